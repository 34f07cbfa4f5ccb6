"""The page of a server as an app, and the site for devices beside it, which plays while the server is away."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .files import DEVICE, INDEX, MANIFEST, POLICY, SERVICE, Files, has_parts, hash_of, read, server_files, site_files

TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
UNPACKED = ("image/png", "font/woff2")
LEVEL = 6  # of gzip: a browser fetches Python once, and packing it must not take seconds
# The page of a device loads nothing from elsewhere, so it may use threads.
HEADERS = {
    "content-security-policy": f"{POLICY}; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cache-control": "no-cache",
}


def device_routes() -> list[BaseRoute]:
    """Nothing where Python for the browser is missing, as in a checkout where it is not built."""
    if not has_parts():
        return []
    return [
        *(Route(f"/{name}", app_file) for name in (INDEX, SERVICE, MANIFEST)),
        Route(f"{DEVICE}{{name:path}}", device_file),
    ]


async def app_file(request: Request) -> Response:
    return await sent(request, own_files(), request.url.path.lstrip("/"), {"cache-control": "no-cache"})


async def device_file(request: Request) -> Response:
    """A file of the site. Every other path is one of the page, which finds out from the path what to show."""
    files, name = await run_in_threadpool(device_files), request.path_params["name"]
    return await sent(request, files, name if name in files else INDEX, HEADERS)


async def sent(request: Request, files: Files, name: str, headers: dict[str, str]) -> Response:
    tag = f'"{await run_in_threadpool(tag_of, files[name])}"'
    headers = {**headers, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    media = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    content = files[name]
    if media not in UNPACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(await run_in_threadpool(packed, content), 200, headers, media)
    return Response(await run_in_threadpool(read, content), 200, headers, media)


@cache
def own_files() -> Files:
    return server_files()


@cache
def device_files() -> Files:
    return site_files(DEVICE, server="/")


@cache
def tag_of(content: Path | bytes) -> str:
    return hash_of(content)


@cache
def packed(content: Path | bytes) -> bytes:
    return gzip.compress(read(content), LEVEL, mtime=0)

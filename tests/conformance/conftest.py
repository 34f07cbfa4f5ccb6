"""Other libraries' own tests of our environments. `make thorough` runs them, in .venv-envs."""

from __future__ import annotations

import os
from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") and find_spec("pyspiel") else ["test_*.py"]
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # windows that nobody sees

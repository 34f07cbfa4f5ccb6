"""One folder per game. Games in files and in other packages are found here, too."""

from __future__ import annotations

import sys

from galapagos.engine.game_files import GameFinder

sys.meta_path.append(GameFinder())

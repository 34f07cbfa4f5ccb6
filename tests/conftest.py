"""Every test runs with range checks: a value that does not fit its field fails where it happens."""

from __future__ import annotations

from galapagos.engine.language.struct import check_ranges

check_ranges()

"""What `import galapagos` offers."""

from __future__ import annotations

from importlib.metadata import version

import pytest

import galapagos


def test_the_names_are_the_public_ones() -> None:
    assert dir(galapagos) == sorted([*galapagos.__all__, "__version__"])
    assert all(hasattr(galapagos, name) for name in dir(galapagos))


def test_the_version_is_that_of_the_package() -> None:
    assert galapagos.__version__ == version("galapagos")


def test_another_name_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'frob'"):
        _ = galapagos.frob

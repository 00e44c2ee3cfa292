"""What pickles call when they are read."""

from typing import Any

from tactable import _native


def load_game(name: str, options: dict[str, Any]) -> _native.Game:
    """The game with these options."""
    return _native.load_game(name, **options)

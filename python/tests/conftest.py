"""What the tests share: every game, its main variants, and games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tactable

# Name and options; the first of each game is its standard table.
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("maiak", {}),
    ("maiak", {"switch": "optional", "starts": "drawn"}),
    ("tactigo", {}),
    ("tactiki", {}),
    ("tactiki", {"setup": "random", "memory_aid": True}),
    ("taki", {}),
    ("taki", {"seats": 2}),
    ("taki", {"seats": 3, "mode": "pyramid"}),
    ("tac", {}),
    ("tac", {"deck": "master"}),
    ("tac", {"variant": "two-doubles", "deck": "master"}),
    ("tac", {"variant": "solo"}),
    ("tac", {"variant": "three-singles"}),
]


def name_of(table: tuple[str, dict[str, Any]]) -> str:
    return "-".join([table[0], *(str(value) for value in table[1].values())])


@pytest.fixture(params=TABLES, ids=name_of)
def game(request: pytest.FixtureRequest) -> tactable.Game:
    name, options = request.param
    return tactable.load_game(name, **options)


def play(game: tactable.Game, seed: int, most: int = 400) -> Iterator[tactable.State]:
    """The states of a random game, each before somebody acts, up to so many; last the one left."""
    dice = random.Random(seed)
    state = game.new_state(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        yield state
        seat = dice.choice(state.current_players())
        state.apply_action(dice.choice(state.legal_actions(seat)), seat)
    yield state

"""Observations by the names of their fields."""

from __future__ import annotations

import math
from typing import Any

from numpy.typing import NDArray

from tactable._native import Game


def split(game: Game, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """One observation, or any number of them, by field, each in its own shape. Nothing is copied.

    >>> game = tactable.load_game("maiak")
    >>> observation = game.new_state(seed=1).observation()
    >>> tactable.split(game, observation)["tiles"].shape
    (4, 5, 5)
    >>> batch = tactable.Batch(game, 16, seed=1)
    >>> tactable.split(game, batch.observations)["tiles"].shape
    (16, 4, 5, 5)
    """
    if observations.shape[-1:] != (game.observation_size,):
        raise ValueError(
            f"the last axis of observations of {game.id} has {game.observation_size} numbers, "
            f"not {observations.shape[-1:]}"
        )
    fields: dict[str, NDArray[Any]] = {}
    begin = 0
    for name, shape in game.observation_fields:
        end = begin + math.prod(shape)
        fields[name] = observations[..., begin:end].reshape((*observations.shape[:-1], *shape))
        begin = end
    return fields

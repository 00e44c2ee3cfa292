"""What all environments share: agents named by seat, spaces, deals and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tactable import _native

RENDER_MODES = ["human", "ansi", "rgb_array"]
WIDTH = 480
"""How many pixels wide pictures are."""


def agent_name(seat: int) -> str:
    """What an agent on this seat is called."""
    return f"seat_{seat}"


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise ValueError(f"expected a render mode of {known}, not {mode!r}")
    return mode


def observation_box(game: _native.Game) -> spaces.Box:
    """Observations as they are: never negative, and mostly between 0 and 1."""
    return spaces.Box(0.0, np.inf, (game.observation_size,), np.float32)


def masked_space(game: _native.Game, actions: int) -> spaces.Dict:
    """An observation together with the mask of this many actions."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


def render(state: _native.State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A state as everybody at the table together sees it."""
    everybody = list(state.game.playing)
    match mode:
        case "ansi":
            return state.picture(everybody)
        case "rgb_array":
            return state.pixels(everybody, WIDTH)
        case "human":
            print(state.picture(everybody))
    return None


class Deals:
    """The deals of one environment after another: the seed that was given, then others that follow
    from it."""

    def __init__(self, game: _native.Game) -> None:
        self.game = game
        self.chance: np.random.Generator | None = None

    def next(self, seed: int | None) -> _native.State:
        """A new game: that of the seed, or of the next one."""
        if seed is not None or self.chance is None:
            self.chance = np.random.default_rng(seed)
        if seed is None:
            seed = self.number()
        return self.game.new_state(seed)

    def number(self) -> int:
        """A number that follows from the seed."""
        if self.chance is None:
            self.chance = np.random.default_rng()
        return int(self.chance.integers(2**63))


Options = Mapping[str, Any]

"""The five games as Gymnasium environments: one seat is yours, bots play the others.

>>> import gymnasium
>>> import tactable.gymnasium
>>> env = gymnasium.make("tactable/Maiak-v1", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = int(info["action_mask"].argmax())
...     observation, reward, over, _, info = env.step(action)
>>> reward in (-1.0, 1.0)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tactable import _native
from tactable.environment import RENDER_MODES, Deals, check_render_mode, observation_box, render

__all__ = ["SeatEnv"]

Opponents = str | Mapping[int, str]


class SeatEnv(gymnasium.Env[NDArray[np.float32], int]):  # type: ignore[misc]
    """A game from one seat; all other seats, partners too, are played by bots.

    ``opponents`` is the name of a bot as in ``tactable.bot``, or a name for each other seat
    (``{1: "hard", 2: "greedy", 3: "hard"}``). ``seat`` is a number, or ``"random"``: another one in
    every episode. Which it is, is in ``info["seat"]``.

    The legal actions are in ``info["action_mask"]``, and in ``action_masks()``, where
    ``sb3_contrib.MaskablePPO`` looks for them. An illegal action ends the episode with a reward of
    -1 (``illegal="lose"``), or raises ``tactable.IllegalAction`` (``illegal="raise"``). Else the
    reward is ``State.returns`` of the seat at the end, and 0 before.

    All other keywords are options of the game, as in ``tactable.load_game``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: Opponents = "greedy",
        seat: int | Literal["random"] = 0,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.game: _native.Game = _native.load_game(game, **options)
        """The game with its options."""
        playing = list(self.game.playing)
        if seat != "random" and seat not in playing:
            raise ValueError(f"expected a seat of {playing} or 'random', not {seat!r}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"expected 'lose' or 'raise' for illegal, not {illegal!r}")
        self.chosen_seat = seat
        self.illegal = illegal
        self.opponents = self._names(opponents, [other for other in playing if other != seat])
        self.bots: dict[int, _native.Bot] = {}
        self.deals = Deals(self.game)
        self.observation_space = observation_box(self.game)
        self.action_space = spaces.Discrete(self.game.num_actions)

    def _names(self, opponents: Opponents, seats: list[int]) -> dict[int, str]:
        """The name of the bot on each of these seats."""
        if isinstance(opponents, str):
            opponents = dict.fromkeys(seats, opponents)
        missing = [seat for seat in seats if seat not in opponents]
        if missing:
            raise ValueError(f"no opponent is named for the seats {missing}")
        for name in set(opponents.values()):
            # A bot that nobody knows is refused now, not in the middle of a game.
            _native.Bot(name)
        return dict(opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin the game of ``game.new_state(seed)``, or the next one."""
        super().reset(seed=seed)
        self.table: _native.State = self.deals.next(seed)
        """The game as it stands."""
        self.over = False
        if seed is not None or not self.bots:
            names = self.opponents.items()
            self.bots = {other: _native.Bot(name, self.deals.number()) for other, name in names}
        if self.chosen_seat == "random":
            self.seat = self.game.playing[self.deals.number() % len(self.game.playing)]
        else:
            self.seat = self.chosen_seat
        self._let_others_play()
        if self.table.is_terminal():
            # The others alone came to an end: there is nothing to decide in such a game.
            return self.reset(options=options)
        return self.table.observation(self.seat), self._info()

    def step(
        self, action: int
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Do this, and let the others play until the seat is asked again."""
        if self.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        try:
            self.table.apply_action(int(action), self.seat)
        except _native.IllegalAction:
            if self.illegal == "raise":
                raise
            self.over = True
            info = self._info() | {"illegal": True}
            return self.table.observation(self.seat), -1.0, True, False, info
        self._let_others_play()
        self.over = self.table.is_terminal()
        reward = self.table.returns()[self.seat] if self.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.table.observation(self.seat), reward, self.over, False, self._info()

    def _let_others_play(self) -> None:
        while (other := self.table.current_player()) not in (None, self.seat):
            self.table.apply_action(self.bots[other].choose(self.table, other), other)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks().view(np.int8), "seat": self.seat}
        if self.table.is_terminal():
            info["outcome"] = self.table.outcome()
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return self.table.legal_action_mask(self.seat)

    def render(self) -> Any:
        """The table as everybody together sees it: printed, as text, or as pixels."""
        return render(self.table, self.render_mode)


for _name in _native.games():
    gymnasium.register(
        id=f"tactable/{_name.capitalize()}-v1",
        entry_point="tactable.gymnasium:SeatEnv",
        kwargs={"game": _name},
    )

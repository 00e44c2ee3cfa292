"""A game with a version, as PettingZoo names environments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pettingzoo.utils import wrappers

from tactable.pettingzoo.aec import TurnEnv
from tactable.pettingzoo.parallel import TogetherEnv

__all__ = ["Title"]


@dataclass(frozen=True)
class Title:
    """What a module of PettingZoo is: ``env``, ``raw_env`` and ``parallel_env`` of one game."""

    game: str
    version: int

    @property
    def name(self) -> str:
        """The name with its version, such as ``maiak_v1``."""
        return f"{self.game}_v{self.version}"

    def env(self, render_mode: str | None = None, **options: Any) -> Any:
        """The environment as it is meant to be used: an illegal action ends the game, and costs
        who chose it 1."""
        env: Any = self.raw_env(render_mode, **options)
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        return wrappers.OrderEnforcingWrapper(env)

    def raw_env(self, render_mode: str | None = None, **options: Any) -> TurnEnv:
        """The environment alone: an illegal action raises ``tactable.IllegalAction``."""
        return TurnEnv(self.game, self.name, render_mode, options)

    def parallel_env(self, render_mode: str | None = None, **options: Any) -> TogetherEnv:
        """The environment in which all seats step together. See ``TogetherEnv``."""
        return TogetherEnv(self.game, self.name, render_mode, options)

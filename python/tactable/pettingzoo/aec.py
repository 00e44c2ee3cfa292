"""Environments in which one agent acts at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tactable import _native
from tactable.environment import (
    RENDER_MODES,
    Deals,
    Options,
    agent_name,
    check_render_mode,
    masked_space,
    render,
)

__all__ = ["TurnEnv"]

Observation = dict[str, NDArray[Any]]


class TurnEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A game as PettingZoo's cycle of agents and environment.

    Agents are seats (``seat_0``, …); a seat at which nobody plays is no agent. Where several seats
    may act at once (TacTiki's setup, TAC's exchange, TAKI's answers) they are asked one after the
    other, in the order of ``State.current_player``. What one of them chose in secret is not in the
    observations of the others, so that this is the same as choosing at once.

    An observation has the keys ``observation``, which ``tactable.split`` takes apart, and
    ``action_mask``, which is empty for those who are not asked. Rewards are ``State.returns`` at
    the end, and 0 before.
    """

    def __init__(self, game: str, name: str, render_mode: str | None, options: Options) -> None:
        EzPickle.__init__(self, game, name, render_mode, options)
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.game: _native.Game = _native.load_game(game, **options)
        """The game with its options."""
        self.deals = Deals(self.game)
        self.seats = {agent_name(seat): seat for seat in self.game.playing}
        """The seat of every agent."""
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        space = {agent: masked_space(self.game, self.game.num_actions) for agent in self.seats}
        self.observation_spaces = space
        self.action_spaces = {
            agent: spaces.Discrete(self.game.num_actions) for agent in self.seats
        }

    def observation_space(self, agent: str) -> Any:
        """What the agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What the agent may do: ids of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of ``game.new_state(seed)``, or the next one."""
        self.table: _native.State = self.deals.next(seed)
        """The game as it stands."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.table.current_player()
        self.agent_selection = self.agents[0] if seat is None else agent_name(seat)

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may do now."""
        state, seat = self.table, self.seats[agent]
        if seat == state.current_player():
            mask = state.legal_action_mask(seat).view(np.int8)
        else:
            mask = np.zeros(self.game.num_actions, np.int8)
        return {"observation": state.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do what the selected agent chose."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise _native.IllegalAction(f"{agent} is to act, and None is no action")
        state = self.table
        state.apply_action(int(action), self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        if state.is_terminal():
            returns = state.returns()
            self.rewards = {agent: returns[seat] for agent, seat in self.seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"outcome": state.outcome()} for agent in self.agents}
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as everybody together sees it: printed, as text, or as pixels."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is to be closed."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

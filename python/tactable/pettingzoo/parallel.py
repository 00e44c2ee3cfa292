"""Environments in which all agents step together."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

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

__all__ = ["TogetherEnv"]

Observation = dict[str, NDArray[Any]]
Everybody = dict[str, Any]
Choice = tuple[int, list[int]]
"""An action, and all that were legal when it was chosen."""


class TogetherEnv(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A game in which every seat gives an action in every step.

    Who may not act has one legal action, to wait: ``game.num_actions``, the last id of the action
    space. Those who may act at once (TacTiki's setup, TAC's exchange, TAKI's answers) choose in the
    same step, from what they knew before it. Their actions are done in the order of
    ``State.current_player``. What one of them does may change what another may do, as where the
    first answer at TAKI counts: then the other's action is dropped, and ``info["acted"]`` is false.
    """

    def __init__(self, game: str, name: str, render_mode: str | None, options: Options) -> None:
        EzPickle.__init__(self, game, name, render_mode, options)
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "render_fps": 2}
        self.render_mode = check_render_mode(render_mode)
        self.game: _native.Game = _native.load_game(game, **options)
        """The game with its options."""
        self.deals = Deals(self.game)
        self.wait = self.game.num_actions
        """The action of those who may not act."""
        self.seats = {agent_name(seat): seat for seat in self.game.playing}
        """The seat of every agent."""
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: masked_space(self.game, self.wait + 1) for agent in self.seats
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.seats}

    def observation_space(self, agent: str) -> Any:
        """What the agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What the agent may do: ids of actions, or wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the game of ``game.new_state(seed)``, or the next one."""
        self.table: _native.State = self.deals.next(seed)
        """The game as it stands."""
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {"acted": False} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        state, observations = self.table, dict[str, Observation]()
        to_act = state.current_players()
        for agent, seat in self.seats.items():
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in to_act:
                mask[:-1] = state.legal_action_mask(seat)
            else:
                mask[-1] = 1
            observations[agent] = {"observation": state.observation(seat), "action_mask": mask}
        return observations

    def _chosen(self, actions: dict[str, int]) -> dict[int, Choice]:
        """The choices of the seats that may act, each of them legal."""
        to_act, chosen = self.table.current_players(), {}
        for agent in self.agents:
            seat, action = self.seats[agent], int(actions.get(agent, self.wait))
            if seat not in to_act:
                if action != self.wait:
                    raise _native.IllegalAction(f"{agent} may only wait ({self.wait})")
                continue
            legal = self.table.legal_actions(seat)
            if action not in legal:
                raise _native.IllegalAction(f"{action} is not legal for {agent}")
            chosen[seat] = (action, legal)
        return chosen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], Everybody, Everybody, Everybody, Everybody]:
        """Do what all who may act chose. Nothing is done if anything is illegal."""
        table, chosen, acted = self.table, self._chosen(actions), set()
        while (seat := next_of(table, chosen)) is not None:
            action, legal = chosen.pop(seat)
            if table.legal_actions(seat) == legal:
                table.apply_action(action, seat)
                acted.add(seat)
            # Who is no longer asked is not asked again in this step.
            chosen = {seat: chosen[seat] for seat in table.current_players() if seat in chosen}
        agents, over, returns = self.agents, table.is_terminal(), table.returns()
        infos: Everybody = {agent: {"acted": self.seats[agent] in acted} for agent in agents}
        if over:
            self.agents = []
            for info in infos.values():
                info["outcome"] = table.outcome()
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            {agent: returns[self.seats[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> Any:
        """The table as everybody together sees it: printed, as text, or as pixels."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is to be closed."""


def next_of(table: _native.State, chosen: dict[int, Choice]) -> int | None:
    """Who acts next of those who chose."""
    asked = [table.current_player(), *table.current_players()]
    return next((seat for seat in asked if seat in chosen), None)

"""The five games in OpenSpiel: ``tactable_maiak``, ``tactable_tactigo``, ``tactable_tactiki``,
``tactable_taki`` and ``tactable_tac``.

>>> import pyspiel
>>> import tactable.openspiel
>>> game = pyspiel.load_game("tactable_taki(seats=2,deals=16)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(3)
>>> state.action_to_string(state.legal_actions()[0])
'b5'

Options of the game are parameters, as in ``tactable.load_game``. Players are the seats that play, in
their order. Where several may act at once they are asked one after the other, in the order of
``State.current_player``; what one of them chose in secret is not in the information states of the
others, so that this is the same as choosing at once.

**Chance.** All chance of a game comes from its seed. It is one chance node at the start, with the
deals of ``deals`` seeds (1024 unless told otherwise), each seed as likely as the others; seeds whose
games begin and go on alike are one outcome. Whatever is worked out exactly is exact for the game in
which those are the deals. Chance later in the game, such as shuffling the pile again, follows from
the seed too. Games without chance have no chance node.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tactable import _native

__all__ = ["TactableGame", "TactableState"]

DEALS = 1024
"""How many seeds are dealt from unless told otherwise."""
ENDLESS = 2**31 - 1
"""How long a game may be whose options set no limit."""


class TactableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, for OpenSpiel."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        # OpenSpiel gives every parameter a value. What is as always is left to the game, because
        # some of its defaults depend on other options.
        usual = _native.load_game(self.name).options
        options = {key: value for key, value in params.items() if usual.get(key) != value}
        deals = options.pop("deals", DEALS)
        if deals < 1:
            raise ValueError(f"deals should be at least 1, not {deals}")
        self.game = _native.load_game(self.name, **options)
        """The game with its options."""
        self.seats = list(self.game.playing)
        """The seat of every player."""
        self.players = {seat: player for player, seat in enumerate(self.seats)}
        """The player on every seat that plays."""
        starts = Counter(map(self.game.new_state, range(deals)))
        self.deals = list(starts)
        """The beginnings that chance chooses from."""
        self.chances = [count / deals for count in starts.values()]
        """How likely each of them is."""
        super().__init__(self._type(), self._info(), params)

    def _type(self) -> pyspiel.GameType:
        kinds = pyspiel.GameType
        chance, hidden, against = len(self.deals) > 1, self.game.hidden, len(self.game.sides) > 1
        return game_type(
            self.name,
            kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
            kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION,
            kinds.Utility.ZERO_SUM if against else kinds.Utility.IDENTICAL,
        )

    def _info(self) -> pyspiel.GameInfo:
        against = len(self.game.sides) > 1
        longest = self.game.max_actions
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=len(self.deals) if len(self.deals) > 1 else 0,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if against else None,
            max_game_length=ENDLESS if longest is None else longest,
        )

    def new_initial_state(self, _from: str | None = None) -> TactableState:
        """The start: chance is to deal, or the first seat to act."""
        return TactableState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TactableObserver:
        """What sees states through the eyes of one player."""
        if params:
            raise ValueError(f"observers have no parameters, but there are {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TactableObserver(self.game, wanted)


class TactableState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game, for OpenSpiel."""

    # OpenSpiel copies what is in here whenever it clones a state: few and small things.

    def __init__(self, game: TactableGame) -> None:
        super().__init__(game)
        self.table: _native.State | None = None
        """The game as it stands, once it was dealt."""
        self.plies = 0
        """How many actions led here from where the table began."""
        self.told: dict[int, tuple[int, str]] = {}
        """What players were told up to some ply: told once, because games are long."""
        if len(game.deals) == 1:
            self.table = game.deals[0].clone()

    def current_player(self) -> int:
        """Who is to act."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.current_player()
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.get_game().players[seat])

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.table is not None and self.table.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, and how likely each is."""
        return list(enumerate(self.get_game().chances))

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None:
            return list(range(len(self.get_game().deals)))
        return sorted(self.table.legal_actions(self._seat(player)))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.get_game().deals[action].clone()
        else:
            self.table.apply_action(action)
            self.plies += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.action_to_string(action, self._seat(player))

    def _seat(self, player: int) -> int:
        return int(self.get_game().seats[player])

    def returns(self) -> list[float]:
        """What every player gained; nothing before the end."""
        seats = self.get_game().seats
        if self.table is None:
            return [0.0] * len(seats)
        returns = self.table.returns()
        return [returns[seat] for seat in seats]

    def information_text(self, player: int) -> str:
        """All that a player has seen and done, in order."""
        if self.table is None:
            return ""
        seat, plies = self._seat(player), self.plies
        done, text = self.told.get(player, (None, ""))
        if done != plies:
            text += self.table.information_state_string(seat, done)
            self.told[player] = (plies, text)
        return text

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> TactableState:
        """Another state that the player could not tell from this one, each that fits equally likely.

        It goes on like any other, but its history is still that of the state it was drawn for.
        """
        world = self.clone()
        if self.table is not None:
            seed = int(sampler() * 2**53)
            world.table = self.table.imagine(self._seat(player), seed)
            world.told = {player: (0, self.information_text(player))}
            world.plies = 0
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.table is None:
            return "to be dealt"
        return self.table.picture(self.get_game().seats)


class TactableObserver:
    """Sees states through the eyes of one player. See OpenSpiel's ``observation.py``."""

    def __init__(self, game: _native.Game, wanted: Any) -> None:
        self.recalls = wanted.perfect_recall
        self.own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is what one player knows, and what everybody knows")
        size = game.observation_size if self.own and not self.recalls else 0
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor} if size else {}

    def set_from(self, state: TactableState, player: int) -> None:
        """Write what the player knows."""
        if self.tensor.size == 0:
            raise ValueError("only what one player sees now is there as numbers")
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.observation(state.get_game().seats[player])

    def string_from(self, state: TactableState, player: int) -> str:
        """What the player knows, in words."""
        if state.table is None:
            return ""
        if self.recalls and self.own:
            return state.information_text(player)
        eyes = state.get_game().seats[player] if self.own else None
        if self.recalls:
            return "\n".join(map(json.dumps, state.table.events(eyes)))
        return json.dumps(state.table.view(eyes))


def game_type(
    name: str,
    chance: Any = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information: Any = pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility: Any = pyspiel.GameType.Utility.ZERO_SUM,
) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    game = _native.load_game(name)
    return pyspiel.GameType(
        short_name=f"tactable_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=1,
        max_num_players=10,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=game.options | {"deals": DEALS},
    )


for _name in _native.games():
    # A class each, because OpenSpiel outlives Python and may only hold what is never let go.
    pyspiel.register_game(
        game_type(_name), type(f"{_name.capitalize()}Game", (TactableGame,), {"name": _name})
    )

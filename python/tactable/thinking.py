"""Bots, and the numbers behind their choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tactable import _native
from tactable._native import Bot, State
from tactable.frames import Row, frame

__all__ = ["Bot", "Choice", "Judgement", "Proof", "bot", "search"]


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name: ``random``, ``greedy``, ``easy``, ``medium``, ``hard``, ``champion``,
    ``companion``, ``search:2000``, ``search:500ms``, ``alphabeta:20000``, ``cmd:python3 mybot.py``, …

    It knows only what the seat knows for which it is asked. The same seed gives the same choices,
    unless the name limits time. One bot stands for one person; ask another for each.

    >>> state = tactable.load_game("maiak").new_state(seed=1)
    >>> greedy = tactable.bot("greedy")
    >>> greedy.choose(state) in state.legal_actions()
    True
    """
    return Bot(name, seed)


@dataclass(frozen=True, slots=True)
class Proof:
    """An action that is known to win or to lose, whatever the others do."""

    wins: bool
    actions: int
    """In how many actions at most, as far as is known."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a search found out about one legal action."""

    action: int
    notation: str
    visits: int
    worth: float
    """The chances of the seat's side after it: 0 lost, 1 won."""
    proof: Proof | None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a search thinks of a decision."""

    worth: float
    """The chances of the seat's side if it chooses best: 0 lost, 1 won."""
    chances: list[float]
    """The chances of every side then, in the order of ``game.sides``."""
    choices: list[Choice]
    """The legal actions, the best first."""
    line: list[tuple[int, str]]
    """What is expected to follow: seat and action."""

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    def rows(self) -> list[Row]:
        """The choices as plain rows."""
        return [
            {
                "action": choice.action,
                "notation": choice.notation,
                "visits": choice.visits,
                "worth": choice.worth,
                "wins": choice.proof.wins if choice.proof else None,
                "proof_actions": choice.proof.actions if choice.proof else None,
            }
            for choice in self.choices
        ]

    def frame(self) -> Any:
        """The choices as a data frame of pandas or polars."""
        return frame(self.rows())


def search(
    state: State,
    simulations: int | None = None,
    *,
    seconds: float | None = None,
    threads: int = 1,
    seat: int | None = None,
    seed: int | str = 0,
    name: str | None = None,
) -> Judgement:
    """Think about a decision and tell the numbers behind the choice.

    Give ``simulations`` (the same numbers every time for the same seed), ``seconds``, or the
    ``name`` of any bot that thinks in chances, such as ``"champion"`` or ``"alphabeta:20000"``.

    >>> state = tactable.load_game("maiak").new_state(seed=1)
    >>> found = tactable.search(state, 200)
    >>> sum(choice.visits for choice in found.choices) > 0
    True
    >>> found.best.notation == state.action_to_string(found.best.action)
    True
    """
    given = [limit for limit in (simulations, seconds, name) if limit is not None]
    if len(given) > 1:
        raise ValueError("give one of simulations, seconds and name, not several")
    if name is None:
        if seconds is not None:
            if not seconds > 0:
                raise ValueError(f"seconds should be more than 0, not {seconds}")
            name = f"search:{max(1, round(seconds * 1000))}ms"
        else:
            name = f"search:{2000 if simulations is None else simulations}"
        if threads != 1:
            name += f"@{threads}"
    worth, chances, choices, line = _native.judge(state, name, seat, seed)
    return Judgement(
        worth,
        chances,
        [
            Choice(action, notation, visits, worth, Proof(*proof) if proof else None)
            for action, notation, visits, worth, proof in choices
        ],
        line,
    )

"""What contests and studies found out, as tables."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from tactable.frames import Row, frame


def flat(values: dict[str, Any], prefix: str = "") -> Row:
    """A result as one row: an estimate becomes ``rate``, ``rate_low``, ``rate_high``, …"""
    row: Row = {}
    for name, value in values.items():
        key = prefix + name
        if not isinstance(value, dict):
            row[key] = value
            continue
        inner = flat(value, f"{key}_")
        if f"{key}_value" in inner:
            row[key] = inner.pop(f"{key}_value")
        row.update(inner)
    return row


@dataclass(frozen=True, slots=True)
class Results(ABC):
    """What was found out, every part of it as a table.

    ``tables`` are their names, ``rows(name)`` has plain dicts, ``frame(name)`` a data frame of pandas
    or polars, and ``json`` is the whole text that ``tactable arena --json`` or ``tactable study
    --json`` would write of the same games.
    """

    json: str
    games: list[Row] = field(repr=False)
    """Every game that was played, in the order of their numbers."""
    interrupted: bool
    """Whether some games are missing because somebody pressed Ctrl-C."""

    @property
    def data(self) -> dict[str, Any]:
        """All of it as plain dicts and lists."""
        found: dict[str, Any] = json.loads(self.json)
        return found

    @abstractmethod
    def _tables(self) -> dict[str, list[Row]]:
        """Every table by its name."""

    @property
    def tables(self) -> list[str]:
        """The names of the tables."""
        return list(self._tables())

    def rows(self, table: str) -> list[Row]:
        """A table as plain rows."""
        tables = self._tables()
        if table not in tables:
            known = ", ".join(tables)
            raise ValueError(f"there is no table {table!r} here; there are {known}")
        return tables[table]

    def frame(self, table: str, library: str | None = None) -> Any:
        """A table as a data frame of pandas or polars, whichever is installed."""
        return frame(self.rows(table), library)


class ContestResults(Results):
    """Who is stronger. The tables are ``standings``, ``crosstable``, ``sides``, ``reasons``,
    ``failures`` and ``games``."""

    __slots__ = ()

    def _tables(self) -> dict[str, list[Row]]:
        found = self.data["results"]
        standings = [
            flat({name: value for name, value in bot.items() if name != "sides"})
            for bot in found["bots"]
        ]
        sides = [
            {"bot": bot["bot"], "side": side} | flat({"rate": rate})
            for bot in found["bots"]
            for side, rate in enumerate(bot["sides"])
        ]
        return {
            "standings": standings,
            "crosstable": [flat(pairing) for pairing in found["crosstable"]],
            "sides": sides,
            "reasons": [{"reason": name, "games": n} for name, n in found["reasons"].items()],
            "failures": found["failures"],
            "games": self.games,
        }

    def __str__(self) -> str:
        rows = sorted(self.rows("standings"), key=lambda row: -row["rate"])
        return "\n".join(
            f"{row['bot']}: {row['rate']:.3f} ({row['rate_low']:.3f}–{row['rate_high']:.3f})"
            for row in rows
        )


class StudyResults(Results):
    """What a game is like. The tables are ``summary``, ``sides``, ``reasons``, ``events``,
    ``branching``, ``leads`` and ``games``."""

    __slots__ = ()

    def _tables(self) -> dict[str, list[Row]]:
        found = self.data["studies"][0]
        lists = {name for name, value in found.items() if isinstance(value, list)}
        return {
            "summary": [flat({name: found[name] for name in found if name not in lists})],
            "sides": [{"side": i} | flat({"rate": rate}) for i, rate in enumerate(found["sides"])],
            "reasons": [flat(reason) for reason in found["reasons"]],
            "events": [flat(event) for event in found["events"]],
            "branching": [
                {"phase": i} | flat({"actions": actions})
                for i, actions in enumerate(found["branching"])
            ],
            "leads": [flat(lead) for lead in found["leads"]],
            "games": self.games,
        }

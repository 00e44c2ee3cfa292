"""``python -m tactable.cluster``: the commands."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tactable import cluster
from tactable._native import bot_names
from tactable.progress import Bar


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the arguments say, and leave with 2 if they make no sense."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        text = _run(given)
    except (ValueError, OSError, ImportError) as error:
        parser.exit(2, f"error: {error}\n")
    except KeyboardInterrupt:
        parser.exit(130, "Interrupted. The same command continues from here.\n")
    sys.stdout.write(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tactable.cluster",
        description="Contests, studies, self-play and data sets on a Ray cluster.",
        epilog="The same settings give the same results as one machine. With --out, every shard is a"
        " file that is there, whole, or not at all: run the same command again to continue.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, words, games in [
        ("arena", "let bots play against each other, and rate them", 100),
        ("study", "find out what a game is like", 200),
        ("export", "write games as a data set", 100),
        ("selfplay", "write games of one bot against itself as a data set", 100),
    ]:
        command = commands.add_parser(name, help=words, description=words)
        command.add_argument("game", help="the name of the game")
        bots = "search:200" if name == "selfplay" else "greedy"
        command.add_argument(
            "--bots", default=None if name == "arena" else bots, required=name == "arena",
            metavar="BOT,…", help="the bots by name",
        )
        command.add_argument("--games", type=_whole, default=games, metavar="N")
        command.add_argument("--seed", default="0", metavar="HEX|N")
        command.add_argument(
            "-o", dest="options", action="append", default=[], metavar="NAME=VALUE",
            help="one rule option",
        )
        command.add_argument("--opening-plies", type=int, default=None, metavar="N")
        command.add_argument(
            "--shard", type=_whole, default=None, metavar="N",
            help="how many games a worker plays at a time",
        )
        command.add_argument(
            "--out", required=name in ("export", "selfplay"), metavar="DIR",
            help="where to keep what is done; for a data set also FILE.parquet",
        )
        command.add_argument(
            "--address", default=None, metavar="HOST:PORT|auto", help="the cluster to join"
        )
        command.add_argument(
            "--json", default=None, metavar="FILE|-", help="write the results as JSON"
        )
        if name in ("export", "selfplay"):
            command.add_argument("--with", dest="columns", default="", metavar="view")
            command.add_argument("--without", default="", metavar="observation,legal")
    return parser


def _whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, not {text}")
    return number


def _options(given: Sequence[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise ValueError(f"expected NAME=VALUE, found {option}")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


def _run(given: argparse.Namespace) -> str:
    common: dict[str, Any] = {
        "games": given.games,
        "seed": given.seed,
        "opening_plies": given.opening_plies,
        "address": given.address,
        "progress": Bar(),
        **({"shard": given.shard} if given.shard else {}),
        **_options(given.options),
    }
    bots = bot_names(given.bots)
    if given.command in ("arena", "study"):
        play = cluster.arena if given.command == "arena" else cluster.study
        found = play(given.game, bots, out=given.out, **common)
        text = found.json
        words = str(found) if given.command == "arena" else _told(found.rows("sides"))
        if found.interrupted:
            words += "\nInterrupted. The same command continues from here."
    else:
        data = cluster.export(
            given.out,
            given.game,
            bots=bots,
            columns=[name for name in given.columns.split(",") if name],
            without=[name for name in given.without.split(",") if name],
            **common,
        )
        summary = {"info": data.info, "rows": len(data), "files": data.files}
        text = json.dumps(summary, indent=2, ensure_ascii=False) + "\n"
        words = f"{len(data)} decisions of {data.info['games']} games in {given.out}"
    if given.json == "-":
        return text
    if given.json is not None:
        Path(given.json).write_text(text, encoding="utf-8")
    return words + "\n"


def _told(sides: Sequence[dict[str, Any]]) -> str:
    return "\n".join(
        f"side {row['side']}: {row['rate']:.3f} ({row['rate_low']:.3f}–{row['rate_high']:.3f})"
        for row in sides
    )


if __name__ == "__main__":
    main()

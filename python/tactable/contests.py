"""Bots against each other, and what a game is like."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from tactable._native import Game, Job, load_game
from tactable.progress import Progress, teller
from tactable.results import ContestResults, Results, StudyResults

R = TypeVar("R", bound=Results)


def arena(
    game: Game | str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int | str = 0,
    threads: int | None = None,
    opening_plies: int | None = None,
    out: str | os.PathLike[str] | None = None,
    progress: Progress | bool | None = None,
    **options: Any,
) -> ContestResults:
    """Let bots play against each other in duplicate, and rate them.

    The same arguments give the same results, whatever the number of threads. With ``out``, every game
    is on disk before it counts: call again to go on, or run ``tactable arena --out`` on the same file.
    Ctrl-C ends in order, with the results so far. ``docs/arena.md`` says what the numbers mean.

    >>> found = tactable.arena("maiak", ["greedy", "random"], games=20, seed=1)
    >>> [row["bot"] for row in found.rows("standings")]
    ['greedy', 'random']
    >>> found.frame("standings", "pandas")["rate"].sum().item()
    1.0
    """
    job = contest_job(game, bots, games, seed, opening_plies, options)
    return run(job, ContestResults, threads, out, progress)


def study(
    game: Game | str,
    bots: Sequence[str] = ("greedy",),
    *,
    games: int = 200,
    seed: int | str = 0,
    threads: int | None = None,
    opening_plies: int | None = None,
    out: str | os.PathLike[str] | None = None,
    progress: Progress | bool | None = None,
    **options: Any,
) -> StudyResults:
    """Find out what a game is like: who is favoured, how long it is, how it ends, what decides.

    >>> found = tactable.study("taki", ["random"], games=20, seed=1, seats=3)
    >>> [row["side"] for row in found.rows("sides")]
    [0, 1, 2]
    """
    job = study_job(game, bots, games, seed, opening_plies, options)
    return run(job, StudyResults, threads, out, progress)


def loaded(game: Game | str, options: dict[str, Any]) -> Game:
    """The game with these options."""
    if isinstance(game, str):
        return load_game(game, **options)
    if options:
        names = ", ".join(options)
        raise TypeError(f"the game was loaded with its options; {names} would change them")
    return game


def contest_job(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    opening_plies: int | None,
    options: dict[str, Any],
) -> Job:
    """A contest before its first game."""
    return Job.contest(loaded(game, options), named(bots), games, seed, opening_plies)


def study_job(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    opening_plies: int | None,
    options: dict[str, Any],
) -> Job:
    """A study before its first game."""
    return Job.study(loaded(game, options), named(bots), games, seed, opening_plies)


def named(bots: Sequence[str]) -> list[str]:
    """The names of bots, of which one alone may be given as it is."""
    return [bots] if isinstance(bots, str) else list(bots)


def summed_up(
    job: Job, kind: Callable[[str, list[dict[str, Any]], bool], R], lines: Iterable[str]
) -> R:
    """The results of these games, whatever their order."""
    games = {int(game["number"]): (game, line) for line in lines for game in [json.loads(line)]}
    asked = [games[number] for number in sorted(games) if number < job.total]
    log = job.header + "".join(line for _, line in asked)
    return kind(job.results(log), [game for game, _ in asked], len(asked) < job.total)


def run(
    job: Job,
    kind: Callable[[str, list[dict[str, Any]], bool], R],
    threads: int | None,
    out: str | os.PathLike[str] | None,
    progress: Progress | bool | None,
) -> R:
    """Play what is not in the log yet, if there is one, and sum up."""
    lines: list[str] = []
    known: set[int] = set()
    log: BinaryIO | None = None
    if out is not None:
        log, lines, known = opened(job, Path(out))
    tell = teller(progress)
    total = job.total
    tell(min(len(known), total), total)

    def keep(batch: list[str]) -> None:
        if log is not None:
            log.write("".join(batch).encode())
            log.flush()
            os.fsync(log.fileno())
        lines.extend(batch)
        tell(len(lines), total)

    try:
        missing = [number for number in range(total) if number not in known]
        job.play(missing, threads or os.cpu_count() or 1, keep)
    except KeyboardInterrupt:
        # What was played so far counts, and the results say that some is missing. It may have come
        # between the disk and our list.
        if log is not None and out is not None:
            log.close()
            log, lines, _ = opened(job, Path(out))
    finally:
        if log is not None:
            log.close()
    return summed_up(job, kind, lines)


def opened(job: Job, path: Path) -> tuple[BinaryIO, list[str], set[int]]:
    """A log that is there or begun: the file, its games, and their numbers."""
    log = open(path, "a+b")
    try:
        _lock(log, path)
        log.seek(0)
        content = log.read()
        whole = content[: content.rfind(b"\n") + 1]
        if content and not whole and not job.header.encode().startswith(content):
            raise ValueError(f"{path} is not the log of a contest or study and will not be touched")
        try:
            numbers, _ = job.read(whole.decode())
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None
        log.truncate(len(whole))
        if not whole:
            log.write(job.header.encode())
        log.flush()
        lines = whole.decode().splitlines(keepends=True)[1:]
        return log, lines, set(numbers)
    except BaseException:
        log.close()
        raise


def _lock(log: BinaryIO, path: Path) -> None:
    """Nobody else writes this log, here or in the program ``tactable``."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ValueError(f"{path} is being written by another contest or study") from None

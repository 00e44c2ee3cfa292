"""Contests, studies, self-play and data sets on a Ray cluster.

What one machine does in a day, many do in an hour, with the same result to the byte: every game
depends on nothing but its number, so work is cut into shards that any worker can do and do again.
A worker or a node that dies loses nothing, because Ray gives its shards to another; and with ``out``
every shard is a file that is there, whole, or not at all, so that a killed driver goes on where it
was. Nothing is shared but what Ray carries: the workers need this package, and no common disk.

    python -m tactable.cluster arena maiak --bots hard,medium --games 2000 --out games/

``address`` says which cluster: none starts one on this machine, or joins the one that the
environment names; ``"auto"`` joins the one that runs here.
"""

from __future__ import annotations

import importlib
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tactable._native import Export, Game, Job
from tactable.contests import contest_job, loaded, named, study_job, summed_up
from tactable.data import Dataset
from tactable.progress import Progress, teller
from tactable.results import ContestResults, Results, StudyResults

__all__ = ["arena", "export", "selfplay", "study"]

R = TypeVar("R", bound=Results)

RETRIES = 10
"""How often a shard is given to another worker before it is the shard's fault."""

GAMES_OF_A_SHARD = 50
"""How many games of a contest or study a worker plays at a time, unless said otherwise."""


@dataclass(frozen=True)
class Setting:
    """Everything that games depend on, small enough to be sent with every shard."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int | str
    opening_plies: int | None

    @staticmethod
    def of(
        game: Game | str,
        options: dict[str, Any],
        bots: Sequence[str],
        games: int,
        seed: int | str,
        opening_plies: int | None,
    ) -> Setting:
        """The setting of a game that was loaded, or is."""
        setting = loaded(game, options)
        return Setting(setting.id, setting.options, named(bots), games, seed, opening_plies)

    def job(self, kind: str) -> Job:
        """The games as those of a contest or of a study."""
        make = contest_job if kind == "arena" else study_job
        return make(
            self.game, self.bots, self.games, self.seed, self.opening_plies, self.options
        )

    def export(
        self, path: Path, columns: Sequence[str], without: Sequence[str], shard: int | None
    ) -> Export:
        """The games as a data set."""
        game = loaded(self.game, self.options)
        return Export.of_bots(
            path, game, self.bots, self.games, self.seed, self.opening_plies,
            list(columns), list(without), shard,
        )


def arena(
    game: Game | str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int | str = 0,
    opening_plies: int | None = None,
    out: str | os.PathLike[str] | None = None,
    shard: int = GAMES_OF_A_SHARD,
    address: str | None = None,
    progress: Progress | bool | None = None,
    **options: Any,
) -> ContestResults:
    """:func:`tactable.arena` on a cluster; ``out`` is a folder with a log of every shard."""
    setting = Setting.of(game, options, bots, games, seed, opening_plies)
    return _play("arena", setting, ContestResults, out, shard, address, progress)


def study(
    game: Game | str,
    bots: Sequence[str] = ("greedy",),
    *,
    games: int = 200,
    seed: int | str = 0,
    opening_plies: int | None = None,
    out: str | os.PathLike[str] | None = None,
    shard: int = GAMES_OF_A_SHARD,
    address: str | None = None,
    progress: Progress | bool | None = None,
    **options: Any,
) -> StudyResults:
    """:func:`tactable.study` on a cluster; ``out`` is a folder with a log of every shard."""
    setting = Setting.of(game, options, bots, games, seed, opening_plies)
    return _play("study", setting, StudyResults, out, shard, address, progress)


def export(
    path: str | os.PathLike[str],
    game: Game | str,
    *,
    bots: Sequence[str] = ("greedy",),
    games: int = 100,
    seed: int | str = 0,
    opening_plies: int | None = None,
    columns: Sequence[str] = (),
    without: Sequence[str] = (),
    shard: int | None = None,
    address: str | None = None,
    progress: Progress | bool | None = None,
    **options: Any,
) -> Dataset:
    """:meth:`tactable.Dataset.write` on a cluster. The same arguments write the same bytes."""
    setting = Setting.of(game, options, bots, games, seed, opening_plies)
    whole = setting.export(Path(path), columns, without, shard)
    missing = whole.missing()
    whole.prepare()
    tell, total = teller(progress), whole.games
    done = total - whole.games_of(missing)
    tell(done, total)

    def take(number: int, content: bytes) -> None:
        nonlocal done
        _write_whole(Path(whole.path_of(number)), content)
        done += whole.games_of([number])
        tell(done, total)

    if missing:
        work = [(number, (setting, list(columns), list(without), shard)) for number in missing]
        _spread(write_shard, work, take, address)
    whole.finish()
    return Dataset(path)


def selfplay(
    path: str | os.PathLike[str],
    game: Game | str,
    *,
    bot: str = "search:200",
    **settings: Any,
) -> Dataset:
    """A data set of one bot against itself: what the next one learns from. Everything else is as for
    :func:`export`."""
    return export(path, game, bots=[bot], **settings)


def play_shard(number: int, kind: str, setting: Setting, begin: int, end: int) -> list[str]:
    """Play the games of a shard; their lines in the log, in their order."""
    del number
    lines: list[str] = []
    setting.job(kind).play(list(range(begin, end)), 1, lines.extend)
    return lines


def write_shard(
    number: int, setting: Setting, columns: list[str], without: list[str], shard: int | None
) -> bytes:
    """Play the games of a shard of a data set; the content of its file."""
    with tempfile.TemporaryDirectory() as folder:
        part = setting.export(Path(folder), columns, without, shard)
        part.run([number], 1, lambda games: None)
        return Path(part.path_of(number)).read_bytes()


def _play(
    kind: str,
    setting: Setting,
    results: Callable[[str, list[dict[str, Any]], bool], R],
    out: str | os.PathLike[str] | None,
    shard: int,
    address: str | None,
    progress: Progress | bool | None,
) -> R:
    """Play the shards that are not there yet, and sum up."""
    if shard < 1:
        raise ValueError(f"a shard has at least one game, not {shard}")
    job = setting.job(kind)
    folder = None if out is None else Path(out)
    lines: list[str] = []
    work: list[tuple[int, tuple[Any, ...]]] = []
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for number, begin in enumerate(range(0, job.total, shard)):
        end = min(begin + shard, job.total)
        kept = None if folder is None else _kept(job, _log(folder, number), range(begin, end))
        if kept is None:
            work.append((number, (kind, setting, begin, end)))
        else:
            lines.extend(kept)
    tell = teller(progress)
    tell(len(lines), job.total)

    def take(number: int, played: list[str]) -> None:
        if folder is not None:
            _write_whole(_log(folder, number), (job.header + "".join(played)).encode())
        lines.extend(played)
        tell(len(lines), job.total)

    try:
        if work:
            _spread(play_shard, work, take, address)
    except KeyboardInterrupt:
        pass  # What was played so far counts, and the results say that some is missing.
    return summed_up(job, results, lines)


def _log(folder: Path, shard: int) -> Path:
    return folder / f"games-{shard:05}.jsonl"


def _kept(job: Job, path: Path, numbers: range) -> list[str] | None:
    """The games of a shard that is there; nothing if it is not, or was cut otherwise."""
    if not path.exists():
        return None
    text = path.read_text(encoding="utf-8")
    try:
        found, _ = job.read(text)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    return text.splitlines(keepends=True)[1:] if found == list(numbers) else None


def _write_whole(path: Path, content: bytes) -> None:
    """A file that is there, whole, or not at all."""
    with tempfile.NamedTemporaryFile(
        dir=path.parent, prefix=".", suffix=".tactable.tmp", delete=False
    ) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            os.chmod(file.name, 0o644)
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise


def _spread(
    function: Callable[..., Any],
    work: Iterable[tuple[int, tuple[Any, ...]]],
    take: Callable[[int, Any], None],
    address: str | None,
) -> None:
    """Do numbered work on the cluster and take what is done as it comes. No more is handed out at a
    time than keeps every processor busy."""
    ray = _connect(address)
    remote = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(function)
    waiting = iter(work)
    running: dict[Any, int] = {}
    try:
        while True:
            processors = int(ray.cluster_resources().get("CPU", 1))
            while len(running) < 2 * max(processors, 1):
                try:
                    number, arguments = next(waiting)
                except StopIteration:
                    break
                running[remote.remote(number, *arguments)] = number
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
            for done in ready:
                take(running[done], ray.get(done))
                del running[done]
    finally:
        for left in running:
            ray.cancel(left, force=True)


def _connect(address: str | None) -> Any:
    """Ray, with a cluster to work on."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise ImportError("tactable.cluster needs Ray: pip install 'tactable[ray]'") from None
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level="warning")
    return ray


"""Data sets: games as rows of decisions, for programs that learn."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from tactable._native import DatasetReader, Export, Game, Record
from tactable.contests import loaded, named
from tactable.progress import Progress, teller


class Dataset:
    """A data set of decisions, in a Parquet file or a folder of them.

    >>> import tempfile, os
    >>> path = os.path.join(tempfile.mkdtemp(), "maiak.parquet")
    >>> data = tactable.Dataset.write(path, "maiak", bots=["greedy", "random"], games=10, seed=1)
    >>> data.info["game"], data.info["games"]
    ('maiak', 10)
    >>> for rows in data:
    ...     print(rows["observation"].shape[0] == rows["mask"].shape[0] == len(rows["action"]))
    True
    >>> data.frame("pandas")["seat"].max().item()
    1

    Whole groups of rows are read at once, as NumPy arrays: ``observation`` (rows × numbers), ``mask``
    (rows × ids), ``action``, ``seat``, ``score``, … The files are plain Parquet: pandas, polars,
    DuckDB and Hugging Face ``datasets`` (``load_dataset("parquet", data_files=data.files)``) read them
    without this package. ``docs/formats.md`` lists the columns.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self._reader = DatasetReader(self.path)

    @classmethod
    def write(
        cls,
        path: str | os.PathLike[str],
        game: Game | str,
        *,
        bots: Sequence[str] = ("greedy",),
        games: int = 100,
        records: Sequence[Record] | None = None,
        seed: int | str = 0,
        threads: int | None = None,
        opening_plies: int | None = None,
        columns: Sequence[str] = (),
        without: Sequence[str] = (),
        shard: int | None = None,
        progress: Progress | bool | None = None,
        **options: Any,
    ) -> Dataset:
        """Let bots play, or take ``records``, and write a row for every decision.

        The same arguments write the same bytes as ``tactable export``, whatever the number of threads.
        ``columns=["view"]`` adds what the seat may know as JSON; ``without`` leaves out
        ``"observation"`` or ``"legal"``. A name that ends in ``.parquet`` becomes one file, any other a
        folder with a file for every ``shard`` games. Interrupted, it goes on when called again; then it
        raises ``KeyboardInterrupt``, because there is no whole data set yet.
        """
        setting = loaded(game, options)
        export = (
            Export.of_bots(
                Path(path), setting, named(bots), games, seed, opening_plies,
                list(columns), list(without), shard,
            )
            if records is None
            else Export.of_records(
                Path(path), setting, list(records), list(columns), list(without), shard
            )
        )
        missing = export.missing()
        export.prepare()
        tell, total = teller(progress), export.games
        done = total - export.games_of(missing)
        tell(done, total)

        def add(more: int) -> None:
            nonlocal done
            done += more
            tell(done, total)

        export.run(missing, threads or os.cpu_count() or 1, add)
        export.finish()
        return cls(path)

    @property
    def info(self) -> dict[str, Any]:
        """What the files say about themselves: game, options, bots, seed, versions, fields, …"""
        return self._reader.info

    @property
    def files(self) -> list[str]:
        """The files, in the order of their games."""
        return [os.fspath(path) for path in self._reader.files]

    @property
    def groups(self) -> int:
        """How many groups of rows there are."""
        return self._reader.groups

    def __len__(self) -> int:
        return len(self._reader)

    def read(self, group: int, columns: Sequence[str] | None = None) -> dict[str, NDArray[Any]]:
        """One group of rows, or some of its columns, as arrays."""
        return self._reader.read(group, None if columns is None else list(columns))

    def __iter__(self) -> Iterator[dict[str, NDArray[Any]]]:
        return (self.read(group) for group in range(self.groups))

    def frame(self, library: str | None = None, columns: Sequence[str] | None = None) -> Any:
        """All rows as a data frame of pandas (with pyarrow) or polars, whichever is installed."""
        for name in [library] if library else ["pandas", "polars"]:
            if name not in ("pandas", "polars"):
                raise ValueError(f"expected pandas or polars, not {name!r}")
            try:
                module = importlib.import_module(name)
                if name == "pandas":
                    importlib.import_module("pyarrow")
            except ImportError:
                continue
            wanted = None if columns is None else list(columns)
            if name == "polars":
                return module.read_parquet(self.files, columns=wanted)
            parts = [module.read_parquet(file, columns=wanted) for file in self.files]
            return module.concat(parts, ignore_index=True) if len(parts) > 1 else parts[0]
        wanted_library = library or "pandas with pyarrow, or polars"
        raise ImportError(f"a data frame needs {wanted_library}: install it, or read the arrays")

    def __repr__(self) -> str:
        info = self.info
        return f"<tactable.Dataset of {info['game']}, {info['games']} games, {len(self)} decisions>"

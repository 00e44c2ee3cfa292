"""Data sets: written, read back, and compared with the games they were made of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tactable

BOTS = ["greedy", "random"]


@pytest.mark.parametrize("name", tactable.games())
def test_every_row_is_what_its_game_says(name: str, tmp_path: Path) -> None:
    data = tactable.Dataset.write(
        tmp_path / "data", name, bots=BOTS, games=3, seed=5, shard=2, columns=["view"],
        progress=False,
    )
    game = tactable.load_game(name)
    assert data.info["game"] == name and data.info["games"] == 3
    assert data.info["action_ids"] == game.num_actions
    fields = [(field["name"], field["shape"]) for field in data.info["observation"]]
    assert fields == [(name, list(shape)) for name, shape in game.observation_fields]
    rows = 0
    state: tactable.State | None = None
    for group in data:
        for i, (number, ply, seat, action) in enumerate(
            zip(group["number"], group["ply"], group["seat"], group["action"], strict=True)
        ):
            if ply == 0:
                assert state is None or state.is_terminal()
                state = game.new_state(str(group["seed"][i]))
            assert state is not None
            assert number == 0 or len(state.history()) == ply
            np.testing.assert_array_equal(group["observation"][i], state.observation(int(seat)))
            np.testing.assert_array_equal(group["mask"][i], state.legal_action_mask(int(seat)))
            assert json.loads(group["view"][i]) == state.view(int(seat))
            assert group["notation"][i] == state.action_to_string(int(action), int(seat))
            assert group["bot"][i] in (*BOTS, None)
            state.apply_action(int(action), int(seat))
            rows += 1
    assert state is not None and state.is_terminal()
    assert rows == len(data)
    last = data.read(data.groups - 1)
    outcome = state.outcome()
    assert outcome is not None
    assert last["score"][-1] == pytest.approx(outcome["scores"][last["seat"][-1]])


def test_the_same_arguments_write_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / f"{threads}.parquet" for threads in (1, 2)]
    for threads, path in enumerate(files, 1):
        tactable.Dataset.write(
            path, "taki", bots=BOTS, games=7, seed=3, shard=3, threads=threads, seats=3,
            progress=False,
        )
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1.parquet", "2.parquet"]


def test_other_libraries_read_it_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "maiak"
    data = tactable.Dataset.write(path, "maiak", bots=BOTS, games=6, shard=4, progress=False)
    assert len(data.files) == 2
    own = [np.concatenate([group[name] for group in data]) for name in ("action", "score")]

    import pandas as pd  # type: ignore[import-untyped, unused-ignore]
    import polars as pl
    import pyarrow.parquet as pq  # type: ignore[import-untyped, unused-ignore]

    table = pq.ParquetDataset(data.files).read()
    assert table.num_rows == len(data)
    assert str(table.schema.field("observation").type).startswith("list<")
    kinds = {name: str(table.schema.field(name).type) for name in ("action", "seat", "number")}
    assert kinds == {"action": "uint16", "seat": "uint8", "number": "int64"}
    said = json.loads(pq.read_schema(data.files[0]).metadata[b"tactable"])
    assert said["game"] == "maiak" and said["bots"] == BOTS

    for frame in (data.frame("pandas"), data.frame("polars")):
        assert len(frame) == len(data)
        np.testing.assert_array_equal(frame["action"].to_numpy(), own[0])
        np.testing.assert_array_equal(frame["score"].to_numpy(), own[1])
    assert isinstance(data.frame(), pd.DataFrame)
    lengths = pl.read_parquet(data.files)["observation"].list.len()
    assert lengths.min() == lengths.max() == tactable.load_game("maiak").observation_size
    assert list(data.frame("pandas", ["seat", "action"]).columns) == ["seat", "action"]


def test_hugging_face_reads_it(tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets", reason="./test installs it")
    data = tactable.Dataset.write(tmp_path / "d", "maiak", bots=BOTS, games=4, progress=False)
    loaded = datasets.load_dataset(
        "parquet", data_files=data.files, cache_dir=str(tmp_path / "cache"), split="train"
    )
    assert len(loaded) == len(data)
    row: dict[str, Any] = loaded[0]
    assert row["game"] == "maiak" and row["action"] in row["legal"]


def test_an_interrupted_export_goes_on(tmp_path: Path) -> None:
    arguments: dict[str, Any] = {"bots": BOTS, "games": 9, "seed": 2, "shard": 3, "threads": 1}
    path = tmp_path / "cut.parquet"

    def interrupt(done: int, total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tactable.Dataset.write(path, "maiak", **arguments, progress=interrupt)
    assert not path.exists()
    seen: list[int] = []
    tactable.Dataset.write(
        path, "maiak", **arguments, progress=lambda done, total: seen.append(done)
    )
    assert seen[0] >= 3 and seen[1] >= 5, "no game is played twice"
    whole = tmp_path / "whole.parquet"
    tactable.Dataset.write(whole, "maiak", **arguments, progress=False)
    assert whole.read_bytes() == path.read_bytes()


def test_records_are_games_too(tmp_path: Path) -> None:
    game = tactable.load_game("tac")
    records = []
    for seed in range(2):
        state = game.new_state(seed)
        bots = [tactable.bot("random", seed=10 * seed + seat) for seat in range(4)]
        while not state.is_terminal():
            seat = state.current_players()[0]
            state.apply_action(bots[seat].choose(state, seat), seat)
        records.append(state.record())
    data = tactable.Dataset.write(tmp_path / "r.parquet", game, records=records, progress=False)
    assert len(data) == sum(len(record.actions) for record in records)
    notation = np.concatenate([group["notation"] for group in data])
    assert list(notation) == [action for record in records for _, action in record.actions]


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        tactable.Dataset(tmp_path / "nowhere.parquet")
    diary = tmp_path / "diary.parquet"
    diary.write_text("Dear diary")
    with pytest.raises(ValueError, match="not a data set of Tactable"):
        tactable.Dataset(diary)
    with pytest.raises(ValueError, match="not a data set of Tactable"):
        tactable.Dataset.write(diary, "maiak", progress=False)
    assert diary.read_text() == "Dear diary"
    path = tmp_path / "maiak.parquet"
    data = tactable.Dataset.write(path, "maiak", games=2, progress=False)
    with pytest.raises(ValueError, match="seed is 0000"):
        tactable.Dataset.write(path, "maiak", games=2, seed=1, progress=False)
    with pytest.raises(ValueError, match="no column “wings” here"):
        data.read(0, ["wings"])
    with pytest.raises(IndexError, match="there are 1 groups"):
        data.read(7)
    with pytest.raises(ValueError, match="observation, legal, view"):
        tactable.Dataset.write(tmp_path / "x", "maiak", columns=["wings"], progress=False)

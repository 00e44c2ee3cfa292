"""Contests and studies from Python, with the same results as the command line's."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

import tactable

BOTS = ["greedy", "random"]


def test_a_contest_is_told_as_tables() -> None:
    found = tactable.arena("maiak", BOTS, games=30, seed=1, progress=False)
    standings = found.rows("standings")
    assert [row["bot"] for row in standings] == BOTS
    assert all(row["rate_low"] <= row["rate"] <= row["rate_high"] for row in standings)
    assert standings[0]["rate"] > 0.5, "greedy is better than random"
    assert sum(row["rate"] for row in standings) == pytest.approx(1)
    assert len(found.rows("games")) == found.data["results"]["games"] == 30
    assert sum(row["games"] for row in found.rows("reasons")) == 30
    assert {(row["bot"], row["against"]) for row in found.rows("crosstable")} == {
        ("greedy", "random"),
        ("random", "greedy"),
    }
    assert not found.interrupted
    assert "greedy: " in str(found)
    with pytest.raises(ValueError, match="there are standings, crosstable"):
        found.rows("nonsense")


def test_tables_become_data_frames_of_either_library() -> None:
    contest = tactable.arena("tac", BOTS, games=4, seed=1, variant="solo", progress=False)
    study = tactable.study("taki", ["random"], games=10, seats=3, progress=False)
    for found in (contest, study):
        for table in found.tables:
            rows = found.rows(table)
            for library in ("pandas", "polars"):
                assert len(found.frame(table, library)) == len(rows), (table, library)
    assert contest.rows("standings")[0]["count"] > 0, "where all play together, cards are counted"
    assert len(study.rows("sides")) == 3
    assert study.rows("summary")[0]["games"] == 10
    with pytest.raises(ValueError, match="pandas or polars"):
        contest.frame("standings", "excel")


def test_threads_make_no_difference() -> None:
    for play in (tactable.arena, tactable.study):
        one = play("maiak", BOTS, games=12, seed="7", threads=1, progress=False)
        two = play("maiak", BOTS, games=12, seed=7, threads=2, progress=False)
        assert one.json == two.json
        assert one.games == two.games
        assert play("maiak", BOTS, games=12, seed=8, progress=False).json != one.json


def test_a_log_goes_on_and_is_never_confused(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    whole = tactable.arena("maiak", BOTS, games=10, out=log, progress=False)
    lines = log.read_bytes()
    assert lines.count(b"\n") == 11
    log.write_bytes(lines[: len(lines) // 2])
    seen: list[tuple[int, int]] = []
    again = tactable.arena(
        "maiak", BOTS, games=10, out=log, progress=lambda done, total: seen.append((done, total))
    )
    assert again.json == whole.json
    assert 0 < seen[0][0] < 10 and seen[-1] == (10, 10), "what was there is not played again"
    assert sorted(log.read_bytes().splitlines()) == sorted(lines.splitlines())
    with pytest.raises(ValueError, match="seed"):
        tactable.arena("maiak", BOTS, games=10, seed=1, out=log, progress=False)
    with pytest.raises(ValueError, match="format arena 1, but you asked for study 1"):
        tactable.study("maiak", BOTS, games=10, out=log, progress=False)
    log.write_text("Dear diary")
    with pytest.raises(ValueError, match="will not be touched"):
        tactable.arena("maiak", BOTS, games=10, out=log, progress=False)
    assert log.read_text() == "Dear diary"


def test_ctrl_c_ends_in_order_with_the_results_so_far(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"

    def interrupt() -> None:
        while not log.exists() or log.read_bytes().count(b"\n") < 4:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    # Whoever runs the tests in the background may have told Python to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=interrupt, daemon=True).start()
    found = tactable.arena("maiak", BOTS, games=500_000, out=log, threads=1, progress=False)
    signal.signal(signal.SIGINT, before)
    assert found.interrupted
    assert 3 <= len(found.games) < 500_000
    assert log.read_bytes().count(b"\n") == len(found.games) + 1
    assert found.data["results"]["games"] == len(found.games)


def test_python_runs_while_games_are_played() -> None:
    ticks = 0
    over = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not over.is_set():
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    began = time.monotonic()
    tactable.arena("tactigo", ["search:2000", "random"], games=8, threads=1, progress=False)
    spent = time.monotonic() - began
    over.set()
    thread.join()
    assert spent > 0.05, "there was something to wait for"
    assert ticks > 10, "the other thread was never let in"


def test_what_makes_no_contest_is_refused() -> None:
    with pytest.raises(ValueError, match="at least two bots"):
        tactable.arena("maiak", ["greedy"], progress=False)
    with pytest.raises(ValueError, match="there is no bot"):
        tactable.arena("maiak", ["greedy", "deepblue"], progress=False)
    with pytest.raises(tactable.OptionsError, match="no such option"):
        tactable.study("maiak", wings=2, progress=False)
    with pytest.raises(TypeError, match="wings would change"):
        tactable.study(tactable.load_game("maiak"), wings=2, progress=False)


def test_the_command_line_says_the_same(tmp_path: Path) -> None:
    program = os.environ.get("TACTABLE")
    if program is None:
        pytest.skip("the environment variable TACTABLE does not name the program")
    out = tmp_path / "arena.json"
    arguments = ["arena", "maiak", "--bots", ",".join(BOTS), "--games", "10", "--json", str(out)]
    subprocess.run([program, *arguments], check=True, stdout=subprocess.DEVNULL)
    theirs = json.loads(out.read_text())
    ours = tactable.arena("maiak", BOTS, games=10, progress=False).data
    assert {name: theirs[name] for name in ours} == ours

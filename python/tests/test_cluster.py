"""A real cluster of two nodes, of which one is lost and a worker is killed under way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tactable
from tactable import cluster

ray = pytest.importorskip("ray", reason="./test installs it")

BOTS = ["search:300", "greedy"]

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    both = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    both.add_node(num_cpus=2)
    ray.init(address=both.address, log_to_driver=False, logging_level="error")
    yield both
    ray.shutdown()
    both.shutdown()  # type: ignore[no-untyped-call, unused-ignore]


def workers(task: str) -> list[int]:
    """The processes that are doing a task right now."""
    listed = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True)
    lines = (line.split(None, 1) for line in listed.stdout.splitlines()[1:])
    return [int(pid) for pid, args in lines if args.startswith(f"ray::{task}")]


def test_what_is_lost_is_done_again(nodes: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    def sabotage(done: int, total: int) -> None:
        if not killed and done:
            busy = workers("play_shard")
            if busy:
                os.kill(busy[0], signal.SIGKILL)
                killed.append(busy[0])

    arguments: dict[str, Any] = {"games": 48, "seed": 5}
    found = cluster.arena(
        "maiak", BOTS, **arguments, shard=4, out=tmp_path / "games", progress=sabotage
    )
    assert killed, "a worker was killed while it played"
    alone = tactable.arena("maiak", BOTS, **arguments, progress=False)
    assert found.json == alone.json
    assert found.games == alone.games
    assert len(list((tmp_path / "games").iterdir())) == 12, "a file for every shard, and nothing else"


def test_a_driver_that_was_killed_goes_on(nodes: Any, tmp_path: Path) -> None:
    arguments = ["--bots", ",".join(BOTS), "--games", "60", "--seed", "1", "--shard", "2"]
    command = [sys.executable, "-m", "tactable.cluster", "study", "maiak", *arguments]
    driver = subprocess.Popen(
        [*command, "--out", str(tmp_path), "--address", nodes.address],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    while len(list(tmp_path.glob("games-*.jsonl"))) < 3:
        assert driver.poll() is None, "it is still at work"
        time.sleep(0.01)
    driver.kill()
    driver.wait()
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-*.jsonl")}
    assert 3 <= len(kept) < 30
    settings: dict[str, Any] = {"games": 60, "seed": 1}
    seen: list[int] = []
    found = cluster.study(
        "maiak", BOTS, **settings, shard=2, out=tmp_path,
        progress=lambda done, total: seen.append(done),
    )
    assert seen[0] == 2 * len(kept) and seen[-1] == 60, "only what was missing is played"
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    assert found.json == tactable.study("maiak", BOTS, **settings, progress=False).json
    with pytest.raises(ValueError, match="seed"):
        cluster.study("maiak", BOTS, games=60, seed=2, shard=2, out=tmp_path, progress=False)


def test_a_data_set_survives_the_loss_of_a_node(nodes: Any, tmp_path: Path) -> None:
    """The last to use both nodes."""
    lost: list[Any] = []

    def sabotage(done: int, total: int) -> None:
        if done and not lost:
            lost.append(next(iter(nodes.worker_nodes)))
            nodes.remove_node(lost[0], allow_graceful=False)

    arguments: dict[str, Any] = {"bots": BOTS, "games": 40, "seed": 4, "shard": 4}
    found = cluster.export(tmp_path / "far.parquet", "maiak", **arguments, progress=sabotage)
    assert lost, "a node was lost under way"
    tactable.Dataset.write(tmp_path / "near.parquet", "maiak", **arguments, progress=False)
    assert (tmp_path / "far.parquet").read_bytes() == (tmp_path / "near.parquet").read_bytes()
    assert found.info["games"] == 40
    assert sorted(path.name for path in tmp_path.iterdir()) == ["far.parquet", "near.parquet"]


def test_selfplay_is_a_data_set_of_one_bot(nodes: Any, tmp_path: Path) -> None:
    data = cluster.selfplay(tmp_path / "s", "taki", bot="greedy", games=4, shard=2, progress=False)
    assert data.info["bots"] == ["greedy"] and data.info["games"] == 4
    assert len(data.files) == 2


def test_the_commands(nodes: Any, tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tactable.cluster", *arguments]
        command += ["--address", nodes.address] if "--games" in arguments else []
        return subprocess.run(command, capture_output=True, text=True)

    out = tmp_path / "arena.json"
    ran = run("arena", "maiak", "--bots", "greedy,random", "--games", "6", "-o", "switch=optional",
              "--json", str(out), "--out", str(tmp_path / "games"))
    assert ran.returncode == 0, ran.stderr
    assert "greedy: " in ran.stdout
    alone = tactable.arena("maiak", ["greedy", "random"], games=6, switch="optional", progress=False)
    assert out.read_text() == alone.json
    for arguments, words in [
        (["arena", "maiak", "--bots", "deepblue,greedy"], "there is no bot"),
        (["study", "chess"], "no game is called"),
        (["study", "maiak", "-o", "wings"], "expected NAME=VALUE"),
        (["export", "maiak"], "--out"),
    ]:
        ran = run(*arguments)
        assert ran.returncode == 2 and words in ran.stderr, (arguments, ran.stderr)
        assert "Traceback" not in ran.stderr
    assert json.loads(out.read_text())["contest"]["game"] == "maiak"

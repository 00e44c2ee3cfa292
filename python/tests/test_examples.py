"""The worked examples run, shortened."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import tactable

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    return done.stdout


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_doors_open_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    for module in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(module)
    names: dict[str, Any] = {}
    text = (EXAMPLES.parent / "docs" / "doors.md").read_text()
    for block in text.split("```python\n")[1:]:
        exec(compile(block.split("```")[0], "doors.md", "exec"), names)
    uniform, learned = map(float, capsys.readouterr().out.split()[-2:])
    assert f"It prints {uniform:.3f} (rounded), and {learned:.3f} after" in text


def test_random_agents() -> None:
    pytest.importorskip("pettingzoo")
    told = run("random_agents.py", "--game", "maiak_v1", "--games", "5")
    gains = [float(line.split()[1]) for line in told.splitlines()]
    assert len(gains) == 2 and sum(gains) == pytest.approx(0)


def test_training_gets_better() -> None:
    example = load("train_maiak")
    game = tactable.load_game("maiak")
    fresh = example.Net(game.observation_size, game.num_actions)
    trained = example.train(decisions=10 * example.GAMES * example.STEPS, rate=3e-3)
    before, after = (
        np.mean(example.contest(net, game, "random", pairs=50, seed=0)[0])
        for net in (fresh, trained)
    )
    assert after > before + 0.1, f"{before} before, {after} after"


def test_training_tells_its_result() -> None:
    told = run("train_maiak.py", "--decisions", "1", "--pairs", "5")
    assert re.search(r"\d+\.\d% won against greedy \(\d.* 10 of 10 games differ", told), told


def test_ismcts_meets_a_bot() -> None:
    pytest.importorskip("pyspiel")
    told = run(
        "ismcts_tactiki.py", "--game", "tactable_tactiki(setup=random,max_turns=10,deals=8)",
        "--pairs", "2", "--simulations", "3", "--opponent", "greedy",
    )  # fmt: skip
    assert told.count("pair ") == 2 and "of 4 games against greedy" in told

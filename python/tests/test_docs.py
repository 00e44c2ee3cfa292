"""Docstrings and the README run as written, and the stubs tell the truth."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tactable
from tactable import _native

ROOT = Path(__file__).parent.parent
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE


def examples(text: str, name: str) -> int:
    """Run the examples of a text; how many there were."""
    test = doctest.DocTestParser().get_doctest(text, {"tactable": tactable}, name, name, 0)
    told: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert results.failed == 0, "".join(told)
    return results.attempted


def native_objects() -> list[tuple[str, Any]]:
    found = []
    for name, value in vars(_native).items():
        if name.startswith("__") or name == "restore":
            continue
        found.append((name, value))
        if inspect.isclass(value) and not issubclass(value, Exception):
            found += [(f"{name}.{own}", getattr(value, own)) for own in vars(value) if own[0] != "_"]
    return found


@pytest.mark.parametrize(("name", "value"), native_objects(), ids=lambda v: v if isinstance(v, str) else "")
def test_everything_native_is_documented(name: str, value: object) -> None:
    assert value.__doc__ and value.__doc__.strip(), f"{name} says nothing of itself"
    examples(inspect.cleandoc(value.__doc__), name)


def test_modules_are_documented_and_their_examples_run() -> None:
    attempted = 0
    names = [module.name for module in pkgutil.iter_modules(tactable.__path__, "tactable.")]
    for name in ["tactable", *(name for name in names if name not in ("tactable._native",))]:
        if name in OPTIONAL and not installed(OPTIONAL[name]):
            continue
        module = importlib.import_module(name)
        assert module.__doc__, f"{name} says nothing of itself"
        for test in doctest.DocTestFinder(exclude_empty=True).find(module, name):
            attempted += examples(test.docstring, test.name)
    assert attempted > 10


# Modules that need more than NumPy, and what of it.
OPTIONAL = {
    "tactable.environment": "gymnasium",
    "tactable.pettingzoo": "pettingzoo",
    "tactable.gymnasium": "gymnasium",
    "tactable.openspiel": "pyspiel",
    "tactable.cluster": "ray",
}


def installed(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def test_the_readme_runs_as_written() -> None:
    blocks = (ROOT / "README.md").read_text().split("```python\n")[1:]
    names: dict[str, Any] = {}
    assert blocks
    for block in blocks:
        code = block.split("```")[0]
        if ">>>" in code:
            examples(code, "README.md")
        else:
            exec(compile(code, "README.md", "exec"), names)


def test_the_stubs_tell_the_truth() -> None:
    for command in (["mypy", "tactable"], ["mypy.stubtest", "tactable._native", "--ignore-disjoint-bases"]):
        done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

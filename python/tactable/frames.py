"""Rows as data frames, of whichever library is there."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

Row = dict[str, Any]


def frame(rows: Sequence[Row], library: str | None = None) -> Any:
    """Rows as a data frame: of ``library`` (``"pandas"`` or ``"polars"``), or of the first of them
    that is installed.

    >>> tactable.frame([{"bot": "greedy", "points": 3.0}], library="pandas").shape
    (1, 2)
    """
    for name in [library] if library else ["pandas", "polars"]:
        if name not in ("pandas", "polars"):
            raise ValueError(f"expected pandas or polars, not {name!r}")
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        return module.DataFrame(list(rows))
    wanted = library or "pandas or polars"
    raise ImportError(f"a data frame needs {wanted}: install it, or take the rows as they are")

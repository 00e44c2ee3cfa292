"""How far long work has come."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

Progress = Callable[[int, int], object]
"""Called with how much is done and how much there is."""

WIDTH = 30
PAUSE = 30.0


class Bar:
    """Tells on standard error how far work has come: a bar for those who watch, and a line now and
    then for those who read it later."""

    def __init__(self, unit: str = "games") -> None:
        self.unit = unit
        self.watched = sys.stderr.isatty()
        self.began = self.told = time.monotonic()
        self.first: int | None = None

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self.first is None:
            self.first = done
        over = done >= total
        if now - self.told < (0.1 if self.watched else PAUSE) and not (over and self.watched):
            return
        self.told = now
        fresh = done - self.first
        left = (now - self.began) / fresh * (total - done) if fresh else 0.0
        words = f"{done} of {total} {self.unit}, {round(left)} s left"
        if self.watched:
            full = WIDTH * done // max(total, 1)
            sys.stderr.write(f"\r{'█' * full}{'░' * (WIDTH - full)} {words}\x1b[K")
            if over:
                sys.stderr.write("\r\x1b[K")
        else:
            sys.stderr.write(words + "\n")
        sys.stderr.flush()


def teller(progress: Progress | bool | None) -> Progress:
    """What tells the progress: a bar where somebody watches, unless the caller says otherwise."""
    if callable(progress):
        return progress
    if progress or (progress is None and sys.stderr.isatty()):
        return Bar()
    return lambda done, total: None

"""A bot that is a program of its own and plays all five games.

In the arena::

    tactable arena tac --bots 'cmd:python3 python/examples/outside_bot.py,greedy'

At a live table::

    python3 python/examples/outside_bot.py http://127.0.0.1:8000/t/ID --name Robo
"""

import random
import sys

from tactable import remote


class Curious(remote.Player):
    """Prefers what it has not done yet in this game; else it plays at random."""

    def begin(self, game: remote.Game) -> None:
        print(f"I play {game.game} on seats {game.seats}", file=sys.stderr)
        self.done: set[str] = set()

    def choose(self, question: remote.Question) -> str:
        new = [action for action in question.legal if action not in self.done]
        action = random.choice(new or question.legal)
        self.done.add(action)
        return action


if __name__ == "__main__":
    Curious().main()

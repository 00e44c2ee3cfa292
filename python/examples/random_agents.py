"""Random agents play a game in PettingZoo.

    python examples/random_agents.py --game tac_v1 --games 10
"""

from __future__ import annotations

import argparse
from collections import Counter

import tactable.pettingzoo


def play(name: str, games: int, seed: int = 1) -> Counter[str]:
    """What every agent gained in all games together."""
    env = getattr(tactable.pettingzoo, name).env()
    gains: Counter[str] = Counter()
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed + number)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            gains[agent] += reward
            over = termination or truncation
            action = None if over else env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
    return gains


def main() -> None:
    """Play, and tell who gained what."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", default="taki_v1", help="maiak_v1, tactigo_v1, tactiki_v1, …")
    parser.add_argument("--games", type=int, default=10, help="how many games to play")
    given = parser.parse_args()
    for agent, gain in sorted(play(given.game, given.games).items()):
        print(f"{agent} {gain / given.games:+.2f}")


if __name__ == "__main__":
    main()

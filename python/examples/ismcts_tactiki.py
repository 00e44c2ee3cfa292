"""OpenSpiel's ISMCTS meets our hard in TacTiki, every pair of games from both sides.

    python examples/ismcts_tactiki.py --pairs 10 --simulations 100

The game comes through the bridge ``tactable.openspiel``: OpenSpiel's search asks it for worlds that
fit what a player knows, and plays them out at random.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tactable
import tactable.openspiel


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's information set Monte Carlo tree search, with random playouts."""
    chance = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=chance,
    )


def play(game: Any, side: int, simulations: int, opponent: str, seed: int) -> float:
    """What ISMCTS on this side won: 0, 0.5 or 1."""
    mine, other = searcher(game, simulations, seed), tactable.bot(opponent, seed)
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            action = chance.choice(outcomes, p=likely)
        elif state.current_player() == side:
            action = mine.step(state)
        else:
            action = other.choose(state.table)
        state.apply_action(int(action))
    return (float(state.returns()[side]) + 1) / 2


def main() -> None:
    """Play, and tell who is stronger."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", default="tactable_tactiki(setup=random)", help="with its options")
    parser.add_argument("--opponent", default="hard", help="the bot to meet")
    parser.add_argument("--pairs", type=int, default=10, help="how many pairs of games to play")
    parser.add_argument("--simulations", type=int, default=100, help="how many for each decision")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    won = []
    for seed in range(given.seed, given.seed + given.pairs):
        first, second = (
            play(game, side, given.simulations, given.opponent, seed) for side in range(2)
        )
        won.append((first + second) / 2)
        print(f"pair {seed}: {first:g} and {second:g}", flush=True)
    share, low, high = tactable.interval(won, games=2)
    print(
        f"ISMCTS won {share:.1%} of {2 * len(won)} games against {given.opponent} "
        f"({low:.1%} to {high:.1%} in 95 of 100 cases)"
    )


if __name__ == "__main__":
    main()

"""Measure the Python package beside its peers, in one run, as Python people call it.

Single states: one thread calls `legal_actions` and `apply_action` for every decision of random games that were drawn
before, beside OpenSpiel's calls of the same names on the paired games. Decisions of players count; OpenSpiel's chance
steps are applied too, which costs it time, as our shuffles cost us.

Batches: `Batch.sample` and `Batch.step` on 4,096 games with observations, masks and rewards on all cores, beside Pgx
(`jit` and `vmap` on the CPU, random legal actions drawn there too, finished games begun anew) and beside PettingZoo's
own connect four and tic-tac-toe (one game at a time, which is all there is).

The machine is noisy, so the two take turns: each round times ours, then the peer, and gives one ratio. The median of
these ratios is held against the bar.
"""

import argparse
import os
import random
import sys
import time
from statistics import median

# (our game, its options, OpenSpiel's game of the same kind)
PAIRS = [
    ("maiak", {}, "breakthrough(rows=6,columns=6)"),
    ("tactigo", {}, "clobber(rows=7,columns=7)"),
    ("tactiki", {}, "banqi"),
    ("taki", {}, "crazy_eights(players=4)"),
    ("tac", {"deck": "master"}, "maedn(players=4)"),
]
SINGLE_BAR, PGX_BAR, PETTINGZOO_BAR = 2.0, 2.0, 20.0
MAIAK_BAR = 3_000_000
GAMES = 4096


def single(game):
    """Decisions a second of one state after the other."""
    return replay(game.new_state, recorded(game.new_state, is_chance=lambda state: False))


def openspiel(name):
    """The same of OpenSpiel's states; chance steps are done, but are no decisions."""
    import pyspiel

    game = pyspiel.load_game(name)
    return replay(game.new_initial_state, recorded(game.new_initial_state, is_chance=lambda s: s.is_chance_node()))


def recorded(new, is_chance):
    """Random games as lists of (action, whether a player decides), so that picking one costs nothing later."""
    dice, games, decisions = random.Random(1), [], 0
    while decisions < 20_000:
        state, game = new(*([7] if new.__name__ == "new_state" else [])), []
        while not state.is_terminal() and decisions < 40_000:
            action = dice.choice(state.legal_actions())
            game.append((action, not is_chance(state)))
            decisions += game[-1][1]
            state.apply_action(action)
        games.append(game)
    return games


def replay(new, games):
    arguments = [7] if new.__name__ == "new_state" else []

    def run(seconds):
        count, taken, place = 0, 0.0, 0
        while taken < seconds:
            # Reading the clock costs as much as a few decisions: not once for every short game.
            some = [games[(place + i) % len(games)] for i in range(50)]
            place += 50
            # One thread: its own time is what the others on the machine disturb least.
            begin = time.thread_time()
            for game in some:
                state = new(*arguments)
                for action, decides in game:
                    if decides:
                        state.legal_actions()
                    state.apply_action(action)
            taken += time.thread_time() - begin
            count += sum(decides for game in some for _, decides in game)
        return count / taken

    return run


def batch(tactable, game, threads):
    """Decisions a second of a batch, observations and masks included."""
    import numpy as np

    games = tactable.Batch(game, GAMES, seed=1, threads=threads)
    actions = np.zeros(GAMES, dtype=np.int64)

    def run(seconds):
        steps = 0
        begin = time.perf_counter()
        while (taken := time.perf_counter() - begin) < seconds:
            for _ in range(10):
                games.sample(actions)
                games.step(actions)
            steps += 10
        return steps * GAMES / taken

    return run


def pgx(name):
    """Decisions a second of Pgx: random legal actions, observations and masks, games begun anew."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    import pgx

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def ten_steps(state, key):
        def one(carry, _):
            state, key = carry
            key, chosen, new = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(chosen, logits)
            state = step(state, action, jax.random.split(new, GAMES))
            return (state, key), (state.observation.sum(), state.rewards.sum())

        (state, key), seen = jax.lax.scan(one, (state, key), None, length=10)
        return state, key, seen

    key = jax.random.PRNGKey(1)
    held = [jax.jit(init)(jax.random.split(key, GAMES)), key]
    jax.block_until_ready(ten_steps(*held))

    def run(seconds):
        steps = 0
        begin = time.perf_counter()
        while (taken := time.perf_counter() - begin) < seconds:
            *held[:], seen = ten_steps(*held)
            jax.block_until_ready(seen)
            steps += 10
        return steps * GAMES / taken

    return run


def pettingzoo(name):
    """Decisions a second of one of PettingZoo's classic games."""
    import importlib

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def run(seconds):
        dice, count = random.Random(1), 0
        begin = time.perf_counter()
        while (taken := time.perf_counter() - begin) < seconds:
            env.reset(seed=count)
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(dice.random() * len(legal))]))
                count += 1
        return count / taken

    return run


def compare(ours, theirs, options):
    """Rates of both, in turns, and the median of their ratios."""
    ours(0.1), theirs(0.1)
    rounds = [(ours(options.seconds), theirs(options.seconds)) for _ in range(options.rounds)]
    ratio = median(our / their for our, their in rounds)
    return median(our for our, _ in rounds), median(their for _, their in rounds), ratio


def tell(missed, ours, our_rate, theirs, their_rate, ratio, bar):
    reached = bar is None or ratio >= bar
    verdict = "" if bar is None else f"  bar {bar:g}x: {'reached' if reached else 'MISSED'}"
    print(f"{ours:<26}{our_rate:>14,.0f}  {theirs:<34}{their_rate:>14,.0f}  {ratio:>7.1f}x{verdict}", flush=True)
    if not reached:
        missed.append(ours)


def main():
    parser = argparse.ArgumentParser(
        prog="bench/python", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="turns of ours and theirs (default: 5)")
    parser.add_argument("--threads", type=int, help="of our batches (default: one per core)")
    parser.add_argument("--only", choices=["single", "batch"], help="one half of it")
    options = parser.parse_args()
    try:
        import tactable
    except ImportError as error:
        print(f"bench/python: {error}: run bench/python, which installs it", file=sys.stderr)
        return 2
    missed = []
    print(f"{'ours':<26}{'decisions/s':>14}  {'theirs':<34}{'decisions/s':>14}  {'ratio':>8}")
    if options.only != "batch":
        for name, given, peer in PAIRS:
            game = tactable.load_game(name, **given)
            rates = compare(single(game), openspiel(peer), options)
            tell(missed, name, rates[0], f"OpenSpiel {peer}", rates[1], rates[2], SINGLE_BAR)
    if options.only != "single":
        for name, given, _ in PAIRS:
            game = tactable.load_game(name, **given)
            run = batch(tactable, game, options.threads)
            for peer, theirs, bar in [
                ("Pgx animal_shogi", pgx("animal_shogi"), PGX_BAR),
                ("Pgx connect_four", pgx("connect_four"), None),
                ("PettingZoo connect_four_v3", pettingzoo("connect_four_v3"), PETTINGZOO_BAR),
                ("PettingZoo tictactoe_v3", pettingzoo("tictactoe_v3"), PETTINGZOO_BAR),
            ]:
                # The bars are MAIAK's; the other games are told with their ratios.
                rates = compare(run, theirs, options)
                tell(missed, f"{name} × {GAMES}", rates[0], peer, rates[1], rates[2], bar if name == "maiak" else None)
                if name == "maiak" and peer == "Pgx animal_shogi" and rates[0] < MAIAK_BAR:
                    print(f"{name} × {GAMES}: MISSED the bar of {MAIAK_BAR:,} decisions a second")
                    missed.append(name)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Measure our engine beside OpenSpiel and RLCard: random playouts, one thread each, in one run.

Both sides play uniformly random games without a search tree, and both count player
decisions only. OpenSpiel's chance steps (what a flipped banqi piece turns out to be, a die,
a card drawn) cost it time, as our shuffles cost us, but are no actions on either side.

The machine is noisy, so the two take turns: each round times ours, then the peer, and gives
one ratio. The median of these ratios is held against the bar.

With --search, both sides decide the first action of a game by tree search instead: UCT, from
nothing each time, one uniformly random playout to the end a simulation. Some of our games are
many times as long as their peers, and so is a simulation. The table gives the ratio of
simulations, and that of simulated actions: simulations times the mean length of a random game.
Both are held against the bar; who reaches it by actions alone is told apart.
"""

import argparse
import importlib
import json
import math
import os
import random
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from statistics import median

# (our game, OpenSpiel's or rlcard: RLCard's game of the same kind, the ratio we want)
PAIRS = [
    ("maiak", "breakthrough(rows=6,columns=6)", 10.0),
    ("tactiki", "banqi", 6.0),
    ("tactigo", "clobber(rows=7,columns=7)", 10.0),
    ("taki", "crazy_eights(players=4)", 3.0),
    ("taki", "rlcard:uno", 100.0),
    ("tac", "maedn(players=4)", 2.0),
]

# What we want of tree search beside OpenSpiel.
SEARCH_BAR = 5.0
# Simulations of one search, on either side.
SIMULATIONS = 2000

EPILOGUE = """\
environment:
  TACTABLE    the binary to measure; bench/peers then builds nothing
              (default: target/release/tactable)

exit status:
  0  every bar reached (with --search: by simulations; actions are shown beside them)
  1  a bar missed
  2  nothing to compare: wrong arguments, no binary, no OpenSpiel, a failed run

examples:
  bench/peers                              every pair
  bench/peers maiak --rounds 9             one pair, a steadier median
  bench/peers --seconds 0.5 --rounds 1     a quick look
  bench/peers --search                     tree search beside OpenSpiel's
"""

SEED = 7
LENGTH_SAMPLE_MOVES = 1_000_000  # pins the mean length of a game to within half a percent
SHORTEST_BATCH_SECONDS = 0.1


class SetupError(Exception):
    """The comparison cannot be made; the message says why and what to do."""


# Our side


def find_tactable():
    built = Path(__file__).resolve().parent.parent / "target" / "release" / "tactable"
    wanted = os.environ.get("TACTABLE") or str(built)
    found = shutil.which(wanted)
    if found is None:
        raise SetupError(f"no executable at {wanted}: run bench/peers, which builds it, or set TACTABLE")
    return found


def our_rates(tactable, game, seconds, *more):
    """What `tactable bench` measures, on one thread."""
    command = [tactable, "bench", game, "--json", "--seconds", f"{seconds:g}", "--threads", "1", *more]
    # The larger deck, as before it ceased to be the default.
    command += ["-o", "deck=master"] if game == "tac" else []
    shown = " ".join(command)
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=60 + 10 * seconds)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SetupError(f"could not run {shown}: {error}") from error
    if run.returncode != 0:
        raise SetupError(f"{shown} failed with status {run.returncode}: {run.stderr.strip()}")
    try:
        reports = [json.loads(line) for line in run.stdout.splitlines() if line.strip()]
        report = next(r for r in reports if r["game"] == game and r["threads"] == 1)
        rates = {name: float(rate) for name, rate in report.items() if name.endswith(("_per_second", "_per_game"))}
    except (ValueError, KeyError, TypeError, StopIteration) as error:
        raise SetupError(
            f"{shown} should print a JSON object with game {game}, threads 1 and "
            f"numbers, but printed: {run.stdout.strip() or 'nothing'}"
        ) from error
    return rates


def our_actions_per_second(tactable, game, seconds):
    return our_rates(tactable, game, seconds)["actions_per_second"]


def our_simulations_per_second(tactable, game, seconds):
    return our_rates(tactable, game, seconds, f"--search={SIMULATIONS}")["simulations_per_second"]


# The peer's side


def import_pyspiel():
    try:
        import pyspiel
    except ImportError as error:
        raise SetupError(f"no OpenSpiel here ({error}): run bench/peers, which installs it") from error
    return pyspiel


def apply_random_chance(state, rng):
    outcomes, weights = zip(*state.chance_outcomes())
    state.apply_action(rng.choices(outcomes, weights)[0])


def mean_player_moves(start, rng):
    """The mean number of player decisions in a random game from `start`; chance steps don't count."""
    games = moves = 0
    while moves < LENGTH_SAMPLE_MOVES:
        games += 1
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                apply_random_chance(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
    return moves / games


def make_peer(name):
    return RlcardPeer(name.removeprefix("rlcard:")) if name.startswith("rlcard:") else OpenSpielPeer(name)


class RlcardPeer:
    """One RLCard game at four seats, played at random by its own game loop."""

    def __init__(self, name):
        try:
            game = importlib.import_module(f"rlcard.games.{name}").Game
        except ImportError as error:
            raise SetupError(f"no RLCard game {name} here ({error}): run bench/peers, which installs it") from error
        self.game = game(num_players=4)
        self.rng = random.Random(SEED)

    def steps_per_second(self, seconds):
        steps = 0
        began = time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            self.game.init_game()
            while not self.game.is_over():
                self.game.step(self.rng.choice(self.game.get_legal_actions()))
                steps += 1
        return steps / elapsed


class OpenSpielPeer:
    """One OpenSpiel game, played at random by its C++ core.

    Playing from Python would measure Python. Instead, an MCTS bot is allowed one simulation: it
    only evaluates the root, and its evaluator does so by a whole batch of random games in C++.
    """

    def __init__(self, name):
        pyspiel = import_pyspiel()
        try:
            self.game = pyspiel.load_game(name)
        except RuntimeError as error:
            raise SetupError(f"OpenSpiel cannot load {name}: {str(error).splitlines()[0]}") from error
        self.pyspiel = pyspiel
        rng = random.Random(SEED)
        self.start = self.first_decision(rng)
        self.moves_per_game = mean_player_moves(self.start, rng)
        self.choose_batch()

    def first_decision(self, rng):
        """The first state in which a player has a choice; OpenSpiel's bot does not search before."""
        state = self.game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            if state.is_chance_node():
                apply_random_chance(state, rng)
            else:
                state.apply_action(state.legal_actions()[0])
        return state

    def make_bot(self, rollouts, simulations):
        return self.pyspiel.MCTSBot(
            self.game,
            self.pyspiel.RandomRolloutEvaluator(rollouts, SEED),
            uct_c=1.4,
            max_simulations=simulations,
            max_memory_mb=1000,
            solve=False,
            seed=SEED,
            verbose=False,
        )

    def choose_batch(self):
        """Grow the batch until the one call from Python costs nothing beside it; warms up too."""
        self.batch = 8
        while True:
            self.bot = self.make_bot(rollouts=self.batch, simulations=1)
            began = time.perf_counter()
            self.bot.mcts_search(self.start)
            if time.perf_counter() - began >= SHORTEST_BATCH_SECONDS:
                return
            self.batch *= 2

    def simulations_per_second(self, seconds):
        bot = self.make_bot(rollouts=1, simulations=SIMULATIONS)
        searches = 0
        began = time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            bot.mcts_search(self.start)
            searches += 1
        return searches * SIMULATIONS / elapsed

    def steps_per_second(self, seconds):
        games = 0
        began = time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            self.bot.mcts_search(self.start)
            games += self.batch
        return games / elapsed * self.moves_per_game


# The comparison


def alternate(game, rounds, ours_per_second, theirs_per_second):
    """The rates of each side and their ratios, measured in turns."""
    ours, theirs, ratios = [], [], []
    for number in range(1, rounds + 1):
        ours.append(ours_per_second())
        theirs.append(theirs_per_second())
        ratios.append(ours[-1] / theirs[-1])
        note(f"{game}: round {number} of {rounds}: {ours[-1]:,.0f} against {theirs[-1]:,.0f}, {ratios[-1]:.2f}x")
    return ours, theirs, ratios


def compare(tactable, pair, seconds, rounds):
    """One row of the table, and whether the bar is reached."""
    game, peer_name, bar = pair
    note(f"{game}: preparing {peer_name}")
    peer = make_peer(peer_name)
    ours, theirs, ratios = alternate(
        game,
        rounds,
        lambda: our_actions_per_second(tactable, game, seconds),
        lambda: peer.steps_per_second(seconds),
    )
    reached = median(ratios) >= bar
    row = (
        game,
        f"{median(ours):,.0f}",
        peer_name,
        f"{median(theirs):,.0f}",
        f"{median(ratios):.2f}",
        f"{min(ratios):.2f}..{max(ratios):.2f}",
        f"{bar:g}",
        "reached" if reached else "MISSED",
    )
    return row, reached


def compare_search(tactable, pair, seconds, rounds):
    """One row of the table of tree search, and whether the bar is reached."""
    game, peer_name, _ = pair
    note(f"{game}: preparing {peer_name}")
    peer = make_peer(peer_name)
    length = our_rates(tactable, game, 1.0)["actions_per_game"]
    ours, theirs, ratios = alternate(
        game,
        rounds,
        lambda: our_simulations_per_second(tactable, game, seconds),
        lambda: peer.simulations_per_second(seconds),
    )
    actions = median(ratios) * length / peer.moves_per_game
    if median(ratios) >= SEARCH_BAR:
        verdict = "reached"
    else:
        verdict = "by actions only" if actions >= SEARCH_BAR else "MISSED"
    row = (
        game,
        f"{median(ours):,.0f}",
        f"{length:.0f}",
        peer_name,
        f"{median(theirs):,.0f}",
        f"{peer.moves_per_game:.0f}",
        f"{median(ratios):.2f}",
        f"{min(ratios):.2f}..{max(ratios):.2f}",
        f"{actions:.2f}",
        f"{SEARCH_BAR:g}",
        verdict,
    )
    return row, verdict == "reached"


HEADER = ("game", "actions/s", "peer", "steps/s", "ratio", "min..max", "bar", "")
SEARCH_HEADER = (
    *("game", "simulations/s", "actions each", "peer", "simulations/s", "actions each"),
    *("simulations", "min..max", "actions", "bar", ""),
)


def print_table(header, rows):
    aligns = ["<" if name in ("game", "peer", "") else ">" for name in header]
    widths = [max(map(len, column)) for column in zip(header, *rows)]
    for row in [header, *rows]:
        print("  ".join(f"{cell:{a}{w}}" for cell, a, w in zip(row, aligns, widths)).rstrip())


def note(text):
    print(text, file=sys.stderr, flush=True)


# The command line


def positive(kind):
    def parse(text):
        number = kind(text)
        if not 0 < number < math.inf:
            raise argparse.ArgumentTypeError(f"{text} should be positive and finite")
        return number

    parse.__name__ = {int: "whole number", float: "number"}[kind]
    return parse


def parse_arguments():
    known = list(dict.fromkeys(game for game, _, _ in PAIRS))
    pairs = "\n".join(f"  {game:<9} beside {peer}, at least {bar:g} times as fast" for game, peer, bar in PAIRS)
    parser = argparse.ArgumentParser(
        prog="bench/peers",
        description=f"{__doc__}\npairs:\n{pairs}",
        epilog=EPILOGUE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--search", action="store_true", help="measure tree search instead of random games")
    parser.add_argument("games", nargs="*", metavar="GAME", help="measure only these of our games (default: all)")
    parser.add_argument(
        "--seconds", type=positive(float), default=3.0, metavar="S", help="time a side in each round (default: 3)"
    )
    parser.add_argument("--rounds", type=positive(int), default=5, metavar="N", help="rounds a pair (default: 5)")
    options = parser.parse_args()
    for game in options.games:
        if game not in known:
            parser.error(f"unknown game {game}; known: {', '.join(known)}")
    options.pairs = [pair for pair in PAIRS if not options.games or pair[0] in options.games]
    if options.search:
        options.pairs = [pair for pair in options.pairs if not pair[1].startswith("rlcard:")]
    return options


def main():
    options = parse_arguments()
    tactable = find_tactable()
    kind, header = (compare_search, SEARCH_HEADER) if options.search else (compare, HEADER)
    results = [kind(tactable, pair, options.seconds, options.rounds) for pair in options.pairs]
    peers = f"OpenSpiel {version('open_spiel')}"
    if options.search:
        what = f"Plain tree search beside {peers}, {SIMULATIONS} simulations a decision"
    else:
        what = f"Random playouts beside {peers} and RLCard {version('rlcard')}"
    print(f"{what}, one thread each; medians, rounds: {options.rounds}, seconds a side: {options.seconds:g}")
    print_table(header, [row for row, _ in results])
    return 0 if all(reached for _, reached in results) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SetupError as error:
        note(f"bench/peers: {error}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)

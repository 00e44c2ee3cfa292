"""Let OpenSpiel's searches play against ours on our games, in one run, through the bridge `tactable.openspiel`.

OpenSpiel's are its MCTSBot (C++) where nothing is hidden, and its ISMCTSBot (Python, because that in C++ cannot ask a
game from Python for worlds) elsewhere, both with their own `uct_c` of 2 and one uniformly random playout to the end a
simulation. Every deal is played from both sides; games without chance begin with four random actions, the same in both
games of a pair, as in the arena. Where there is but one legal action, nobody is asked.

Two matches a game:

  time         as much time for both at every decision, counted as this process's own, so that others on the machine take
               nothing from either. Ours has as many simulations as fit at the slowest moment of a random game,
               OpenSpiel's as many as fit at the pace of its last decision. The score is held against the bar.
  simulations  as many simulations for both, however long they take.

A step of a game from Python costs OpenSpiel much more than one of a game of its own, so the table says how many
simulations it had, and `simulations` what is left when that does not count. Ctrl-C tells what was played so far.
"""

import argparse
import math
import random
import sys
import time
from dataclasses import dataclass, field

# What OpenSpiel's searches explore with unless told otherwise.
UCT_C = 2.0
MEMORY_MB = 1000
# The exit status of who was stopped.
INTERRUPTED = 130
# States within which an opening is tried to be proved.
PROOF = 8_000_000
# Moments of a game at which our own pace is measured. The first one is never proved.
MOMENTS = 5
# Simulations by which the pace is found before the first decision.
TRIAL = 4


@dataclass(frozen=True)
class Table:
    """A game to meet at, our search there, and the score we want of it at equal time."""

    game: str
    bar: float | None
    ours: str = "search"
    # Whether openings of it can be proved to be decided.
    proves: bool = False


TABLES = {
    # What `hard` and `champion` think with there.
    "maiak": Table("tactable_maiak", 0.95, "alphabeta", proves=True),
    "tactigo": Table("tactable_tactigo", 0.95),
    "tactiki": Table("tactable_tactiki", 0.75),
    "taki": Table("tactable_taki(seats=2)", 0.60),
    "tac": Table("tactable_tac", None),
}


@dataclass(frozen=True)
class Limit:
    """How long both may think about a decision: seconds, or simulations."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass
class Effort:
    """What decisions took, on one side of a match."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def add(self, seconds, simulations=0):
        self.decisions += 1
        self.seconds += seconds
        self.simulations += simulations

    def ms(self):
        return 1000 * self.seconds / max(1, self.decisions)

    def simulated(self):
        return self.simulations / max(1, self.decisions)


class Ours:
    """Our search, for one game."""

    def __init__(self, name, seed, effort):
        import tactable

        self.bot, self.effort = tactable.bot(name, seed), effort

    def choose(self, state):
        begin = time.process_time()
        action = self.bot.choose(state.table)
        self.effort.add(time.process_time() - begin)
        return action


def our_name(table, game, limit):
    """Our search with as many simulations as it may have; a time is that of the slowest moments of a random game."""
    if limit.simulations:
        # Alpha-beta counts states, which compare with no simulation.
        return f"search:{limit.simulations}"
    course = list(moments(game))
    some = [course[len(course) * part // MOMENTS] for part in range(MOMENTS)]
    slowest = min(our_pace(table, state, limit.seconds) for state in some)
    return f"{table.ours}:{max(1, int(slowest * limit.seconds))}"


def moments(game):
    """All moments of a random game that leave a choice."""
    dice = random.Random(0)
    state = dealt(game, dice)
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) > 1:
            yield state.clone()
        state.apply_action(dice.choice(legal))


def our_pace(table, state, seconds):
    """How many simulations our search does in a second there; nothing can be told where it proves the end."""
    import tactable

    simulations, taken, wanted = 0, 0.0, 1000
    while taken < seconds / 4:
        begin = time.process_time()
        found = tactable.search(state.table, name=f"{table.ours}:{wanted}")
        taken = time.process_time() - begin
        if found.best.proof:
            return math.inf
        simulations = sum(choice.visits for choice in found.choices)
        wanted *= 2
    return simulations / taken


class Theirs:
    """OpenSpiel's search, for one game."""

    def __init__(self, game, limit, seed, effort):
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        self.game, self.limit, self.effort = game, limit, effort
        self.chance = np.random.RandomState(seed)
        self.pyspiel, self.mcts, self.ismcts = pyspiel, mcts, ismcts
        hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self.search = self.through_worlds if hidden else self.through_states
        # Simulations a second.
        self.pace = None

    def choose(self, state):
        if self.limit.simulations is None and self.pace is None:
            self.timed(state, TRIAL)
        wanted = self.limit.simulations or max(1, math.ceil(self.pace * self.limit.seconds))
        action, simulations, seconds = self.timed(state, wanted)
        self.effort.add(seconds, simulations)
        return action

    def timed(self, state, simulations):
        begin = time.process_time()
        action, done = self.search(state, simulations)
        seconds = time.process_time() - begin
        # What is proved ends a search early: no reason to try any number the next time.
        if done == simulations:
            self.pace = done / seconds
        return action, done, seconds

    def through_states(self, state, simulations):
        seed = int(self.chance.randint(2**31))
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, seed)
        bot = self.pyspiel.MCTSBot(self.game, evaluator, UCT_C, simulations, MEMORY_MB, True, seed, False)
        # `step` lets go of Python's lock and crashes on games from Python.
        root = bot.mcts_search(state)
        return root.best_child().action, root.explore_count

    def through_worlds(self, state, simulations):
        evaluator = self.mcts.RandomRolloutEvaluator(1, self.chance)
        bot = self.ismcts.ISMCTSBot(self.game, evaluator, UCT_C, simulations, random_state=self.chance)
        return int(bot.step(state)), simulations


@dataclass
class Match:
    """One of ours against OpenSpiel's at one table, as far as it was played."""

    table: Table
    name: str
    limit: Limit
    opening: int
    sets: list[float] = field(default_factory=list)
    # Games that ours lost, and those of them that the opening had decided.
    lost: int = 0
    forced: int = 0
    courses: set[tuple] = field(default_factory=set)
    ours: Effort = field(default_factory=Effort)
    theirs: Effort = field(default_factory=Effort)

    def play_pairs(self, game, seeds, title):
        """All these deals; false if somebody stopped it before."""
        try:
            for seed in seeds:
                self.play_pair(game, seed)
                print(f"{title}: pair {seed}, ours won {self.sets[-1]:.0%}", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            return False
        return True

    def play_pair(self, game, seed):
        """Both games of a deal; what ours won of them on average."""
        points, courses = zip(*(self.play(game, side, seed) for side in range(2)))
        self.sets.append(sum(points) / 2)
        self.courses.update(courses)

    def play(self, game, side, seed):
        """What ours won on this side, which is 0, 0.5 or 1, and the game that it was."""
        state = begun(game, seed, self.opening)
        start = state.clone()
        seats = game.game.sides[side]
        ours = Ours(self.name, seed, self.ours)
        theirs = Theirs(game, self.limit, seed, self.theirs)
        while not state.is_terminal():
            legal, player = state.legal_actions(), state.current_player()
            who = ours if game.seats[player] in seats else theirs
            state.apply_action(legal[0] if len(legal) == 1 else who.choose(state))
        won = (state.returns()[game.players[seats[0]]] + 1) / 2
        if won == 0:
            self.lost += 1
            self.forced += self.table.proves and is_lost(start, seats)
        return won, (side, *state.history())


def is_lost(state, seats):
    """Whether the others are proved to win, whatever these seats do."""
    import tactable

    proof = tactable.search(state.table, name=f"alphabeta:{PROOF}").best.proof
    return proof is not None and proof.wins != (state.table.current_player() in seats)


def begun(game, seed, opening):
    """A game dealt, or opened at random where there is nothing to deal."""
    dice = random.Random(seed)
    state = dealt(game, dice)
    if not game.max_chance_outcomes():
        for _ in range(opening):
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def dealt(game, dice):
    """The start of a game, with the cards or pieces that chance deals."""
    state = game.new_initial_state()
    if state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes())
        state.apply_action(dice.choices(outcomes, likely)[0])
    return state


def tell(name, match):
    """A row of the table; whether the bar was missed."""
    import tactable

    share, low, high = tactable.interval(match.sets, 2, len(match.courses))
    bar = match.table.bar if match.limit.seconds else None
    missed = bar is not None and share < bar
    verdict = "" if bar is None else f"  bar {bar:.0%}: {'MISSED' if missed else 'reached'}"
    print(
        f"{name:<8} {match.name:<17}{2 * len(match.sets):>5} {share:>7.1%}  {low:>6.1%} – {high:<6.1%}"
        f"{match.ours.ms():>9.1f}{match.theirs.ms():>10.1f}{match.theirs.simulated():>9.1f}{verdict}",
        flush=True,
    )
    if match.forced:
        print(f"{'':<9}{match.forced} of the {match.lost} games that ours lost were proved lost after the opening already")
    return missed


def main():
    parser = argparse.ArgumentParser(
        prog="bench/matches", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(TABLES)} (default: all)")
    parser.add_argument("--match", choices=["time", "simulations"], help="one of the two (default: both)")
    parser.add_argument("--pairs", type=int, default=20, help="pairs of games of a match (default: 20)")
    parser.add_argument("--ms", type=int, default=100, help="time for a decision (default: 100)")
    parser.add_argument("--simulations", type=int, default=100, help="for a decision (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="of the first pair (default: 1)")
    parser.add_argument("--opening-plies", type=int, default=4, help="random actions at the start (default: 4)")
    options = parser.parse_args()
    unknown = [name for name in options.games if name not in TABLES]
    if unknown:
        parser.error(f"no game is called {unknown[0]}")
    if min(options.pairs, options.ms, options.simulations, options.opening_plies + 1) < 1:
        parser.error("numbers begin at 1, --opening-plies at 0")
    try:
        import pyspiel

        import tactable.openspiel  # noqa: F401 (registers the games)
    except ImportError as error:
        print(f"bench/matches: {error}: run bench/matches, which installs it", file=sys.stderr)
        return 2
    limits = {"time": Limit(seconds=options.ms / 1000), "simulations": Limit(simulations=options.simulations)}
    print(f"{'':<9}{'ours':<17}{'games':>5} {'won':>7}  {'interval':<15}{'ours ms':>9}{'theirs ms':>10}{'theirs':>9}")
    missed = False
    for name in options.games or TABLES:
        game = pyspiel.load_game(TABLES[name].game)
        for kind in ([options.match] if options.match else limits):
            ours = our_name(TABLES[name], game, limits[kind])
            match = Match(TABLES[name], ours, limits[kind], options.opening_plies)
            whole = match.play_pairs(game, range(options.seed, options.seed + options.pairs), f"{name} {kind}")
            if match.sets:
                missed |= tell(name, match)
            if not whole:
                return INTERRUPTED
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

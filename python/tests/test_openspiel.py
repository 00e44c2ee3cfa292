"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tactable

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, minimax
from open_spiel.python.bots import uniform_random

import tactable.openspiel

# Long games are cut short: OpenSpiel's simulations ask for all that was seen after every action.
TABLES = [
    "tactable_maiak",
    "tactable_maiak(switch=optional,starts=drawn)",
    "tactable_maiak(size=3)",
    "tactable_tactigo(quiet_limit=20)",
    "tactable_tactiki(max_turns=60)",
    "tactable_tactiki(setup=random,max_turns=60,deals=32)",
    "tactable_taki(max_turns=60,deals=32)",
    "tactable_taki(seats=2,max_turns=60)",
    "tactable_taki(seats=2,hand=2,deck=small,max_turns=20)",
    "tactable_tac(max_shuffles=1,deals=32)",
    "tactable_tac(variant=solo,max_shuffles=1,deals=8)",
    "tactable_tac(variant=two-doubles,max_shuffles=1,deals=8)",
    "tactable_tac(variant=three-singles,max_shuffles=1,deals=8)",
]
SMALL = "tactable_taki(seats=2,hand=1,deck=small,max_turns=4,deals=64)"


@pytest.mark.parametrize("table", TABLES)
def test_random_simulations(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("table", ["tactable_maiak", "tactable_taki(seats=2,max_turns=30)"])
def test_random_simulations_through_text(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def walk(game: Any, seed: int, most: int = 100) -> Any:
    """The states of a random game in which somebody is to act, and the last one."""
    dice, state = np.random.default_rng(seed), game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=likely)))
            continue
        yield state
        state.apply_action(int(dice.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("table", TABLES)
def test_states_are_those_of_the_package(table: str) -> None:
    game = pyspiel.load_game(table)
    for state in walk(game, 3):
        ours, players = state.table, range(game.num_players())
        assert state.is_terminal() == ours.is_terminal()
        assert state.returns() == [ours.returns()[game.seats[player]] for player in players]
        for player in players:
            seat = game.seats[player]
            text = ours.information_state_string(seat)
            assert state.information_state_string(player) == text
            np.testing.assert_array_equal(state.observation_tensor(player), ours.observation(seat))
        if not state.is_terminal():
            seat = game.seats[state.current_player()]
            assert seat == ours.current_player()
            assert state.legal_actions() == sorted(ours.legal_actions(seat))
            action = state.legal_actions()[0]
            notation = state.action_to_string(action)
            assert notation == ours.action_to_string(action)
            assert state.string_to_action(notation) == action
    if state.is_terminal():
        assert sum(state.returns()) == pytest.approx(0) or len(game.game.sides) == 1


def test_games_are_declared_as_they_are() -> None:
    kinds = pyspiel.GameType
    maiak = pyspiel.load_game("tactable_maiak")
    assert maiak.get_type().chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert maiak.get_type().information == kinds.Information.PERFECT_INFORMATION
    assert not maiak.new_initial_state().is_chance_node()
    drawn = pyspiel.load_game("tactable_maiak(starts=drawn)")
    assert drawn.get_type().chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    (_, first), (_, second) = drawn.new_initial_state().chance_outcomes()
    assert first + second == 1 and 0.4 < first < 0.6, "1024 seeds, but only two beginnings"
    taki = pyspiel.load_game("tactable_taki(seats=3,deals=10)")
    assert taki.num_players() == 3 and taki.max_chance_outcomes() == 10
    assert taki.get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert taki.get_type().utility == kinds.Utility.ZERO_SUM
    assert (taki.min_utility(), taki.max_utility(), taki.utility_sum()) == (-1, 1, 0)
    assert taki.max_game_length() == tactable.load_game("taki", seats=3).max_actions
    solo = pyspiel.load_game("tactable_tac(variant=solo,deals=1)")
    assert solo.get_type().utility == kinds.Utility.IDENTICAL
    trio = pyspiel.load_game("tactable_tac(variant=three-singles,deals=1)")
    assert trio.num_players() == len(trio.game.playing) == 3
    # A default that depends on another option is the game's own.
    pyramid = pyspiel.load_game("tactable_taki(mode=pyramid,deals=1)")
    assert pyramid.game.options == tactable.load_game("taki", mode="pyramid").options


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(tactable.OptionsError, match="seats"):
        pyspiel.load_game("tactable_taki(seats=99)")
    with pytest.raises(ValueError, match="deals"):
        pyspiel.load_game("tactable_taki(deals=0)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("tactable_taki(colour=red)")


def test_python_ends_well_after_games_were_loaded() -> None:
    code = "import pyspiel, tactable.openspiel; pyspiel.load_game('tactable_maiak')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr


@pytest.mark.parametrize(
    "table", [table for table in TABLES if "maiak" not in table and "tactigo" not in table]
)
def test_worlds_that_are_drawn_look_alike(table: str) -> None:
    game = pyspiel.load_game(table)
    dice = np.random.default_rng(1)
    for ply, state in enumerate(walk(game, 5, most=60)):
        if ply % 5 or state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        # It goes on, and a copy of it too.
        other.apply_action(other.legal_actions()[0])
        copy = other.clone()
        assert copy.information_state_string(player) == other.information_state_string(player)
        assert copy.information_state_string(player).startswith(
            state.information_state_string(player)
        )


def test_what_is_hidden_differs_between_worlds() -> None:
    game = pyspiel.load_game("tactable_taki(seats=2,deals=4)")
    state = game.new_initial_state()
    state.apply_action(0)
    dice = np.random.default_rng(1)
    worlds = [state.resample_from_infostate(0, dice.random) for _ in range(20)]
    hands = {world.information_state_string(1) for world in worlds}
    assert len(hands) == 20, "the other's hand is anything"
    again = np.random.default_rng(1)
    assert worlds[0].information_state_string(1) == state.resample_from_infostate(
        0, again.random
    ).information_state_string(1)


def test_mcts_beats_random_play() -> None:
    game = pyspiel.load_game("tactable_maiak(size=3)")
    won = 0.0
    for seed in range(10):
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bots = [
            mcts.MCTSBot(game, 1.4, 40, evaluator, random_state=chance),
            uniform_random.UniformRandomBot(1, chance),
        ]
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
        won += state.returns()[0]
    assert won >= 4


@pytest.mark.parametrize("table", ["tactable_taki(seats=2,max_turns=40)", "tactable_tactiki(max_turns=15)"])
def test_ismcts_plays(table: str) -> None:
    game, chance = pyspiel.load_game(table), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, 1.4, max_simulations=4, random_state=chance),
        uniform_random.UniformRandomBot(1, chance),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))


def test_a_small_maiak_is_worked_out() -> None:
    game = pyspiel.load_game("tactable_maiak(size=3)")
    worth, action = minimax.alpha_beta_search(game)
    assert worth in (-1, 1) and action in game.new_initial_state().legal_actions()


def test_exploitability_of_a_small_taki_falls() -> None:
    game = pyspiel.load_game(SMALL)
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    learned = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= learned < uniform / 5


def test_environments_of_openspiel_run() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game("tactable_taki(seats=2,max_turns=30)"),
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) in ([-1, 1], [0, 0])

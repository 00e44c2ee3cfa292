"""PettingZoo's own tests, for every game and its main variants."""

from __future__ import annotations

import pickle
import re
import warnings
from typing import Any

import numpy as np
import pytest

import tactable

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as try_to_save_observations

from tactable import pettingzoo
from tactable.pettingzoo import Title, maiak_v1, tac_v1, tactigo_v1, tactiki_v1, taki_v1

TABLES: list[tuple[Title, dict[str, Any]]] = [
    (maiak_v1, {}),
    (maiak_v1, {"switch": "optional"}),
    (maiak_v1, {"size": 3}),
    (tactigo_v1, {}),
    (tactiki_v1, {}),
    (tactiki_v1, {"setup": "random"}),
    (taki_v1, {}),
    (taki_v1, {"seats": 2}),
    (taki_v1, {"seats": 10}),
    (taki_v1, {"mode": "pyramid"}),
    (tac_v1, {}),
    (tac_v1, {"variant": "two-doubles"}),
    (tac_v1, {"variant": "solo"}),
    (tac_v1, {"variant": "one-team"}),
    (tac_v1, {"variant": "three-singles"}),
    (tac_v1, {"variant": "six-pairs"}),
]


def name_of(table: Any) -> str:
    return "-".join([table[0].name, *(str(value) for value in table[1].values())])


@pytest.fixture(params=TABLES, ids=name_of)
def table(request: pytest.FixtureRequest) -> tuple[Title, dict[str, Any]]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def warn_of_masks_no_more() -> Any:
    """PettingZoo's classic games observe dictionaries with a mask too, and are warned of the same."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


def test_api(table: tuple[Title, dict[str, Any]]) -> None:
    title, options = table
    api_test(title.env(**options), num_cycles=300)


def test_seed(table: tuple[Title, dict[str, Any]]) -> None:
    title, options = table
    seed_test(lambda: title.env(**options), num_cycles=100)


def test_parallel_api(table: tuple[Title, dict[str, Any]]) -> None:
    title, options = table
    parallel_api_test(title.parallel_env(**options), num_cycles=200)


def test_render(table: tuple[Title, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    title, options = table
    render_test(lambda render_mode=None: title.env(render_mode=render_mode, **options))
    assert capsys.readouterr().out.count("\n") > 10, "human mode prints the picture"


def test_a_picture_has_something_on_it() -> None:
    env = tac_v1.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1] == 480 and len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("title", [maiak_v1, tac_v1], ids=lambda title: title.name)
def test_observations_are_no_pictures(title: Title, capsys: pytest.CaptureFixture[str]) -> None:
    env = title.env()
    try_to_save_observations(env)
    assert "did not save the observations" in capsys.readouterr().out


def test_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(maiak_v1.env())
    speed = re.search(r"([0-9.]+) turns per second", capsys.readouterr().out)
    assert speed and float(speed[1]) > 100


def walk(env: Any, seed: int) -> list[tuple[str, int]]:
    """Play at random; who did what."""
    env.reset(seed=seed)
    dice, done = np.random.default_rng(seed), []
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, action))
        env.step(action)
    return done


def test_agents_see_and_gain_what_their_seats_do(table: tuple[Title, dict[str, Any]]) -> None:
    title, options = table
    env = title.raw_env(**options)
    if options.get("mode") == "pyramid":
        env = title.raw_env(**options, max_turns=200)
    game = env.game
    assert env.possible_agents == [f"seat_{seat}" for seat in game.playing]
    env.reset(seed=5)
    state, dice, gains = game.new_state(5), np.random.default_rng(5), dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        observation, reward, termination, _, info = env.last()
        gains[agent] += reward
        if termination:
            assert info["outcome"] == state.outcome()
            env.step(None)
            continue
        seat = int(agent.removeprefix("seat_"))
        assert seat == state.current_player()
        np.testing.assert_array_equal(observation["observation"], state.observation(seat))
        legal = state.legal_actions(seat)
        np.testing.assert_array_equal(np.flatnonzero(observation["action_mask"]), sorted(legal))
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        action = int(dice.choice(legal))
        state.apply_action(action)
        env.step(action)
    assert gains == {agent: state.returns()[seat] for agent, seat in env.seats.items()}


def test_other_games_follow_without_a_seed() -> None:
    def observations() -> list[bytes]:
        env = taki_v1.raw_env(seats=2)
        seen = []
        for seed in (3, None, None):
            env.reset(seed=seed)
            seen.append(env.observe("seat_0")["observation"].tobytes())
        return seen

    first = observations()
    assert len(set(first)) == 3 and first == observations()


def test_illegal_actions_cost_a_point_or_are_raised() -> None:
    env = maiak_v1.env()
    env.reset(seed=1)
    observation, *_ = env.last()
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards["seat_0"] == -1 and all(env.terminations.values())
    raw = maiak_v1.raw_env()
    raw.reset(seed=1)
    with pytest.raises(tactable.IllegalAction):
        raw.step(wrong)
    with pytest.raises(tactable.IllegalAction, match="None is no action"):
        raw.step(None)


def test_a_copy_by_pickle_plays_the_same() -> None:
    env = taki_v1.raw_env(seats=2, max_turns=20)
    assert walk(pickle.loads(pickle.dumps(env)), 3) == walk(env, 3)


def test_bad_words_are_refused() -> None:
    with pytest.raises(ValueError, match="render mode"):
        maiak_v1.env(render_mode="smell")
    with pytest.raises(tactable.OptionsError, match="colour"):
        maiak_v1.env(colour="red")
    assert {name for name in pettingzoo.__all__ if name.endswith("_v1")} == {
        f"{game}_v1" for game in tactable.games()
    }


class TestTogether:
    """All seats step together."""

    def test_setup_is_chosen_at_once(self) -> None:
        env = tactiki_v1.parallel_env()
        seen, _ = env.reset(seed=1)
        masks = [seen[agent]["action_mask"] for agent in env.agents]
        assert all(mask[:-1].any() and not mask[-1] for mask in masks), "both set up"
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        _, _, _, _, infos = env.step(actions)
        assert all(info["acted"] for info in infos.values())
        assert len(env.table.history()) == 2

    def test_who_may_not_act_waits(self) -> None:
        env = maiak_v1.parallel_env()
        seen, _ = env.reset(seed=1)
        assert seen["seat_1"]["action_mask"].nonzero()[0].tolist() == [env.wait]
        legal = int(seen["seat_0"]["action_mask"].argmax())
        for wrong in ({"seat_0": legal, "seat_1": 0}, {"seat_0": env.wait, "seat_1": env.wait}):
            with pytest.raises(tactable.IllegalAction):
                env.step(wrong)
        assert not env.table.history(), "nothing is done if anything is illegal"
        _, _, _, _, infos = env.step({"seat_0": legal, "seat_1": env.wait})
        assert [infos[agent]["acted"] for agent in env.agents] == [True, False]

    def test_a_game_ends_with_its_returns(self, table: tuple[Title, dict[str, Any]]) -> None:
        title, options = table
        short = {"max_turns": 50} if title is taki_v1 else {}
        env = title.parallel_env(**options | short)
        seen, _ = env.reset(seed=2)
        dice, rewards = np.random.default_rng(2), {}
        while env.agents:
            actions = {
                agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"])))
                for agent in env.agents
            }
            seen, rewards, over, _, _ = env.step(actions)
            assert env.table.is_terminal() or not any(rewards.values())
        assert all(over.values())
        assert rewards == {agent: env.table.returns()[seat] for agent, seat in env.seats.items()}

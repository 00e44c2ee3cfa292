"""Gymnasium's own checks, for every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tactable

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

import tactable.gymnasium

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("tactable/Maiak-v1", {}),
    ("tactable/Maiak-v1", {"switch": "optional", "seat": 1}),
    ("tactable/Tactigo-v1", {}),
    ("tactable/Tactiki-v1", {"opponents": "random"}),
    ("tactable/Tactiki-v1", {"setup": "random", "seat": "random"}),
    ("tactable/Taki-v1", {}),
    ("tactable/Taki-v1", {"seats": 2, "opponents": "random"}),
    ("tactable/Tac-v1", {}),
    ("tactable/Tac-v1", {"variant": "two-doubles", "opponents": {1: "greedy", 2: "random", 3: "easy"}}),
    ("tactable/Tac-v1", {"variant": "three-singles", "seat": "random", "opponents": "random"}),
]


def name_of(value: Any) -> str:
    return value if isinstance(value, str) else "-".join(str(option) for option in value.values())


@pytest.mark.filterwarnings("ignore:.*maximum value is infinity")
@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_check_env(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped, skip_close_check=True)


def episode(env: Any, seed: int | None) -> tuple[list[bytes], float, dict[str, Any]]:
    """Play at random: what was seen, what it brought, and what was told last."""
    observation, info = env.reset(seed=seed)
    dice, seen, reward, over = np.random.default_rng(seed), [observation.tobytes()], 0.0, False
    while not over:
        assert reward == 0.0, "rewards come at the end"
        np.testing.assert_array_equal(info["action_mask"], env.unwrapped.action_masks())
        action = int(dice.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated and env.observation_space.contains(observation)
        seen.append(observation.tobytes())
    return seen, reward, info


@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_episodes_are_the_same_for_the_same_seed(name: str, options: dict[str, Any]) -> None:
    first, again = (episode(gymnasium.make(name, **options), 3) for _ in range(2))
    assert first[0] == again[0] and first[1] == again[1]
    assert first[2]["outcome"]["scores"] and first[1] != 0.0 or "Tactiki" in name


def test_random_seats_are_drawn_anew() -> None:
    env = gymnasium.make("tactable/Taki-v1", seat="random", opponents="random")
    seats = {env.reset(seed=3 if number == 0 else None)[1]["seat"] for number in range(40)}
    assert seats == {0, 1, 2, 3}


def test_what_is_illegal_loses_or_is_raised() -> None:
    for illegal in ("lose", "raise"):
        env = gymnasium.make("tactable/Maiak-v1", illegal=illegal).unwrapped
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(tactable.IllegalAction):
                env.step(wrong)
            assert not env.over, "another action may be tried"
            continue
        _, reward, over, truncated, info = env.step(wrong)
        assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(int(info["action_mask"].argmax()))


def test_pixels_come_from_render() -> None:
    env = gymnasium.make("tactable/Tactigo-v1", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8 and picture.ndim == 3


def test_many_at_once() -> None:
    envs = gymnasium.make_vec(
        "tactable/Taki-v1", num_envs=3, vectorization_mode="sync", seats=2, opponents="random"
    )
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    observations, rewards, *_ = envs.step(actions)
    assert observations.shape == (3, envs.single_observation_space.shape[0])
    assert rewards.tolist() == [0, 0, 0]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seat": 7}, "seat"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": {}}, r"no opponent is named for the seats \[1\]"),
        ({"illegal": "maybe"}, "lose"),
        ({"colour": "red"}, "colour"),
    ],
    ids=lambda value: "",
)
def test_bad_words_are_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        gymnasium.make("tactable/Maiak-v1", **wrong)


def test_all_games_are_there() -> None:
    names = {name for name in gymnasium.registry if name.startswith("tactable/")}
    assert names == {f"tactable/{game.capitalize()}-v1" for game in tactable.games()}

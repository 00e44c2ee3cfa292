"""Batches: the same games as states play, in arrays that are given once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tactable


def run(game: tactable.Game, threads: int, steps: int) -> list[np.ndarray[Any, Any]]:
    batch = tactable.Batch(game, 33, seed=5, threads=threads)
    kept = []
    for _ in range(steps):
        batch.step(batch.sample())
        kept += [batch.observations.copy(), batch.masks.copy(), batch.rewards.copy()]
        kept += [batch.terminations.copy(), batch.seats.copy()]
    return kept


def test_the_number_of_threads_changes_nothing(game: tactable.Game) -> None:
    for one, other in zip(run(game, 1, 60), run(game, 3, 60), strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_batch_plays_what_states_play(game: tactable.Game) -> None:
    batch = tactable.Batch(game, 8, seed=9)
    states = [batch.state(i) for i in range(len(batch))]
    ended = 0
    for _ in range(600):
        for i, state in enumerate(states):
            seat = int(batch.seats[i])
            assert seat == state.current_player()
            np.testing.assert_array_equal(batch.observations[i], state.observation(seat))
            np.testing.assert_array_equal(batch.masks[i], state.legal_action_mask(seat))
        actions = batch.sample()
        for state, action in zip(states, actions, strict=True):
            state.apply_action(int(action))
        batch.step(actions)
        for i, state in enumerate(states):
            assert batch.terminations[i] == state.is_terminal()
            np.testing.assert_allclose(batch.rewards[i], state.returns(), rtol=1e-6)
            if state.is_terminal():
                ended += 1
                states[i] = batch.state(i)
                assert states[i].history() == []
    assert ended > 0 or game.id in ("tac", "taki"), "the longer games may go on"


def test_arrays_are_given_once_and_written_in_place() -> None:
    game = tactable.load_game("tactiki")
    mine = np.full((4, game.observation_size), np.nan, dtype=np.float32)
    batch = tactable.Batch(game, 4, seed=1, out={"observations": mine})
    assert batch.observations is mine and not np.isnan(mine).any()
    masks, before = batch.masks, batch.masks.copy()
    for _ in range(45):
        batch.step(batch.sample())
    assert batch.masks is masks and (masks != before).any()
    # DLPack: what torch and JAX take in without a copy.
    shared = np.from_dlpack(batch.rewards)
    assert np.shares_memory(shared, batch.rewards)


def test_a_wrong_action_is_named_and_nothing_is_played() -> None:
    batch = tactable.Batch("maiak", 4, seed=1)
    before = [batch.state(i) for i in range(4)]
    actions = batch.sample()
    actions[2] = 972
    with pytest.raises(tactable.IllegalAction, match="game 2, seat 0"):
        batch.step(actions)
    assert [batch.state(i) for i in range(4)] == before
    with pytest.raises(tactable.IllegalAction, match="game 2.*from 0 to 972"):
        actions[2] = -5
        batch.step(actions)
    with pytest.raises(tactable.IllegalAction, match="expected 4 actions"):
        batch.step(actions[:3])


def test_wrong_arrays_and_numbers_are_explained() -> None:
    with pytest.raises(ValueError, match="at least one"):
        tactable.Batch("maiak", 0)
    with pytest.raises(TypeError, match="float32.*\\[4, 154\\]"):
        tactable.Batch("maiak", 4, out={"observations": np.zeros((4, 154))})
    with pytest.raises(TypeError, match="C-contiguous"):
        tactable.Batch("maiak", 4, out={"masks": np.zeros((973, 4), dtype=bool).T})
    with pytest.raises(ValueError, match="it may have observations"):
        tactable.Batch("maiak", 4, out={"observation": np.zeros(3)})
    with pytest.raises(TypeError, match="has its options"):
        tactable.Batch(tactable.load_game("maiak"), 4, starts="black")
    with pytest.raises(IndexError, match="from 0 to 3"):
        tactable.Batch("maiak", 4).state(4)


def test_resetting_begins_anew() -> None:
    batch = tactable.Batch("taki", 5, seed=1, seats=2)
    first = batch.observations.copy()
    for _ in range(20):
        batch.step(batch.sample())
    batch.reset(seed=1)
    np.testing.assert_array_equal(batch.observations, first)
    assert not batch.terminations.any() and not batch.rewards.any()

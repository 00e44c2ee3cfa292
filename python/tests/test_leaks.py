"""No secret comes through the Python API: worlds that look alike to a seat look alike here too."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import tactable
from conftest import play


def shown(state: tactable.State, seat: int) -> dict[str, Any]:
    """Everything that the seat can be shown of a state."""
    may_act = seat in state.current_players()
    return {
        "view": state.view(seat),
        "observation": state.observation(seat).tobytes(),
        "legal": state.legal_actions(seat),
        "mask": state.legal_action_mask(seat).tobytes(),
        "players": state.current_players(),
        "strings": [state.action_to_string(a, seat) for a in state.legal_actions(seat)],
        "picture": state.picture(seat),
        "svg": state.svg(seat),
        "spoken": state.describe(seat),
        "refusal": refusal(state, seat) if may_act else None,
    }


def refusal(state: tactable.State, seat: int) -> str | None:
    """What is said to a seat that tries what is not legal."""
    mask = state.legal_action_mask(seat)
    for action in np.flatnonzero(~mask)[:200:20]:
        try:
            state.clone().apply_action(int(action), seat)
        except tactable.IllegalAction as error:
            return str(error)
    return None


def test_worlds_that_look_alike_are_shown_alike(game: tactable.Game) -> None:
    dice = random.Random(1)
    differed = False
    for i, state in enumerate(play(game, seed=11, most=250)):
        if i % 12 or state.is_terminal():
            continue
        for seat in game.playing:
            worlds = [state.imagine(seat, seed=100 * i + k) for k in range(2)]
            # Told by what is in a world, not by its hash, which is nobody's to see.
            differed |= any(world.to_dict() != state.to_dict() for world in worlds)
            expected = shown(state, seat)
            for world in worlds:
                assert shown(world, seat) == expected
            go_on(worlds, seat, dice)
    assert differed == game.hidden


def go_on(worlds: list[tactable.State], seat: int, dice: random.Random) -> None:
    """As long as the seat sees the same happen in two worlds, it is told the same."""
    one, other = (world.clone() for world in worlds)
    for _ in range(12):
        if one.is_terminal() or other.is_terminal():
            return
        actor = one.current_player()
        if actor is None or actor != other.current_player():
            return
        common = set(one.legal_actions(actor)) & set(other.legal_actions(actor))
        if not common:
            return
        action = dice.choice(sorted(common))
        done = len(one.history())
        one.apply_action(action, actor)
        other.apply_action(action, actor)
        if one.events(seat, since=done) != other.events(seat, since=done):
            return
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.view(seat) == other.view(seat)
        assert one.observation(seat).tobytes() == other.observation(seat).tobytes()


def test_what_a_seat_perceived_is_all_that_its_text_tells() -> None:
    """TacTiki's set-up is chosen in secret: the text of one seat knows nothing of the other's ranks."""
    game = tactable.load_game("tactiki")
    texts = set()
    for order in (1, -1):
        state = game.new_state(seed=1)
        while 0 in state.current_players() and state.legal_actions(0):
            state.apply_action(state.legal_actions(0)[::order][0], 0)
            if state.current_players() == [1]:
                break
        texts.add(state.information_state_string(1))
    assert len(texts) == 1

"""Games and states: the names Python people expect, over the rules of the core."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import tactable
from conftest import play


def test_the_five_games_are_there() -> None:
    assert tactable.games() == ["maiak", "tactigo", "tactiki", "taki", "tac"]


def test_what_is_legal_is_the_same_in_every_way_of_asking(game: tactable.Game) -> None:
    for state in play(game, seed=1, most=60):
        for seat in game.playing:
            legal = state.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in state.current_players())
            mask = state.legal_action_mask(seat)
            assert mask.dtype == np.bool_ and mask.shape == (game.num_actions,)
            assert sorted(legal) == np.flatnonzero(mask).tolist()
            texts = [state.action_to_string(action, seat) for action in legal]
            assert [state.string_to_action(text, seat) for text in texts] == legal


def test_games_end_and_gains_add_up(game: tactable.Game) -> None:
    *_, state = play(game, seed=2, most=100_000)
    assert state.is_terminal() and state.current_players() == []
    assert state.current_player() is None and state.legal_actions() == []
    outcome = state.outcome()
    assert outcome is not None and len(outcome["scores"]) == game.num_seats
    gains = state.returns()
    of_sides = [gains[side[0]] for side in game.sides]
    if len(game.sides) > 1:
        assert sum(of_sides) == pytest.approx(0.0)
    assert all(gains[seat] == of_sides[i] for i, side in enumerate(game.sides) for seat in side)
    with pytest.raises(tactable.IllegalAction):
        state.apply_action(0, game.playing[0])


def test_ids_and_notation_lead_to_the_same_state(game: tactable.Game) -> None:
    for state in play(game, seed=3, most=30):
        if state.is_terminal():
            break
        by_id, by_text = state.clone(), state.clone()
        action = state.legal_actions()[-1]
        by_id.apply_action(action)
        by_text.apply_action(state.action_to_string(action))
        assert by_id == by_text and hash(by_id) == hash(by_text) and by_id != state


def test_copies_go_their_own_way_and_undo_goes_back(game: tactable.Game) -> None:
    states = play(game, seed=4, most=40)
    before: list[tactable.State] = []
    for state in states:
        before.append(copy.deepcopy(state))
    last = before[-1].clone()
    for earlier in reversed(before[:-1]):
        last.undo()
        assert last == earlier and last.history() == earlier.history()
    with pytest.raises(IndexError, match="nothing was done yet"):
        last.undo()


def test_pickles_give_the_same_game_and_the_same_future(game: tactable.Game) -> None:
    assert pickle.loads(pickle.dumps(game)) == game
    for i, state in enumerate(play(game, seed=5, most=120)):
        if i % 30 or state.is_terminal():
            continue
        for truth in (state, state.imagine(state.current_player(), seed=i)):
            again = pickle.loads(pickle.dumps(truth))
            one, other = truth.clone(), again.clone()
            for _ in range(200):
                assert one == other and one.history() == other.history()
                if one.is_terminal():
                    break
                assert one.legal_actions() == other.legal_actions()
                for world in (one, other):
                    world.apply_action(world.legal_actions()[0])


def test_states_are_read_back_and_wrong_ones_explained() -> None:
    game = tactable.load_game("maiak")
    state = game.new_state(seed=1)
    fields = state.to_dict()
    assert game.load_state(fields) == state
    fields["white"] = ["a1", "z9"]
    with pytest.raises(ValueError, match="z9"):
        game.load_state(fields)


def test_records_verify_and_changed_ones_do_not(game: tactable.Game) -> None:
    *_, state = play(game, seed=6, most=50)
    record = state.record(Event="test")
    again = tactable.Record.parse(str(record))
    assert again == record and again.tags == {"Event": "test"} and again.game == game.id
    assert again.actions == state.history() and again.verify() == state
    assert pickle.loads(pickle.dumps(record)) == record
    seat, action = record.actions[0]
    with pytest.raises(tactable.RecordError):
        tactable.Record.parse(str(record).replace(f"{seat}: {action}#", f"{seat}: x{action}#", 1)).verify()
    with pytest.raises(tactable.RecordError):
        tactable.Record.parse("no record")


def test_pictures_in_two_languages(game: tactable.Game) -> None:
    state = game.new_state(seed=1)
    seat = game.playing[0]
    assert state.picture(seat).strip() and state.describe(seat) != state.describe(seat, language="de")
    svg = state.svg(seat)
    assert svg.startswith("<svg") and svg.rstrip().endswith("</svg>") and svg != state.svg(seat, dark=True)
    assert state._repr_svg_().startswith("<svg") and str(state).strip() and game.id in repr(state)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: tactable.load_game("chess"), ValueError, "there are maiak, tactigo"),
        (lambda: tactable.load_game("maiak", size="huge"), tactable.OptionsError, "size"),
        (lambda: tactable.load_game("taki", seats=99), tactable.OptionsError, "seats"),
        (lambda: tactable.load_game("maiak", tiles=object()), TypeError, "found object"),
        (lambda: tactable.load_game("maiak").new_state("zz"), ValueError, "64 hexadecimal"),
        (lambda: tactable.load_game("maiak").new_state(1).apply_action(10**6), tactable.IllegalAction, "972"),
        (lambda: tactable.load_game("maiak").new_state(1).apply_action(-1), tactable.IllegalAction, "negative"),
        (lambda: tactable.load_game("maiak").new_state(1).apply_action("a1-e5"), tactable.IllegalAction, "R"),
        (lambda: tactable.load_game("maiak").new_state(1).apply_action(1.5), TypeError, "float"),
        (lambda: tactable.load_game("maiak").new_state(1).legal_actions(7), IndexError, "from 0 to 1"),
        (lambda: tactable.load_game("maiak").new_state(1).picture(language="fr"), ValueError, "fr"),
        (lambda: tactable.bot("genius"), ValueError, "genius"),
        (lambda: tactable.search(tactable.load_game("maiak").new_state(1), 5, seconds=1), ValueError, "one of"),
        (lambda: tactable.search(tactable.load_game("maiak").new_state(1), name="greedy"), tactable.BotError, ""),
    ],
)  # fmt: skip
def test_bad_input_is_answered_in_words(call, error, words) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error) as caught:
        call()
    assert words in str(caught.value)


def test_bots_choose_what_is_legal_and_the_same_again(game: tactable.Game) -> None:
    for name in ("random", "greedy", "search:20"):
        chosen = []
        for _ in range(2):
            state, bot = game.new_state(seed=7), tactable.bot(name, seed=1)
            for _ in range(20):
                if state.is_terminal():
                    break
                action = bot.choose(state)
                assert action in state.legal_actions()
                state.apply_action(action)
            chosen.append(state.history())
        assert chosen[0] == chosen[1]


def test_a_search_tells_its_numbers() -> None:
    state = tactable.load_game("maiak").new_state(seed=1)
    found = tactable.search(state, 500, seed=3)
    assert found == tactable.search(state, 500, seed=3)
    assert {choice.action for choice in found.choices} == set(state.legal_actions())
    assert sum(found.chances) == pytest.approx(1.0) and found.line[0] == (0, found.best.notation)
    assert found.best.visits == max(choice.visits for choice in found.choices)
    frame = found.frame()
    assert list(frame.columns)[:4] == ["action", "notation", "visits", "worth"]
    assert len(frame) == len(found.choices)


def test_a_sure_win_is_proved() -> None:
    game = tactable.load_game("maiak")
    state = game.new_state(seed=1)
    hard = tactable.bot("hard")
    proved = None
    while not state.is_terminal():
        found = tactable.search(state, 3000)
        if found.best.proof is not None and found.best.proof.wins:
            proved = state.current_player()
        state.apply_action(found.best.action if proved == state.current_player() else hard.choose(state))
    assert proved is not None and state.returns()[proved] == 1.0

"""Five tabletop games, exactly by their rules, for people who study and train on them.

>>> import tactable
>>> game = tactable.load_game("tac", variant="teams", deck="master")
>>> state = game.new_state(seed=7)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> state.returns()
[-1.0, 1.0, -1.0, 1.0]

Actions are ids: whole numbers below ``game.num_actions`` that mean the same in every state, as the
seat that acts sees its own side of the board. Wherever an id is taken, the notation of records is
taken too (``state.apply_action("c1-c2")``). All chance comes from the seed.
"""

from tactable._native import (
    Batch,
    Bot,
    BotError,
    Game,
    IllegalAction,
    OptionsError,
    Record,
    RecordError,
    State,
    __version__,
    games,
    interval,
    load_game,
)
from tactable.contests import arena, study
from tactable.data import Dataset
from tactable.fields import split
from tactable.frames import frame
from tactable.results import ContestResults, Results, StudyResults
from tactable.thinking import Choice, Judgement, Proof, bot, search

__all__ = [
    "Batch",
    "Bot",
    "BotError",
    "Choice",
    "ContestResults",
    "Dataset",
    "Game",
    "IllegalAction",
    "Judgement",
    "OptionsError",
    "Proof",
    "Record",
    "RecordError",
    "Results",
    "State",
    "StudyResults",
    "__version__",
    "arena",
    "bot",
    "frame",
    "games",
    "interval",
    "load_game",
    "search",
    "split",
    "study",
]

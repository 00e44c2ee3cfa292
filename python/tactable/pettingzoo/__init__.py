"""The five games as PettingZoo environments.

>>> from tactable.pettingzoo import taki_v1
>>> env = taki_v1.env(seats=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = int(observation["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]

Every keyword but the environment's own is an option of the game, as in ``tactable.load_game``.
The version in a name is raised when the same actions would no longer give the same numbers.
"""

from tactable.pettingzoo.aec import TurnEnv
from tactable.pettingzoo.parallel import TogetherEnv
from tactable.pettingzoo.title import Title

__all__ = [
    "Title",
    "TogetherEnv",
    "TurnEnv",
    "maiak_v1",
    "tac_v1",
    "tactigo_v1",
    "tactiki_v1",
    "taki_v1",
]

maiak_v1 = Title("maiak", 1)
tactigo_v1 = Title("tactigo", 1)
tactiki_v1 = Title("tactiki", 1)
taki_v1 = Title("taki", 1)
tac_v1 = Title("tac", 1)

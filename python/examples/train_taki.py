"""Learn TAKI for two by playing against itself (PPO in NumPy alone), and meet greedy.

    python examples/train_taki.py --minutes 5

A batch of games is stepped at once; one small network plays both seats. At the end it plays against
``greedy``, every deal from both seats, and the share of games it won is printed with its interval.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tactable

Array = NDArray[Any]
GAMES, STEPS, EPOCHS, PARTS = 256, 64, 2, 8
DISCOUNT, TRACE, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.01


class Net:
    """One hidden layer; from it the worth of every action, and the chances of the seat."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Array:
            return chance.normal(0, scale / np.sqrt(rows), (rows, columns)).astype(np.float32)

        self.weights = [
            layer(inputs, hidden, 2.0),
            np.zeros(hidden, np.float32),
            layer(hidden, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def __call__(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """How likely each action is, what the seat expects, and the hidden layer."""
        into, into_bias, out, out_bias = self.weights
        hidden = np.maximum(observations @ into + into_bias, 0)
        result = hidden @ out + out_bias
        scores = np.where(masks, result[:, :-1], -np.inf)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        return likely / likely.sum(1, keepdims=True), result[:, -1], hidden

    def learn(self, observations: Array, hidden: Array, slope: Array, rate: float) -> None:
        """One step of Adam down the slope of the loss at the last layer."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [observations.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        fade = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            slope *= min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= rate * fade * mean / (np.sqrt(square) + 1e-5)


def choose(likely: Array, chance: np.random.Generator) -> Array:
    """An action for each row, as often as it is likely."""
    drawn = chance.random((len(likely), 1), np.float32)
    return (likely.cumsum(1) > drawn * likely.sum(1, keepdims=True)).argmax(1)


def rollout(net: Net, batch: tactable.Batch, chance: np.random.Generator) -> dict[str, Array]:
    """Play on for some steps: what was seen and done, and how much better it went than expected."""
    rows: dict[str, list[Array]] = {}
    rewards, ended, seats, worths = [], [], [], []
    for _ in range(STEPS):
        likely, worth, _ = net(batch.observations, batch.masks)
        actions = choose(likely, chance)
        chosen = likely[np.arange(GAMES), actions]
        seen = {"observations": batch.observations, "masks": batch.masks}
        for name, row in (seen | {"actions": actions, "likely": chosen}).items():
            rows.setdefault(name, []).append(row.copy())
        seats.append(batch.seats.copy())
        worths.append(worth)
        batch.step(actions)
        rewards.append(batch.rewards[np.arange(GAMES), seats[-1]].copy())
        ended.append(batch.terminations.copy())
    seats.append(batch.seats.copy())
    worths.append(net(batch.observations, batch.masks)[1])
    # What is good for one of two is bad for the other: the next worth counts with a sign.
    gain, gains = np.zeros(GAMES, np.float32), []
    for step in reversed(range(STEPS)):
        sign = np.where(seats[step] == seats[step + 1], 1.0, -1.0) * ~ended[step] * DISCOUNT
        surprise = rewards[step] + sign * worths[step + 1] - worths[step]
        gain = (surprise + TRACE * sign * gain).astype(np.float32)
        gains.append(gain)
    result = {name: np.concatenate(row) for name, row in rows.items()}
    result["gains"] = np.concatenate(gains[::-1])
    result["targets"] = result["gains"] + np.concatenate(worths[:-1])
    return result


def improve(net: Net, played: dict[str, Array], rate: float, chance: np.random.Generator) -> None:
    """Make more likely what went better than expected: PPO's clipped objective."""
    gains = played["gains"]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for part in np.concatenate(
        [np.array_split(chance.permutation(len(gains)), PARTS) for _ in range(EPOCHS)], axis=0
    ):
        observations, actions, gain = played["observations"][part], played["actions"][part], gains[part]
        likely, worth, hidden = net(observations, played["masks"][part])
        here = np.arange(len(part))
        ratio = likely[here, actions] / played["likely"][part]
        open_ = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = (open_ * ratio * gain)[:, None]
        one = np.zeros_like(likely)
        one[here, actions] = 1
        logs = np.log(np.maximum(likely, 1e-8))
        disorder = -(likely * logs).sum(1, keepdims=True)
        slope = -pull * (one - likely) + ENTROPY * likely * (logs + disorder)
        error = 0.5 * (worth - played["targets"][part])
        net.learn(observations, hidden, np.column_stack([slope, error]) / len(part), rate)


def contest(net: Net, game: tactable.Game, deals: int, opponent: str, seed: int) -> Array:
    """What the network won of every deal, which it plays from both seats: 0, 0.5 or 1."""
    tables = [game.new_state(seed + deal) for deal in range(deals) for _ in range(2)]
    bots = [tactable.bot(opponent, seed + number) for number in range(len(tables))]
    going = list(range(len(tables)))
    while going:
        mine = [number for number in going if tables[number].current_player() == number % 2]
        if mine:
            observations = np.stack([tables[number].observation() for number in mine])
            masks = np.stack([tables[number].legal_action_mask() for number in mine])
            for number, action in zip(mine, net(observations, masks)[0].argmax(1), strict=True):
                tables[number].apply_action(int(action))
        for number in set(going).difference(mine):
            tables[number].apply_action(bots[number].choose(tables[number]))
        going = [number for number in going if not tables[number].is_terminal()]
    won = [(table.returns()[number % 2] + 1) / 2 for number, table in enumerate(tables)]
    return np.reshape(won, (deals, 2)).mean(1)


def train(minutes: float, seed: int = 1, rate: float = 1e-3, every: int = 20) -> Net:
    """A network that has played against itself for some minutes."""
    game = tactable.load_game("taki", seats=2)
    net, chance = Net(game.observation_size, game.num_actions, seed=seed), np.random.default_rng(seed)
    batch = tactable.Batch(game, GAMES, seed=seed)
    begin, turn, used = time.monotonic(), 0, 0.0
    while used < 1:
        played = rollout(net, batch, chance)
        improve(net, played, rate * (1 - used), chance)
        turn, used = turn + 1, (time.monotonic() - begin) / 60 / minutes
        if turn % every == 0:
            won = contest(net, game, 50, "greedy", seed=10**6).mean()
            print(f"{turn * GAMES * STEPS:>9,} decisions, {100 * won:.0f} % against greedy", flush=True)
    return net


def main() -> None:
    """Train, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=5, help="how long to learn")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals to play at the end")
    parser.add_argument("--opponent", default="greedy", help="the bot to meet")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begin = time.process_time()
    net = train(given.minutes, given.seed)
    print(f"learned in {time.process_time() - begin:.0f} s of CPU time")
    game = tactable.load_game("taki", seats=2)
    won = contest(net, game, given.deals, given.opponent, seed=2 * 10**6)
    margin = 1.96 * won.std(ddof=1) / np.sqrt(len(won))
    print(
        f"{100 * won.mean():.1f} % ± {100 * margin:.1f} of {2 * given.deals} games won against "
        f"{given.opponent} (95 % interval, {given.deals} deals from both seats)"
    )


if __name__ == "__main__":
    main()

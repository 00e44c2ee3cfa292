"""Learn MAIAK against greedy: PPO in NumPy alone, on a batch of games.

    python examples/train_maiak.py --decisions 5000000

A small network plays both seats against a bot in many games at once. At the end it meets the bot in
new games, each opening from both seats, and the share of games it won is printed with its interval.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tactable

Array = NDArray[Any]
GAMES, STEPS, EPOCHS, PARTS = 512, 32, 3, 8
DISCOUNT, TRACE, CLIP, ENTROPY = 1.0, 0.9, 0.2, 0.01
OPENING = 2
"""How many actions are random before every game."""


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
    chosen: Array = (likely.cumsum(1) > drawn * likely.sum(1, keepdims=True)).argmax(1)
    return chosen


class Table:
    """Many games at once, in which the network meets a bot: half of them from each seat."""

    def __init__(self, game: tactable.Game, opponent: str, seed: int) -> None:
        self.batch = tactable.Batch(game, GAMES, seed=seed)
        self.bots = [tactable.bot(opponent, number) for number in range(GAMES)]
        self.seats = np.arange(GAMES) % 2
        self.ages = np.zeros(GAMES, np.int64)
        self.expected = np.zeros(GAMES, np.float32)

    def rollout(self, net: Net, chance: np.random.Generator) -> dict[str, Array]:
        """Play on: what was seen and done, and how much better it went than expected."""
        batch = self.batch
        rows: dict[str, list[Array]] = {name: [] for name in ("seen", "masks", "actions", "likely")}
        steps = []
        for _ in range(STEPS):
            ready = self.ages >= OPENING
            mine = ready & (batch.seats == self.seats)
            seen, masks = batch.observations[mine], batch.masks[mine]
            likely, worth, _ = net(seen, masks)
            chosen = choose(likely, chance)
            actions, worths = batch.sample(), np.zeros(GAMES, np.float32)
            actions[mine], worths[mine], self.expected[mine] = chosen, worth, worth
            for number in np.flatnonzero(ready & ~mine).tolist():
                actions[number] = self.bots[number].choose(batch.state(number))
            likely = likely[np.arange(len(chosen)), chosen]
            for name, row in zip(rows, (seen, masks, chosen, likely), strict=True):
                rows[name].append(row)
            batch.step(actions)
            rewards = batch.rewards[np.arange(GAMES), self.seats]
            steps.append((mine, worths, rewards, batch.terminations.copy()))
            self.ages = np.where(batch.terminations, 0, self.ages + 1)
        # From the last step to the first: what is ahead of each one, and what it was better by.
        # Where the bot is to act, the network expects what it expected before.
        _, ahead, _ = net(batch.observations, batch.masks)
        ahead = np.where(batch.seats == self.seats, ahead, self.expected)
        gain, pending, gains, targets = np.zeros(GAMES), np.zeros(GAMES), [], []
        for mine, worths, rewards, ended in reversed(steps):
            ahead, gain = np.where(ended, 0, ahead), np.where(ended, 0, gain)
            pending = np.where(ended, rewards, pending)
            better = pending + DISCOUNT * ahead - worths + DISCOUNT * TRACE * gain
            gains.append(better[mine])
            targets.append((better + worths)[mine])
            gain, ahead = np.where(mine, better, gain), np.where(mine, worths, ahead)
            pending = np.where(mine, 0, pending)
        played = {name: np.concatenate(row) for name, row in rows.items()}
        played["gains"] = np.concatenate(gains[::-1]).astype(np.float32)
        played["targets"] = np.concatenate(targets[::-1]).astype(np.float32)
        return played


def improve(net: Net, played: dict[str, Array], rate: float, chance: np.random.Generator) -> None:
    """Make more likely what went better than expected: PPO's clipped objective."""
    gains = played["gains"]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for part in (
        part
        for _ in range(EPOCHS)
        for part in np.array_split(chance.permutation(len(gains)), PARTS)
    ):
        observations, actions, gain = played["seen"][part], played["actions"][part], gains[part]
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


def opening(game: tactable.Game, seed: int) -> tactable.State:
    """A game after some random actions, so that no two are alike."""
    dice, table = random.Random(seed), game.new_state(seed)
    for _ in range(OPENING):
        table.apply_action(dice.choice(table.legal_actions()))
    return table


def contest(
    net: Net, game: tactable.Game, opponent: str, pairs: int, seed: int
) -> tuple[list[float], int]:
    """What the network won of every opening, which it plays from both seats, from 0 to 1; and how
    many games differed."""
    tables = [opening(game, seed + pair) for pair in range(pairs) for _ in range(2)]
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
    different = len({tuple(table.history()) for table in tables})
    won = [(table.returns()[number % 2] + 1) / 2 for number, table in enumerate(tables)]
    return [(first + second) / 2 for first, second in zip(won[::2], won[1::2], strict=True)], different


def train(decisions: int, opponent: str = "greedy", seed: int = 1, rate: float = 1e-3) -> Net:
    """A network that has learned from so many decisions, its own and the bot's."""
    game = tactable.load_game("maiak")
    net, chance = Net(game.observation_size, game.num_actions, seed=seed), np.random.default_rng(seed)
    table = Table(game, opponent, seed)
    rounds = max(1, decisions // (GAMES * STEPS))
    for turn in range(rounds):
        improve(net, table.rollout(net, chance), rate * (1 - turn / rounds), chance)
        if (turn + 1) % 20 == 0:
            done = (turn + 1) * GAMES * STEPS
            won, _ = contest(net, game, opponent, pairs=100, seed=10**6)
            print(f"{done:>9,} decisions: {np.mean(won):.0%} won against {opponent}", flush=True)
    return net


def main() -> None:
    """Train, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--decisions", type=int, default=5_000_000, help="how many to learn from")
    parser.add_argument("--pairs", type=int, default=1000, help="how many openings to play at the end")
    parser.add_argument("--opponent", default="greedy", help="the bot to meet")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begin = time.process_time()
    net = train(given.decisions, given.opponent, given.seed)
    print(f"learned in {time.process_time() - begin:.0f} s of CPU time")
    game = tactable.load_game("maiak")
    won, different = contest(net, game, given.opponent, given.pairs, seed=2 * 10**6)
    share, low, high = tactable.interval(won, games=2, different=different)
    print(
        f"{share:.1%} won against {given.opponent} ({low:.1%} to {high:.1%} in 95 of 100 cases), "
        f"{different} of {2 * given.pairs} games differ"
    )


if __name__ == "__main__":
    main()

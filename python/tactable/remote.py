"""Bots that are programs of their own: in the arena, and at live tables.

A bot is a class with one method. Run as it is, the program speaks lines of JSON with ``tactable``
(``--bots 'cmd:python3 mybot.py'``); run with the address of a table, it sits down there::

    import random

    from tactable import remote


    class MyBot(remote.Player):
        def choose(self, question):
            return random.choice(question.legal)


    if __name__ == "__main__":
        MyBot().main()

Nothing but Python is needed for the arena; live tables need the package ``websockets``. What is spoken
is described in ``docs/bots.md`` and ``docs/protocol.md``.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import re
import sys
import time
import urllib.parse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TextIO

__all__ = ["Game", "Player", "Question", "Refused"]

VERSION = 2
"""The version of the lines that are spoken here."""

PACE = 0.1
"""The least seconds between two messages to a server, which takes about twenty a second."""


class Refused(Exception):
    """A server that does not let the bot play, in its own words."""


@dataclass
class Game:
    """A game that is being played, as far as the bot knows it."""

    id: int | str
    """The number of the game, or the name of the table."""
    game: str
    """Which game it is, such as ``maiak``."""
    rules: int
    """The version of its rules."""
    numbers: int
    """The version of the numbers of its actions."""
    options: dict[str, Any]
    """The rule choices in full."""
    seats: list[int]
    """The seats that the bot holds."""
    ply: int = 0
    """How many actions were done."""
    view: dict[str, Any] = field(default_factory=dict)
    """What the bot knows."""
    events: list[dict[str, Any]] = field(default_factory=list)
    """What it perceived since the last question."""


@dataclass(frozen=True)
class Question:
    """A seat of the bot is to act. It is the same in the arena and at a live table."""

    id: int | str
    """The number of the game, or the name of the table."""
    game: str
    """Which game it is, such as ``maiak``."""
    rules: int
    """The version of its rules."""
    numbers: int
    """The version of the numbers of its actions."""
    options: dict[str, Any]
    """The rule choices in full."""
    seats: list[int]
    """The seats that the bot holds."""
    seat: int
    """The seat that is to act."""
    ply: int
    """How many actions were done."""
    view: dict[str, Any]
    """What the bot knows; ``tactable games NAME --schema`` prints its form."""
    events: list[dict[str, Any]]
    """What the bot perceived since the last question, its own actions included."""
    legal: list[str]
    """Every legal action in notation."""
    ids: list[int]
    """The number of each of them, in the same order."""
    seconds: float | None
    """How long the bot has, unless it may take its time."""


class Player:
    """A bot. Only :meth:`choose` has to be written."""

    def choose(self, question: Question) -> str | int:
        """Choose one of ``question.legal``, or one of ``question.ids``."""
        raise NotImplementedError

    def begin(self, game: Game) -> None:
        """Get ready for a game; this is not counted as thinking."""

    def end(self, game: Game, outcome: dict[str, Any] | None) -> None:
        """Hear how a game ended; without an outcome it was broken off."""

    def main(self, arguments: Sequence[str] | None = None) -> None:
        """Do what the command line says: without an address :meth:`run`, else :meth:`sit`."""
        parser = argparse.ArgumentParser(
            description="A bot: speaks lines of JSON with tactable, or sits down at a table on a server."
        )
        parser.add_argument("address", nargs="?", help="of a table, such as http://127.0.0.1:8000/t/abc")
        parser.add_argument("--name", help="what the bot is called at the table")
        parser.add_argument("--seat", type=int, help="where to sit [default: any free seat]")
        parser.add_argument(
            "--secret",
            default=os.environ.get("TACTABLE_SECRET"),
            help="who the bot is: the same secret has the same seats tomorrow [default: $TACTABLE_SECRET, or a new one]",
        )
        given = parser.parse_args(arguments)
        if given.address is None:
            self.run()
            return
        try:
            outcome = self.sit(given.address, name=given.name, seat=given.seat, secret=given.secret)
        except (Refused, ValueError, ImportError) as error:
            raise SystemExit(str(error)) from None
        print(json.dumps(outcome))

    def run(self, lines: Iterable[str] | None = None, output: TextIO | None = None) -> None:
        """Play games by lines of JSON, on standard input and output unless others are given.

        What the bot prints meanwhile goes to standard error, so that it cannot be taken for an answer.
        """
        lines, output = lines or sys.stdin, output or sys.stdout
        desk = _Desk(self)
        with contextlib.redirect_stdout(sys.stderr):
            for line in lines:
                message = json.loads(line)
                answer: dict[str, Any] | None = None
                match message.get("type"):
                    case "new":
                        desk.new(message)
                        answer = {"type": "ready", "id": message["id"]}
                    case "view":
                        desk.view(message)
                    case "think":
                        action = self.choose(desk.question(message))
                        answer = {"type": "act", "id": message["id"], "action": action}
                    case "end":
                        desk.end(message)
                if answer is not None:
                    output.write(json.dumps(answer) + "\n")
                    output.flush()

    def sit(
        self,
        address: str,
        *,
        name: str | None = None,
        seat: int | None = None,
        secret: str | None = None,
        patience: float = 300.0,
    ) -> dict[str, Any] | None:
        """Sit down at a live table, play to the end of the game and return its outcome.

        Takes any free seat unless one is given, or goes on where this secret sits already. Comes back
        when the line breaks, and gives up when the server was away for ``patience`` seconds. Raises
        :exc:`Refused` where the bot may not play.
        """
        return _Visit(self, address, name, seat, secret, patience).run()


class _Desk:
    """The games of one bot, told by the messages of version 2."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.games: dict[int | str, Game] = {}

    def new(self, message: dict[str, Any]) -> None:
        """A game begins; at a live table this is said again and again."""
        fields = ("id", "game", "rules", "numbers", "options", "seats")
        known = self.games.get(message["id"])
        if known is None:
            known = self.games[message["id"]] = Game(**{name: message[name] for name in fields})
            self.player.begin(known)
        known.seats = message["seats"]

    def view(self, message: dict[str, Any]) -> None:
        game = self.games[message["id"]]
        game.ply, game.view = message["ply"], message["view"]
        game.events += message["events"]

    def question(self, message: dict[str, Any]) -> Question:
        game = self.games[message["id"]]
        events, game.events = game.events, []
        ms = message["ms"]
        return Question(
            id=game.id,
            game=game.game,
            rules=game.rules,
            numbers=game.numbers,
            options=game.options,
            seats=game.seats,
            seat=message["seat"],
            ply=game.ply,
            view=game.view,
            events=events,
            legal=message["legal"],
            ids=message["ids"],
            seconds=None if ms is None else ms / 1000,
        )

    def end(self, message: dict[str, Any]) -> None:
        self.player.end(self.games.pop(message["id"]), message["outcome"])


class _Visit:
    """A bot at a live table, on one connection after another."""

    def __init__(
        self,
        player: Player,
        address: str,
        name: str | None,
        seat: int | None,
        secret: str | None,
        patience: float,
    ) -> None:
        self.player, self.name, self.seat, self.patience = player, name, seat, patience
        self.address = _socket_address(address)
        self.secret = secret or base64.urlsafe_b64encode(os.urandom(32)).rstrip(b"=").decode()
        if not re.fullmatch("[A-Za-z0-9_-]{43}", self.secret):
            raise ValueError("a secret is 32 bytes in URL-safe base64, 43 signs long")
        self.desk = _Desk(player)
        self.seq = 0
        """Where the log stood when we last heard of it."""
        self.keys = 0
        self.forget()

    def forget(self) -> None:
        """A new connection knows nothing of what was asked on the old one."""
        self.table: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None
        """What was asked and not yet answered."""
        self.done = 0
        """What we did is in tables from here on."""
        self.overtaken: str | None = None
        """Why an action was refused that a newer table should explain."""

    def run(self) -> dict[str, Any] | None:
        connect, invalid_status, closed = _websockets()
        headers = {"Authorization": f"Bearer {self.secret}", "Accept": "application/json"}
        heard, pause = time.monotonic(), 0.5
        while True:
            try:
                address = f"{self.address}?lines={VERSION}&since={self.seq}"
                with connect(address, additional_headers=headers, open_timeout=10, max_size=None) as socket:
                    self.forget()
                    pause = 0.5
                    return self.play(socket)
            except invalid_status as refusal:
                response = refusal.response
                if response.status_code not in (429, 502, 503, 504):
                    raise Refused(_words(response)) from None
                pause = max(pause, float(response.headers.get("Retry-After", 0) or 0))
                reason = _words(response)
            except closed as error:
                # Who speaks badly is not let in again by trying; whoever goes down comes back.
                if error.rcvd is not None and error.rcvd.code in (1003, 1008, 1009):
                    raise Refused(f"the server closed the connection: {error}") from None
                heard, reason = max(heard, self.heard), str(error)
            except (OSError, TimeoutError) as error:
                reason = str(error) or type(error).__name__
            if time.monotonic() - heard > self.patience:
                raise Refused(f"the server cannot be reached: {reason}")
            time.sleep(pause)
            pause = min(2 * pause, 30.0)

    heard = 0.0
    """When the server last said something."""
    spoke = 0.0
    """When we last said something."""

    def play(self, socket: Any) -> dict[str, Any] | None:
        """From coming to the table to the end of the game."""
        while True:
            try:
                message = json.loads(socket.recv(timeout=5 if self.overtaken else None))
            except TimeoutError:
                raise Refused(self.overtaken or "the server is silent") from None
            self.heard = time.monotonic()
            match message["type"]:
                case "table":
                    self.table, self.overtaken = message, None
                    self.seq = message["seq"]
                    if (over := self.look()) is not None:
                        self.desk.end(over)
                        outcome: dict[str, Any] | None = over["outcome"]
                        return outcome
                case "done":
                    self.waiting, self.done = None, max(self.done, message["seq"])
                case "refused":
                    asked, self.waiting = self.waiting, None
                    if asked is None or asked["do"] != "act" or message["key"] != asked["key"]:
                        raise Refused(message["text"])
                    if asked["ply"] == self.table["ply"]:
                        # Somebody was faster; the table that says so is on its way.
                        self.overtaken = message["text"]
                        continue
            if (request := self.next_request()) is not None:
                self.keys += 1
                self.waiting = request | {"key": f"{os.getpid()}-{time.time_ns()}-{self.keys}"}
                # A server takes so many messages from one visitor and no more.
                time.sleep(max(0.0, self.spoke + PACE - time.monotonic()))
                socket.send(json.dumps(self.waiting))
                self.spoke = time.monotonic()

    def look(self) -> dict[str, Any] | None:
        """Take in what a table tells of the game; its end, if this is it."""
        for line in self.table["lines"]:
            match line["type"]:
                case "new" if line["seats"]:
                    self.desk.new(line)
                case "view" if line["id"] in self.desk.games:
                    self.desk.view(line)
                case "end" if line["id"] in self.desk.games:
                    end: dict[str, Any] = line
                    return end
        if self.table["status"] == "over":
            raise Refused("the game at this table is over")
        return None

    def next_request(self) -> dict[str, Any] | None:
        """What to ask the table for now."""
        table = self.table
        if self.waiting is not None or not table or table["seq"] < self.done:
            return None
        you = table["you"]
        if self.name is not None and you["name"] != self.name:
            name, self.name = self.name, None
            return {"do": "name", "name": name}
        if not you["seats"]:
            return self.sit_down()
        for line in table["lines"]:
            if line["type"] == "think":
                question = self.desk.question(line)
                action = self.player.choose(question)
                if action in question.ids:
                    action = question.legal[question.ids.index(int(action))]
                if action not in question.legal:
                    raise ValueError(f"the bot chose {action!r}, which is not legal")
                return {"do": "act", "seat": question.seat, "action": action, "ply": question.ply}
        return None

    def sit_down(self) -> dict[str, Any]:
        table = self.table
        if table["you"]["dismissed"]:
            raise Refused("the host does not let you sit down at this table")
        if table["you"]["left"]:
            return {"do": "sit"}
        kinds = {seat["seat"]: seat["kind"] for seat in table["seats"]}
        open_seats = sorted(table["can"]["sit"], key=lambda seat: (kinds.get(seat) != "empty", seat))
        if self.seat is not None:
            if self.seat not in kinds:
                raise Refused(f"nobody plays on seat {self.seat} here; the seats are {sorted(kinds)}")
            if self.seat not in open_seats:
                raise Refused(f"seat {self.seat} is taken; free are {sorted(open_seats)}")
            return {"do": "sit", "seat": self.seat}
        if not open_seats:
            raise Refused("no seat is free at this table")
        return {"do": "sit", "seat": open_seats[0]}


def _socket_address(address: str) -> str:
    """The socket of the table at an address such as ``http://127.0.0.1:8000/t/abc``."""
    parts = urllib.parse.urlsplit(address)
    path = parts.path.rstrip("/")
    if parts.scheme not in ("http", "https", "ws", "wss") or "/t/" not in path:
        raise ValueError(f"{address!r} is not the address of a table; expected one like http://127.0.0.1:8000/t/abc")
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{parts.netloc}{path.removesuffix('/socket')}/socket"


def _words(response: Any) -> str:
    """Why a server refused, in its own words."""
    try:
        return " ".join(json.loads(response.body)["refused"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {response.status_code}"


def _websockets() -> tuple[Any, Any, Any]:
    try:
        from websockets.exceptions import ConnectionClosed, InvalidStatus
        from websockets.sync.client import connect
    except ImportError:
        raise ImportError("live tables need one more package: pip install websockets") from None
    return connect, InvalidStatus, ConnectionClosed

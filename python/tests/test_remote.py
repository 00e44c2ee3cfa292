"""Bots outside: the same file in the arena and at live tables of a real server."""

import io
import json
import os
import random
import re
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from tactable import remote

ROOT = Path(__file__).resolve().parents[2]
TACTABLE = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "debug" / "tactable"
EXAMPLE = ROOT / "python" / "examples" / "outside_bot.py"
ENVIRONMENT = os.environ | {"LC_ALL": "en"}


class Server:
    """A real server, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        assert TACTABLE.exists(), "build it first: cargo build --bin tactable"
        self.data, self.port = folder / "tables.db", 0
        self.start()

    def start(self) -> None:
        command = [TACTABLE, "serve", "--port", str(self.port), "--no-open", "--data", self.data]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=ENVIRONMENT, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://[0-9.]+:([0-9]+)", line):
                self.address, self.port = found[0], int(found[1])
                break
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def table(self, secret: str, **wish) -> str:
        """Make a table; its address."""
        headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + "/tables", json.dumps(wish).encode(), headers)
        with urllib.request.urlopen(request) as response:
            return f"{self.address}/t/{json.load(response)['id']}"


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    yield server
    server.stop()


class Witness(remote.Player):
    """Plays at random, by notation and by number, and remembers what it was asked and told."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = random.Random(seed)
        self.questions: list[remote.Question] = []
        self.outcomes: list[dict | None] = []

    def choose(self, question):
        self.questions.append(question)
        return self.dice.choice(question.legal + question.ids)

    def end(self, game, outcome):
        self.outcomes.append(outcome)


def secret() -> str:
    return remote.base64.urlsafe_b64encode(os.urandom(32)).rstrip(b"=").decode()


def arena(game: str, bot: str, *more: str) -> str:
    command = [TACTABLE, "arena", game, "--bots", f"{bot},random", "--games", "4", *more]
    ran = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("game", ["maiak", "taki"])
def test_one_file_plays_in_the_arena(game):
    out = arena(game, f"cmd@20s:{sys.executable} {EXAMPLE}", "--threads", "2")
    assert "outside_bot.py" in out and "Bots that failed" not in out, out


def test_the_program_of_the_document_plays(tmp_path):
    text = (ROOT / "docs" / "bots.md").read_text()
    programs = [part.split("```")[0] for part in text.split("```python\n")[1:]]
    [program] = [program for program in programs if "remote.Player" in program]
    file = tmp_path / "mybot.py"
    file.write_text(program)
    assert "Bots that failed" not in arena("tactigo", f"cmd@20s:{sys.executable} {file}")


def test_a_live_table_against_a_bot_of_the_house(server):
    me = secret()
    table = server.table(me, game="maiak", bots={"1": "easy"}, sit=0, start=True)
    bot = Witness()
    outcome = bot.sit(table, secret=me, name="Robo")
    assert outcome == bot.outcomes[0] and sum(outcome["scores"]) == 1
    first = bot.questions[0]
    assert (first.game, first.seat, first.seats, first.seconds) == ("maiak", 0, [0], None)
    assert first.view["state"]["turn"] == 0 and first.options["switch"] == "mandatory"
    seen = [event for question in bot.questions for event in question.events]
    assert {"stepped", "switched"} <= {event["event"] for event in seen}
    assert {event["seat"] for event in seen if "seat" in event} == {0, 1}


def test_two_programs_meet_at_a_table_that_somebody_else_starts(server):
    host = secret()
    table = server.table(host, game="taki", options={"seats": 2})
    bots, outcomes = [Witness(seed) for seed in (1, 2)], {}

    def sit(number):
        outcomes[number] = bots[number].sit(table, name=f"Robo {number}", seat=number)

    threads = [threading.Thread(target=sit, args=[number]) for number in (0, 1)]
    for thread in threads:
        thread.start()
    from websockets.sync.client import connect

    address = table.replace("http", "ws") + "/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {host}"}) as socket:
        while True:
            message = json.loads(socket.recv(timeout=60))
            if message["type"] == "table" and all(seat["kind"] == "person" for seat in message["seats"]):
                break
        assert "lines" not in message, "only for those who want them"
        assert {seat["name"] for seat in message["seats"]} == {"Robo 0", "Robo 1"}
        socket.send(json.dumps({"key": "start", "do": "start"}))
        while json.loads(socket.recv(timeout=60))["type"] != "done":
            pass
    for thread in threads:
        thread.join(timeout=240)
    assert outcomes[0] == outcomes[1] and outcomes[0]["scores"]
    # What one draws the other does not see.
    for number, bot in enumerate(bots):
        drawn = [event for question in bot.questions for event in question.events if event["event"] == "drew"]
        assert drawn and all((event["cards"] is not None) == (event["seat"] == number) for event in drawn)
        assert all(question.view["viewer"] == [number] for question in bot.questions)


def test_it_comes_back_when_the_server_does(server):
    me = secret()
    table = server.table(me, game="maiak", bots={"1": "easy"}, sit=0, start=True)

    class Breaker(Witness):
        def choose(self, question):
            if len(self.questions) == 2:
                server.stop()
                server.start()
            return super().choose(question)

    bot = Breaker()
    assert bot.sit(table, secret=me)["scores"]
    assert len(bot.outcomes) == 1 and len(bot.questions) > 3


def test_refusals_are_told_in_words(server):
    host = secret()
    table = server.table(host, game="maiak", sit=0)
    with pytest.raises(remote.Refused, match="seat 0 is taken; free are \\[1\\]"):
        Witness().sit(table, seat=0)
    with pytest.raises(remote.Refused, match="nobody plays on seat 7"):
        Witness().sit(table, seat=7)
    with pytest.raises(remote.Refused, match="[Tt]able|[Nn]ot"):
        Witness().sit(server.address + "/t/nowhere")
    with pytest.raises(ValueError, match="is not the address of a table"):
        Witness().sit(server.address)
    with pytest.raises(ValueError, match="43 signs long"):
        Witness().sit(table, secret="abc")
    ran = subprocess.run(
        [sys.executable, EXAMPLE, table, "--seat", "0"], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert ran.returncode == 1 and ran.stderr.strip() == "seat 0 is taken; free are [1]"


def test_a_server_that_is_gone_is_given_up():
    began = time.monotonic()
    with pytest.raises(remote.Refused, match="cannot be reached"):
        Witness().sit("http://127.0.0.1:9/t/abc", patience=0.2)
    assert time.monotonic() - began < 20


def test_what_is_illegal_is_not_sent(server):
    me = secret()
    table = server.table(me, game="maiak", bots={"1": "easy"}, sit=0, start=True)

    class Cheat(Witness):
        def choose(self, question):
            return "a1-a5"

    with pytest.raises(ValueError, match="'a1-a5', which is not legal"):
        Cheat().sit(table, secret=me)


def new(number: int) -> dict:
    return {
        "type": "new", "id": number, "version": 2, "game": "maiak", "rules": 2, "numbers": 1,
        "options": {}, "seats": [0],
    }


def view(number: int, since: int, *events: str) -> dict:
    events = [{"event": event} for event in events]
    return {"type": "view", "id": number, "since": since, "ply": since + 1, "view": {"n": number}, "events": events}


def think(number: int) -> dict:
    return {"type": "think", "id": number, "seat": 0, "legal": ["a", "b"], "ids": [3, 4], "ms": 1500}


def test_games_may_overlap_and_what_is_printed_is_no_answer():
    class Loud(Witness):
        def choose(self, question):
            print("hm")
            super().choose(question)
            return "b" if question.id == 1 else 3

    lines = [
        new(1), {"view": {}, "legal": ["a"]}, new(2), view(1, 0, "x"), view(2, 0), think(2), view(1, 1, "y"),
        {"type": "later"}, think(1), {"type": "end", "id": 2, "outcome": None}, view(1, 2), think(1),
    ]  # fmt: skip
    output, bot = io.StringIO(), Loud()
    bot.run((json.dumps(line) + "\n" for line in lines), output)
    assert [json.loads(line) for line in output.getvalue().splitlines()] == [
        {"type": "ready", "id": 1},
        {"type": "ready", "id": 2},
        {"type": "act", "id": 2, "action": 3},
        {"type": "act", "id": 1, "action": "b"},
        {"type": "act", "id": 1, "action": "b"},
    ]
    _, first, second = bot.questions
    assert [event["event"] for event in first.events] == ["x", "y"] and second.events == []
    assert (first.seconds, first.view) == (1.5, {"n": 1}) and bot.outcomes == [None]


def test_nothing_but_live_tables_needs_another_package():
    program = """
import sys
sys.modules["websockets"] = None
from tactable import remote
remote.Player().run(iter(()))
remote.Player().main(["http://127.0.0.1:9/t/abc"])
"""
    ran = subprocess.run([sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, text=True)
    assert ran.returncode == 1 and "pip install websockets" in ran.stderr, ran.stderr

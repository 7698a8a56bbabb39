"""The games of Mazmorra as environments for programs that learn. Python's standard library is all it needs.

    from mazmorra import Environment

    with Environment("saboteur", seats=4) as env:
        position = env.reset("seed 1")
        while not position.over:
            decision = position.decisions[0]
            position = env.step(decision.seat, decision.options[0])
        print(position.rewards)

An observation is what the seat may know and nothing else, hidden roles and hands included. Where several seats choose at the same
time, all of them stand in `decisions`, and none of them sees what another has chosen. docs/environment.md has the lines below it.
"""

import json
import os
import shlex
import subprocess

GAMES = ("dungeon-raiders", "welcome-to-the-dungeon", "saboteur", "dungeonquest")
PROTOCOL = 1


class WrongLine(ValueError):
    """What was asked cannot be done now; nothing has changed."""


class Decision:
    """What a seat is asked: `options` by the names that records use, `numbers` the same as whole numbers of one meaning each."""

    def __init__(self, line):
        self.seat = line["seat"]
        self.view = line["view"]
        self.events = line["events"]
        self.kind = line.get("kind")
        self.options = line.get("options", [])
        self.numbers = line.get("numbers", [])


class Position:
    """Where a game is: who decides now, or how it ended."""

    def __init__(self, line):
        self.decisions = [Decision(seen) for seen in line.get("waits", [])]
        self.outcome = line.get("over")
        self.last = [Decision(seen) for seen in line.get("seats", [])]

    @property
    def over(self):
        return self.outcome is not None

    @property
    def rewards(self):
        """The prize of 1, shared by the winners; nothing before the end."""
        if not self.over:
            return []
        winners = self.outcome["winners"]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.outcome["places"]))]


class Environment:
    """All seats of one table. `command` starts Mazmorra; by default what MAZMORRA says, or `npx mazmorra`."""

    def __init__(self, game, seats=None, options=None, command=None):
        command = shlex.split(command or os.environ.get("MAZMORRA", "npx mazmorra"))
        command += ["environment", game]
        if seats is not None:
            command += ["--seats", str(seats)]
        for key, value in (options or {}).items():
            command += ["--option", f"{key}={value}"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        greeting = self._read()
        if greeting["protocol"] != PROTOCOL:
            raise RuntimeError(f"this speaks protocol {PROTOCOL}, Mazmorra {greeting['protocol']}")
        self.name = greeting["name"]
        self.seats = greeting["seats"]
        self.variants = greeting["variants"]

    def reset(self, seed):
        """Begins a game. The same seed and answers make the same game."""
        return Position(self._ask({"do": "game", "seed": str(seed)}))

    def step(self, seat, option):
        """Answers for a seat that is asked, with the name of an option."""
        return Position(self._ask({"do": "answer", "seat": seat, "option": option}))

    def look(self, seat):
        """What a seat sees now, asked or not."""
        return Decision(self._ask({"do": "look", "seat": seat}))

    def close(self):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, line):
        self._process.stdin.write(json.dumps(line) + "\n")
        self._process.stdin.flush()
        answer = self._read()
        if "error" in answer:
            raise WrongLine(answer["error"])
        return answer

    def _read(self):
        line = self._process.stdout.readline()
        if line == "":
            raise RuntimeError(f"Mazmorra ended with code {self._process.wait()}")
        return json.loads(line)

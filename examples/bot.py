#!/usr/bin/env python3
"""A bot for the arena and for tables on a server: answers with any of its options. Python's standard library is all it needs.

    mazmorra arena saboteur --bots "cmd:python3 examples/bot.py",adventurer --games 100
    mazmorra join LINK --bot "python3 examples/bot.py"

The lines are described in docs/bot-protocol.md. Write `choose` anew and you have a bot of your own.
"""

import json
import random
import sys

PROTOCOL = 1


def choose(kind, options, view, events):
    """kind: the id of the decision; options: what may be answered; view: the game as this seat sees it;
    events: what happened since the last line, each with the rule behind it."""
    return random.choice(options)


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main():
    for line in sys.stdin:
        message = json.loads(line)
        what = message["do"]
        if what == "hello":
            say({"protocol": PROTOCOL, "name": "Any option"})
        elif what == "game":
            random.seed(f"{message['game']} {message['seat']}")
        elif what == "answer":
            say({"answer": choose(message["kind"], message["options"], message["view"], message["events"])})
        elif what == "over":
            print("places", message["outcome"]["places"], file=sys.stderr)
        # Lines that a later protocol may add are passed over.


main()

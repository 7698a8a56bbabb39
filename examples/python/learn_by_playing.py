#!/usr/bin/env python3
"""Learns Welcome to the Dungeon by playing: one seat improves a linear policy by policy gradient, the others answer at random.

    python3 examples/python/learn_by_playing.py 2000

Prints the share of victories over each fifth of the games. Half is fair with two seats.
"""

import math
import random
import sys
from collections import defaultdict

from mazmorra import Environment

RATE = 0.3


def features(decision, option):
    """The option alone, and together with each simple field of the view."""
    yield f"{decision.kind} {option}"
    for field, value in decision.view.items():
        if isinstance(value, (str, int)) and field not in ("viewer", "round", "starter", "turn"):
            yield f"{option} {field}={value}"


def chances(weights, decision):
    scores = [sum(weights[name] for name in features(decision, option)) for option in decision.options]
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    return [power / sum(powers) for power in powers]


games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
chance = random.Random(1)
weights = defaultdict(float)
usual = 0.5
won = 0.0
with Environment("welcome-to-the-dungeon", seats=2) as env:
    for number in range(1, games + 1):
        position = env.reset(f"learn {number}")
        steps = []
        while not position.over:
            decision = position.decisions[0]
            if decision.seat == 0:
                odds = chances(weights, decision)
                option = chance.choices(decision.options, odds)[0]
                steps.append((decision, odds, option))
            else:
                option = chance.choice(decision.options)
            position = env.step(decision.seat, option)
        reward = position.rewards[0]
        for decision, odds, chosen in steps:
            for option, odd in zip(decision.options, odds):
                for name in features(decision, option):
                    weights[name] += RATE * (reward - usual) * ((option == chosen) - odd) / len(steps)
        usual += 0.01 * (reward - usual)
        won += reward
        if number % max(1, games // 5) == 0:
            print(f"{number} games: {won / max(1, games // 5):.2f}")
            won = 0.0

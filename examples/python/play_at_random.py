#!/usr/bin/env python3
"""Plays games with random answers at every seat and prints what each seat won.

    python3 examples/python/play_at_random.py saboteur 10
"""

import random
import sys

from mazmorra import GAMES, Environment

game = sys.argv[1] if len(sys.argv) > 1 else GAMES[0]
games = int(sys.argv[2]) if len(sys.argv) > 2 else 10

with Environment(game) as env:
    won = [0.0] * env.seats
    for number in range(games):
        chance = random.Random(number)
        position = env.reset(f"random {number}")
        while not position.over:
            decision = position.decisions[0]
            position = env.step(decision.seat, chance.choice(decision.options))
        won = [sum(pair) for pair in zip(won, position.rewards)]
    print(f"{env.name}, {games} games:", " ".join(f"{share / games:.2f}" for share in won))

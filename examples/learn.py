#!/usr/bin/env python3
"""Learns to answer like the bots of a data set: a perceptron over the option together with each simple field of the view.
    mazmorra dataset welcome-to-the-dungeon --games 100 --out positions.jsonl.gz
    python3 examples/learn.py positions.jsonl.gz
It learns from four fifths of the games and is tried on the rest. docs/dataset.md has the fields."""
import gzip
import json
import sys
from collections import defaultdict


def facts(position, option):
    yield f"{position['kind']} {option}"
    for field, value in position["view"].items():
        if isinstance(value, (str, int)) and field not in ("viewer", "round", "starter", "turn"):
            yield f"{option} {field}={value}"


def best(weights, position):
    return max(position["options"], key=lambda option: sum(weights[fact] for fact in facts(position, option)))


with gzip.open(sys.argv[1], "rt") as file:
    header, *lines = [json.loads(line) for line in file]
positions = [line for line in lines if line["type"] == "position" and len(line["options"]) > 1]
learned = [position for position in positions if position["n"] <= header["games"] * 0.8]
tried = [position for position in positions if position["n"] > header["games"] * 0.8]
weights = defaultdict(float)
for position in learned * 3:
    guess = best(weights, position)
    if guess == position["answer"]:
        continue
    for sign, option in ((1, position["answer"]), (-1, guess)):
        for fact in facts(position, option):
            weights[fact] += sign
right = sum(best(weights, position) == position["answer"] for position in tried) / len(tried)
luck = sum(1 / len(position["options"]) for position in tried) / len(tried)
print(f"{len(learned)} positions learned, {len(tried)} tried: {right:.1%} right, {luck:.1%} by chance")

"""What a seat of Mazmorra knows, behind the observation interface of OpenSpiel. Needs the package `numpy`.

OpenSpiel's algorithms for games with hidden information read `tensor`, `dict`, `set_from` and `string_from`. The tensor counts
words of the view: each simple field of it falls into one of `SIZE` places by the hash of its path and value. Bring features of your
own for strength; the string is complete, and two positions that a seat cannot tell apart have the same one.
"""

import json
import zlib

import numpy

SIZE = 4096


def facts(value, path=""):
    """Every simple field of a view, as `path=value`."""
    if isinstance(value, dict):
        for name in sorted(value):
            yield from facts(value[name], f"{path}/{name}")
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from facts(each, f"{path}/{place}")
    else:
        yield f"{path}={json.dumps(value)}"


class MazmorraObserver:
    """`state` is an `Environment` at some position; a player is a seat."""

    def __init__(self, params=None):
        if params:
            raise ValueError(f"the observer takes no parameters, not {sorted(params)}")
        self.tensor = numpy.zeros(SIZE, numpy.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state, player):
        self.tensor.fill(0)
        for fact in facts(state.look(player).view):
            self.tensor[zlib.crc32(fact.encode()) % SIZE] += 1

    def string_from(self, state, player):
        return json.dumps(state.look(player).view, sort_keys=True)

"""A game of Mazmorra as an agent environment cycle of PettingZoo. Needs the packages `pettingzoo`, `gymnasium` and `numpy`.

An action is a place in the list of options, at most `OPTIONS`; `action_mask` says which places there are. The observation is the
view as JSON in UTF-8, padded with zeros, for whoever brings features of their own: `infos[agent]` has view, events, kind and the
names of the options as they are.
"""

import json

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from . import Environment

# More than any decision has and any view takes: in random games of the four at most 56 options and 10,722 bytes. A longer one is an error.
OPTIONS = 128
BYTES = 32768


class MazmorraEnv(AECEnv):
    metadata = {"render_modes": [], "name": "mazmorra", "is_parallelizable": False}

    def __init__(self, game, seats=None, options=None, command=None):
        super().__init__()
        self._table = Environment(game, seats, options, command)
        self.metadata = {**self.metadata, "name": self._table.name}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (BYTES,), numpy.uint8),
                    "action_mask": spaces.Box(0, 1, (OPTIONS,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._go_to(self._table.reset(0 if seed is None else seed))

    def observe(self, agent):
        decision = self._seen(agent)
        view = numpy.zeros(BYTES, numpy.uint8)
        text = json.dumps(decision.view, separators=(",", ":")).encode()
        view[: len(text)] = numpy.frombuffer(text, numpy.uint8)
        mask = numpy.zeros(OPTIONS, numpy.int8)
        mask[: len(decision.options)] = 1
        return {"observation": view, "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._was_dead_step(action)
        self._cumulative_rewards[agent] = 0.0
        decision = self._position.decisions[0]
        self._go_to(self._table.step(decision.seat, decision.options[action]))
        self._accumulate_rewards()

    def close(self):
        self._table.close()

    def _go_to(self, position):
        self._position = position
        if position.over:
            for agent, reward in zip(self.possible_agents, position.rewards):
                self.rewards[agent] = reward
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[position.decisions[0].seat]
        decision = self._seen(self.agent_selection)
        self.infos[self.agent_selection] = {
            "view": decision.view,
            "events": decision.events,
            "kind": decision.kind,
            "options": decision.options,
        }

    def _seen(self, agent):
        seat = self.possible_agents.index(agent)
        known = [*self._position.decisions, *self._position.last]
        return next((decision for decision in known if decision.seat == seat), None) or self._table.look(seat)

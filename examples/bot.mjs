#!/usr/bin/env node
// A bot for the arena and for tables on a server: answers with the option that is first in the alphabet. Runs on Node 20 and newer.
//
//   mazmorra arena saboteur --bots "cmd:node examples/bot.mjs",adventurer --games 100
//   mazmorra join LINK --bot "node examples/bot.mjs"
//
// The lines are described in docs/bot-protocol.md. Write `choose` anew and you have a bot of your own.

import { createInterface } from 'node:readline';

const PROTOCOL = 1;

/** `kind`: the id of the decision; `view`: the game as this seat sees it; `events`: what happened since the last line. */
function choose({ options, kind: _kind, view: _view, events: _events }) {
  return [...options].sort()[0];
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.do === 'hello') say({ protocol: PROTOCOL, name: 'First option' });
  else if (message.do === 'answer') say({ answer: choose(message) });
  else if (message.do === 'over') console.error('places', message.outcome.places);
  // `game` says which game begins and which seat is ours. Lines that a later protocol may add are passed over.
}

// A program of somebody else's, in another folder, with nothing of ours but the packed packages: the gate compiles and runs it.
import { createBot, playGame } from '@mazmorra/bots';
import { parts } from '@mazmorra/bots/games/saboteur';
import { makeRecord, type Option, type Seat, verifyRecord } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { readRequest } from '@mazmorra/protocol/schemas';
import { saboteur } from '@mazmorra/saboteur';
import { text } from '@mazmorra/saboteur/text';

const wits = await parts.wits();
const bots = ['adventurer', 'novice', 'random'].map((level) => createBot(wits, level as 'novice'));
const answers: [Seat, Option][] = [];
const { outcome } = playGame(saboteur, bots, {
  seed: 'packed',
  onAnswer: (seat, option) => answers.push([seat, option]),
});
const record = makeRecord(saboteur, {
  seats: 3,
  variants: {},
  names: ['Ana', 'Ben', 'Cleo'],
  random: { algorithm: 'sfc32', seed: 'packed' },
  answers,
});
const holds = verifyRecord(saboteur, record).holds;
const request = readRequest('{"id":1,"do":"ping"}');
console.log(
  JSON.stringify({
    outcome,
    holds,
    request,
    languages: Object.values(textsOf(text)).map(({ tagline }) => tagline),
  }),
);

import { FastRng, optionsOf, seatsOf } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { CHARACTER_IDS, dungeonRaiders, type Event, LEVEL_IDS, LOOK, ROOM_IDS } from '../src/index.ts';

/** Every kind of event, by the compiler's word. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  'character-dealt': true,
  'map-dealt': true,
  'level-built': true,
  'room-entered': true,
  'level-ended': true,
  'card-committed': true,
  'cards-revealed': true,
  'card-played': true,
  'torch-used': true,
  'further-card-owed': true,
  'items-returned': true,
  'chest-opened': true,
  'chest-left': true,
  escaped: true,
  fought: true,
  attacked: true,
  eliminated: true,
  'highest-rewarded': true,
  'reward-withheld': true,
  'gift-given': true,
  'pile-too-small': true,
  'trap-sprung': true,
  'coins-changed': true,
  'wounds-changed': true,
  'map-passed': true,
  collapsed: true,
  'nobody-collapsed': true,
  'game-won': true,
  'everyone-lost': true,
};

test('random games meet every room, character, level card, decision, option and event', () => {
  const missing = new Set<string>([
    ...ROOM_IDS,
    ...CHARACTER_IDS,
    ...LEVEL_IDS,
    ...['DR-DEC-PLAY', 'DR-DEC-CRYSTAL', 'DR-DEC-TORCH', 'DR-DEC-TACT'],
    ...Array.from({ length: LOOK }, (_, i) => dungeonRaiders.nameOf(i + 1)),
    ...Object.keys(EVENTS),
  ]);
  for (let game = 0; game < 4000 && missing.size > 0; game++) meet(missing, game);
  expect([...missing]).toEqual([]);
});

function meet(missing: Set<string>, game: number): void {
  const rng = new FastRng(`coverage ${game}`);
  const tell = ({ public: event }: { public?: Event }): void => {
    if (!event) return;
    missing.delete(event.type);
    if (event.type === 'room-entered') missing.delete(event.room);
    if (event.type === 'level-built') missing.delete(event.card);
    if (event.type === 'character-dealt') missing.delete(event.character);
  };
  const state = dungeonRaiders.setup(3 + (game % 3), { tactical: game % 2 === 0 }, rng, tell);
  while (dungeonRaiders.awaited(state) !== 0) {
    const seat = rng.pick(seatsOf(dungeonRaiders.awaited(state) | dungeonRaiders.invited(state)));
    const option = rng.pick(optionsOf(dungeonRaiders, state, seat));
    missing.delete(dungeonRaiders.decisionKind(state, seat));
    missing.delete(dungeonRaiders.nameOf(option));
    dungeonRaiders.answer(state, seat, option, rng, tell);
  }
}

import { completeVariants, FastRng } from '@mazmorra/kernel';
import { ADVENTURER_IDS, welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import {
  drawnNow,
  fullHp,
  inOrderMet,
  modeOf,
  optionOfTile,
  sacrificeOf,
  stoppedBy,
  tileAtWork,
  verdictOf,
} from '../../../src/games/welcome-to-the-dungeon/model.ts';
import { randomGame } from './games.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
const turns = seeds.flatMap((seed) =>
  randomGame(seed, 2 + (seed % 3), { firstAdventurer: ADVENTURER_IDS[seed % 4] ?? 'warrior' }),
);

describe('what the table says of equipment is what the rules do', () => {
  test('in the bidding a kind is stopped by a tile on the table exactly when the rules would let one defeat it', () => {
    const bidding = turns.filter(({ before }) => before.phase === 'bid' || before.phase === 'place');
    expect(bidding.length).toBeGreaterThan(500);
    for (const { before } of bidding) {
      const ready = before.tiles.filter((tile) => tile.state === 'ready').map((tile) => tile.id);
      for (const kind of before.kinds) {
        const stoppers = ready.filter((tile) => stoppedBy(tile).includes(kind.id));
        expect(stoppers.length > 0, `${kind.id} against ${ready.join(' ')}`).toBe(
          kind.defeatedBy !== undefined,
        );
        if (kind.defeatedBy !== undefined) expect(stoppers).toContain(kind.defeatedBy);
      }
    }
  });

  test('what a sacrifice would cost and open is what it costs and opens', () => {
    const sacrifices = turns.filter(({ chosen }) => chosen.startsWith('sacrifice:'));
    expect(sacrifices.length).toBeGreaterThan(100);
    for (const { before, after, chosen } of sacrifices) {
      const tile = before.tiles.find(({ id }) => chosen === `sacrifice:${id}`);
      if (!tile) throw new Error(chosen);
      const said = sacrificeOf(before, tile.id);
      expect(after.hp).toBe(before.hp - said.hp);
      const stopped = (view: typeof before) =>
        view.kinds.flatMap((kind) => (kind.defeatedBy ? [kind.id] : []));
      expect(said.open).toEqual(stopped(before).filter((kind) => !stopped(after).includes(kind)));
    }
  });

  test.each(ADVENTURER_IDS)('%s: all hit points are those of the first turn', (id) => {
    const state = game.setup(2, startWith(id), new FastRng('1'));
    expect(fullHp(id)).toBe(game.view(state, 0).hp);
  });
});

const startWith = (id: string) => completeVariants(game, 2, { firstAdventurer: id });

describe('what the table looks like', () => {
  test('four to choose from between rounds, then the bidding, then the run', () => {
    const modes = {
      choose: 'choose',
      bid: 'bid',
      place: 'bid',
      name: 'run',
      polymorph: 'run',
      axe: 'run',
      over: 'run',
    };
    for (const { before, after } of turns) {
      expect(modeOf(before)).toBe(modes[before.phase]);
      expect(modeOf(after)).toBe(modes[after.phase]);
    }
  });

  test('an adventurer drawn by lot is shown among the four, whatever lies on the table', () => {
    const { after } = turns.find((turn) => turn.after.phase === 'over') ?? { after: undefined };
    expect(after && modeOf(after, { type: 'adventurer', adventurer: 'mage', by: 'chance' })).toBe('choose');
  });

  test('a card that is being placed is no longer in the hand', () => {
    const place = turns.find(({ before }) => before.phase === 'place');
    if (!place) throw new Error('nobody ever drew');
    expect(drawnNow(place.before, undefined)).toEqual(place.before.drawn);
    expect(drawnNow(place.before, { type: 'add', seat: 0, pile: 1 })).toBeUndefined();
    expect(drawnNow(place.before, { type: 'sacrifice', seat: 0, tile: 'warrior-torch' })).toBeUndefined();
  });

  test('the last card put into the dungeon is the first one met', () => {
    expect(inOrderMet(['bottom', 'middle', 'top'])).toEqual(['top', 'middle', 'bottom']);
  });

  test('every tile that defeats a monster or brings somebody back lights up, and the monster wears the verdict', () => {
    const events = turns.flatMap((turn) => turn.events);
    for (const event of events) {
      if (event.type === 'defeat') {
        expect(tileAtWork(event)).toBe(event.tile);
        expect(verdictOf(event)).toEqual({ type: 'beaten', tile: event.tile });
      } else if (event.type === 'damage') {
        expect(tileAtWork(event)).toBeUndefined();
        expect(verdictOf(event)).toEqual({ type: 'hurt', lost: event.lost });
      } else if (event.type === 'potion') expect(tileAtWork(event)).toBe(event.tile);
    }
    expect(events.some((event) => event.type === 'potion')).toBe(true);
  });

  test('a tile stands for its sacrifice, but for the axe and Polymorph when those are asked for', () => {
    const only = (wanted: string) => (name: string) => name === wanted;
    expect(optionOfTile('barbarian-vorpal-axe', only('use-axe'))).toBe('use-axe');
    expect(optionOfTile('barbarian-vorpal-axe', only('draw'))).toBe('sacrifice:barbarian-vorpal-axe');
    expect(optionOfTile('mage-polymorph', only('polymorph'))).toBe('polymorph');
    expect(optionOfTile('warrior-torch', only('use-axe'))).toBe('sacrifice:warrior-torch');
  });
});

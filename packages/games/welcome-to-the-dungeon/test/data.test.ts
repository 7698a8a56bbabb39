import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/welcome-to-the-dungeon.json' with { type: 'json' };
import { ENDING_IDS, End } from '../src/data/endings.ts';
import {
  FAILURES_TO_LOSE,
  PLAYER_AIDS,
  SUCCESS_CARDS_IN_BOX,
  SUCCESS_CARDS_USED,
  SUCCESSES_TO_WIN,
} from '../src/data/numbers.ts';
import {
  ADVENTURERS,
  type Effect,
  welcomeToTheDungeon as game,
  MONSTERS,
  STRENGTH,
  TILES,
} from '../src/index.ts';
import { tilesOf } from './scene.ts';

describe('the component tables are those of the specification', () => {
  test('monsters: strength, copies and symbols; 13 cards of strength 52 in all', () => {
    expect(MONSTERS.map((monster) => ({ ...monster }))).toEqual(
      data.monsters.map(({ id, strength, count, symbols }) => ({ id, strength, copies: count, symbols })),
    );
    expect(MONSTERS.reduce((sum, { copies }) => sum + copies, 0)).toBe(data.constants.monsterCards.value);
    expect(MONSTERS.reduce((sum, { copies, strength }) => sum + copies * strength, 0)).toBe(
      data.constants.sumOfAllStrengths.value,
    );
    expect(STRENGTH).not.toContain(8);
  });

  test('adventurers: hit points, tiles and hit points with all six', () => {
    expect(ADVENTURERS.map(({ id, hp }) => ({ id, hp }))).toEqual(
      data.adventurers.map(({ id, hp }) => ({ id, hp })),
    );
    for (const { id, hp, fullHp, equipment } of data.adventurers) {
      const own = TILES.filter((tile) => tile.adventurer === id);
      expect(own.map((tile) => tile.id)).toEqual(equipment);
      const armour = own.reduce((sum, { effect }) => sum + (effect.type === 'hp' ? effect.amount : 0), 0);
      expect(hp + armour).toBe(fullHp);
    }
    expect(tilesOf('warrior')).toHaveLength(data.constants.equipmentPerAdventurer.value);
  });

  test('tiles: adventurer and effect of all 24', () => {
    expect(
      TILES.map(({ id, adventurer, effect }) => ({ id, adventurer, effect: inWordsOfSpec(effect) })),
    ).toEqual(data.equipment.map(({ id, adventurer, effect }) => ({ id, adventurer, effect })));
    expect(TILES).toHaveLength(24);
  });

  test('numbers', () => {
    const { constants, players } = data;
    expect(game.seats).toEqual({ min: players.min, max: players.max });
    expect(SUCCESSES_TO_WIN).toBe(constants.successesToWin.value);
    expect(FAILURES_TO_LOSE).toBe(constants.failuresToLose.value);
    expect(SUCCESS_CARDS_IN_BOX).toBe(constants.successCardsInBox.value);
    expect(SUCCESS_CARDS_USED).toBe(constants.successCardsUsed.value);
    expect(PLAYER_AIDS).toBe(constants.playerAids.value);
  });

  test('the lines of WD-DGN-07 stand in the order of the specification', () => {
    const from = data.resolutionOrder.indexOf('pact-pending');
    const to = data.resolutionOrder.indexOf('vorpal-axe-kind');
    expect(ENDING_IDS.slice(End.pactPending, End.vorpalAxeKind + 1)).toEqual(
      data.resolutionOrder.slice(from, to + 1),
    );
  });

  test('symbols on monsters are those of the tiles that always defeat them', () => {
    for (const { id, symbols } of data.monsters) {
      const fromTiles = data.symbols.filter((symbol) =>
        symbol.tiles.some((tile) => data.monsters.find((m) => m.id === id)?.alwaysDefeatedBy.includes(tile)),
      );
      expect([...symbols].sort()).toEqual(fromTiles.map((symbol) => symbol.id).sort());
    }
  });
});

/** Our effect as the data file writes it. */
function inWordsOfSpec(effect: Effect): unknown {
  switch (effect.type) {
    case 'hp':
      return effect;
    case 'defeat-named-kind':
      return { type: 'defeat-named-species', scope: 'all-copies' };
    case 'defeat-kind':
      return { type: 'defeat-species', species: [effect.kind] };
    case 'defeat-kind-and-next':
      return { type: 'defeat-species-and-next', species: [effect.kind] };
    case 'defeat-even-strength':
      return effect;
    case 'defeat-up-to':
      return { type: 'defeat-strength-max', value: effect.strength };
    case 'defeat-up-to-and-heal':
      return { type: 'defeat-strength-max-and-heal', value: effect.strength };
    case 'defeat-from':
      return { type: 'defeat-strength-min', value: effect.strength };
    case 'defeat-turned-up':
      return { type: 'defeat-revealed', scopeOption: 'vorpalAxeScope' };
    case 'revive':
      return { type: 'revive-at-base-hp' };
    case 'exchange-turned-up':
      return { type: 'replace-revealed', from: 'monster-deck-top' };
    case 'succeed-if-all-different':
      return { type: 'win-if-all-different' };
  }
}

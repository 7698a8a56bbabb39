import { cards, cellAt, deckIds, dungeonquest, type Event, type State } from '@mazmorra/dungeonquest';
import { at, completeVariants, FastRng, type SeenEvent } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { endingOf } from '../src/games/dungeonquest/judgement.ts';
import { newOpponents, readPeople } from '../src/games/dungeonquest/people.ts';
import { goalOf } from '../src/games/dungeonquest/plan.ts';
import { Quest } from '../src/games/dungeonquest/quest.ts';
import { Rivals } from '../src/games/dungeonquest/rivals.ts';

/** Three heroes in the dungeon, seat 0 on turn. */
function underWay(variants = {}): State {
  const s: State = dungeonquest.setup(3, completeVariants(dungeonquest, 3, variants), new FastRng('three'));
  s.heroes.forEach((hero, seat) => {
    hero.cell = cellAt(2 + seat, 2);
    hero.fate = 'inside';
  });
  s.sun = 8;
  s.frames = [{ kind: 'turn', seat: 0, step: 'main', over: 0, acted: 0, lostDone: 0, webDone: 0 }];
  return s;
}

const treasure = cards.findIndex(({ deck }) => deckIds[deck] === 'treasure');
const give = (s: State, seat: number, gold: number): void => {
  at(s.heroes, seat).loot.push(treasure);
  at(s.heroes, seat).lootGold.push(gold);
};

describe('a playout', () => {
  test('leaves the others out, but not who is on turn', () => {
    const quest = new Quest();
    const s = underWay();
    expect(quest.leaveOut(s, 1)).toBe(0b100);
    expect(s.heroes.map(({ fate }) => fate)).toEqual(['inside', 'inside', 'left']);
    at(s.frames, 0).kind === 'turn' && Object.assign(at(s.frames, 0), { seat: 1 });
    expect(quest.leaveOut(s, 1)).toBe(0b001);
    expect(quest.leftOut).toBe(0b101);
  });

  test('leaves nobody out where heroes may fight each other, or the dead hunt them', () => {
    for (const rule of ['hero-versus-hero', 'servants-of-kalladra'])
      expect(new Quest().leaveOut(underWay({ [rule]: true }), 1)).toBe(0);
  });

  test('whoever is left out is not taken for somebody who is out with less', () => {
    const s = underWay();
    at(s.heroes, 1).cell = 0;
    at(s.heroes, 1).loot.push(treasure - 1 < 0 ? 1 : 0);
    at(s.heroes, 1).lootGold.push(10);
    const quest = new Quest();
    const before = goalOf(s, 1, quest);
    quest.leaveOut(s, 1);
    expect(goalOf(s, 1, quest)).toBe(before);
  });
});

describe('what the others may come to', () => {
  const chance = (s: State, gold: number, events: readonly SeenEvent<Event>[] = []): number => {
    const people = newOpponents();
    readPeople(people, s.seats, events);
    const rivals = new Rivals(new Quest());
    let sum = 0;
    for (let i = 0; i < 300; i++) {
      people.draw(new FastRng(`style ${i}`));
      sum += rivals.beaten(s, 0, gold, people);
    }
    return sum / 300;
  };

  test('more gold beats them more often, and the dead never win', () => {
    const s = underWay();
    const [little, much] = [chance(s, 50), chance(s, 2000)];
    expect(much).toBeGreaterThan(little + 0.1);
    at(s.heroes, 1).fate = 'dead';
    at(s.heroes, 2).fate = 'dead';
    expect(chance(s, 0)).toBe(1);
  });

  test('who is out with more is not beaten, who carries more treasure is sometimes', () => {
    const s = underWay();
    give(s, 1, 900);
    expect(chance(s, 500)).toBeGreaterThan(0.05);
    expect(chance(s, 500)).toBeLessThan(chance(s, 1200));
    at(s.heroes, 1).fate = 'left';
    expect(chance(s, 500)).toBe(0);
  });

  test('DQ-WIN-02: a treasure chest, an imp or a tome may still bring gold at the end', () => {
    for (const id of ['catacomb-treasure-chest', 'dungeon-bottle-imp', 'treasure-forbidden-tome']) {
      const s = underWay();
      at(s.heroes, 2).fate = 'dead';
      Object.assign(at(s.heroes, 1), {
        fate: 'left',
        loot: [cards.findIndex((card) => card.id === id)],
        lootGold: [0],
      });
      expect(chance(s, 250), id).toBeLessThan(0.7);
      expect(chance(s, 2000), id).toBe(1);
    }
  });

  test('the nearer the night, the less likely anybody gets home with treasure', () => {
    const s = underWay();
    give(s, 0, 500);
    const early = endingOf(s, at(s.heroes, 0)).rich;
    s.sun = 24;
    expect(endingOf(s, at(s.heroes, 0)).rich).toBeLessThan(early);
  });

  test('the more daylight is left, the more gold somebody without treasure may still find', () => {
    const s = underWay();
    const found = (sun: number): number => {
      s.sun = sun;
      return endingOf(s, at(s.heroes, 1)).poorGold.reduce((sum, gold) => sum + gold, 0);
    };
    expect(found(1)).toBeGreaterThan(2 * found(14));
    expect(found(14)).toBeGreaterThan(2 * found(24));
  });

  test('who goes straight for the hoard is taken for bold, who stays near a tower for timid', () => {
    const people = newOpponents();
    const step = (seat: number, from: number, to: number): SeenEvent<Event> =>
      ({ event: { type: 'moved', seat, from, to, how: 'walk' } }) as unknown as SeenEvent<Event>;
    const inwards = [0, 1, 2, 3].map((column) => step(0, cellAt(column, 2), cellAt(column + 1, 2)));
    const outwards = [0, 1, 2, 3].map((column) => step(1, cellAt(5 - column, 2), cellAt(4 - column, 2)));
    readPeople(people, 2, [...inwards, ...outwards]);
    const [first, second] = people
      .table()
      .map((styles) => new Map(styles.map((one) => [one.style, one.weight])));
    expect(first?.get('bold')).toBeGreaterThan(0.2);
    expect(first?.get('timid')).toBeLessThan(0.1);
    expect(second?.get('timid')).toBeGreaterThan(first?.get('timid') ?? 1);
    expect(second?.get('bold')).toBeLessThan(0.05);
  });
});

import { die } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { dungeonquest } from '../src/index.ts';
import { given } from './given.ts';

test('the summary counts survivors, gold, causes of death and turns, by hero', () => {
  const summary = dungeonquest.summary();
  const end = given({
    heroes: [
      { hero: 'tatianna', loot: ['treasure-ebon-ring'], with: { turns: 12 } },
      { hero: 'krutzbeck', with: { fate: 'dead', cause: 'combat', by: 2, turns: 6 } },
    ],
  }).answer(0, 'leave-dungeon');
  summary.add(end.state);
  const night = given({
    heroes: [{ hero: 'tatianna' }, { hero: 'krutzbeck' }],
    withSun: true,
    sun: 29,
    fates: [die(1)],
  });
  summary.add(night.state);
  const report = JSON.parse(JSON.stringify(summary.report()));
  expect(report).toMatchObject({ heroes: 4, survival: 0.25 });
  expect(JSON.stringify(report)).toContain('combat');
  expect(JSON.stringify(report)).toContain('tatianna');
});

test('the summary counts who saw the hoard, how often they drew, and who got out with nothing of worth', () => {
  const summary = dungeonquest.summary();
  summary.add(
    given({
      heroes: [
        { hero: 'tatianna', loot: ['corpse-rope'], with: { dragonCards: 0 } },
        { hero: 'krutzbeck', with: { fate: 'dead', cause: 'dragon', dragonCards: 3 } },
      ],
    }).answer(0, 'leave-dungeon').state,
  );
  expect(summary.report()).toMatchObject({
    survival: 0.5,
    outWithTreasure: 0,
    outWithoutGold: 0.5,
    sawHoard: 0.5,
    dragonCardsOfThose: 3,
  });
});

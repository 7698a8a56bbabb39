import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { completeVariants } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { figuresOf, type Report } from '../../src/profiles/bot-figures.ts';

const file = join(import.meta.dirname, '../../../../docs/bot-games.json');
const reports = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Report>>;

const report: Report = {
  seats: 4,
  games: 100,
  won: [400, 100],
  parts: { wizard: [200, 40] },
  variants: { 'torch=one': { won: [40, 11], parts: { wizard: [20, 5] } } },
};

test('a value that was not played apart is the default, of which all other games are', () => {
  const figures = figuresOf(report);
  expect(figures.variant('torch=one')).toEqual({ played: 40, won: 11 });
  expect(figures.variant('torch=all')).toEqual({ played: 400, won: 100 });
  expect(figures.variant('unknown=yes')).toBeUndefined();
  expect(figures.parts()).toEqual({ wizard: { played: 200, won: 40 } });
  expect(figures.parts('torch=all')).toEqual(figures.parts());
  expect(figures.parts('torch=one')).toEqual({ wizard: { played: 20, won: 5 } });
});

test.each(allGames.map((game) => [game.id, game] as const))(
  '%s: no default was played apart, so that bots have a figure beside every default of people',
  (id, game) => {
    const own = reports[id];
    if (!own) throw new Error(`there are no figures of ${id}`);
    const figures = figuresOf(own);
    for (const [variant, value] of Object.entries(completeVariants(game, own.seats, {}))) {
      expect(figures.variants).not.toContain(`${variant}=${value}`);
      const apart = figures.variants.some((key) => key.startsWith(`${variant}=`));
      expect(figures.variant(`${variant}=${value}`)).toEqual(
        apart ? { played: own.won[0], won: own.won[1] } : undefined,
      );
    }
  },
);

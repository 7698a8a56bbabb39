import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../packages/lab/src/arena/table.ts';
import { table } from './marks.ts';

const rows = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/bots.json'), 'utf8'),
) as readonly Row[];

const times = (share: number, { result }: Row): string => (share / result.fairShare).toFixed(2);
const withInterval = (row: Row): string =>
  `${times(row.result.mean, row)} (${times(row.result.low, row)}–${times(row.result.high, row)}; ${row.games})`;

/** The fixed rule that takes most from a level. */
function strongest(rules: readonly Row[]): string {
  const best = rules.reduce<Row | undefined>(
    (found, row) => (found !== undefined && found.result.mean >= row.result.mean ? found : row),
    undefined,
  );
  return best === undefined ? '–' : `${best.challenger.slice('zoo:'.length)} ${withInterval(best)}`;
}

/** Multiples of the fair share: one line for each game and number of seats. */
export function botStrength(): string {
  const places = [...new Set(rows.map(({ game, seats }) => `${game} ${seats}`))].sort();
  return table(
    [
      'game, seats',
      'adventurer/random',
      'adventurer/novice',
      'apprentice/novice',
      'adventurer/apprentice',
      'master/adventurer',
      'iterations:',
      'best rule/adventurer',
    ],
    places.map((place) => {
      const own = rows.filter(({ game, seats }) => `${game} ${seats}` === place);
      const of = (challenger: string, field: string): Row | undefined =>
        own.find((row) => row.challenger === challenger && row.field === field);
      const master = of('master', 'adventurer');
      const cell = (row: Row | undefined): string => (row === undefined ? '–' : times(row.result.mean, row));
      return [
        place.replace(/ (\d+)$/, ', $1'),
        cell(of('adventurer', 'random')),
        cell(of('adventurer', 'novice')),
        cell(of('apprentice', 'novice')),
        cell(of('adventurer', 'apprentice')),
        master === undefined ? '–' : withInterval(master),
        master === undefined ? '–' : `${master.budget.iterations ?? '–'}`,
        strongest(
          own.filter(({ challenger, field }) => challenger.startsWith('zoo:') && field === 'adventurer'),
        ),
      ];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './marks.ts';

/** The results of adventurers in DungeonQuest, as docs/balance.json keeps them. */
interface Figures {
  readonly survival: number;
  readonly outWithTreasure: number;
  readonly outWithoutGold: number;
  readonly sawHoard: number;
  readonly meanGoldOfSurvivors: number;
  readonly meanTurns: number;
}

interface Report extends Figures {
  readonly seats: number;
  readonly games: number;
  readonly dragonWins: number;
  readonly endedByNight: number;
  readonly byHero: Readonly<Record<string, Figures>>;
}

const lines = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/balance.json'), 'utf8'),
) as readonly { readonly rule: string; readonly report: Report }[];

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
const heads = ['alive:', 'treasure:', 'no gold:', 'hoard:', 'gold:', 'turns:'];
const cells = (one: Figures): string[] => [
  percent(one.survival),
  percent(one.outWithTreasure),
  percent(one.outWithoutGold),
  percent(one.sawHoard),
  `${one.meanGoldOfSurvivors}`,
  one.meanTurns.toFixed(1),
];

const basic = lines.filter(({ rule }) => rule === 'basic').map(({ report }) => report);

export const balanceBySeats = (): string =>
  table(
    ['seats', ...heads, 'nobody out:', 'by night:'],
    basic.map((one) => [`${one.seats}`, ...cells(one), percent(one.dragonWins), percent(one.endedByNight)]),
  );

export const balanceByHero = (): string =>
  table(
    ['hero, 4 seats', ...heads],
    basic
      .filter(({ seats }) => seats === 4)
      .flatMap(({ byHero }) => Object.entries(byHero).map(([hero, one]) => [hero, ...cells(one)])),
  );

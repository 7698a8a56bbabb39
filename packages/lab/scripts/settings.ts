/**
 * Compares settings of the search of a master: every arm changes one setting, all arms play the same deals among
 * adventurers, and an arm that is clearly behind the best is not played any further.
 * `npm run settings -w packages/lab -- GAME --seats N [--deals N] [--iterations N] [--seed S]`
 */
import { parseArgs } from 'node:util';
import { isGameId } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { defaultSettings, type SearchSettings } from '../../bots/src/search/settings.ts';
import { type Match, playDeal } from '../src/arena/arena.ts';
import { intervalOf } from '../src/arena/interval.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    deals: { type: 'string', default: '60' },
    iterations: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'settings' },
  },
});
const [game = ''] = positionals;
if (!isGameId(game)) throw new Error(`no game ${game}`);
const playable = playableOf(game);
const usual: SearchSettings = { ...defaultSettings, ...playable.wits.search };
const seats = Number(values.seats);
const match: Match = {
  game,
  seats,
  challenger: 'master',
  field: 'adventurer',
  games: Number(values.deals) * seats,
  seed: values.seed,
  budget: { iterations: Number(values.iterations) },
};

interface Arm {
  readonly name: string;
  readonly search: Partial<SearchSettings>;
  /** Victories by deal. */
  readonly wins: number[];
}

const arm = (search: Partial<SearchSettings>): Arm => ({
  name:
    Object.entries(search)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ') || 'as it is',
  search: { ...playable.wits.search, ...search },
  wins: [],
});
const arms = [
  arm({}),
  arm({ curiosity: usual.curiosity / 2 }),
  arm({ curiosity: usual.curiosity * 2 }),
  arm({ trust: 0.25 }),
  arm({ trust: 0.75 }),
  arm({ noise: 0 }),
  arm({ noise: usual.noise * 2 }),
];

/** The lead of an arm over another in the deals that both have played, in multiples of the fair share. */
const lead = (one: Arm, other: Arm) =>
  intervalOf(other.wins.slice(0, one.wins.length).map((wins, deal) => (one.wins[deal] as number) - wins));
const mean = ({ wins }: Arm): number => wins.reduce((sum, one) => sum + one, 0) / wins.length;

/** Deals before the first comparison. */
const least = 20;
let running = arms;
for (let deal = 0; deal < Number(values.deals); deal++) {
  for (const { search, wins } of running)
    wins.push(playDeal({ ...playable, wits: { ...playable.wits, search } }, match, deal).wins);
  if (deal % 10 === 9)
    console.error(
      `${deal + 1} deals: ${arms.map((one) => `${one.name} ${mean(one).toFixed(2)}`).join('; ')}`,
    );
  if (deal + 1 < least) continue;
  const best = running.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  running = running.filter((one) => one === best || one === arms[0] || lead(one, best).high > 0);
}
for (const one of arms) {
  const { mean: own, low, high } = intervalOf(one.wins);
  const ahead = lead(one, arms[0] as Arm);
  console.log(
    `${one.name}: ${own.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}; ${one.wins.length} deals), ` +
      `${ahead.mean.toFixed(2)} (${ahead.low.toFixed(2)} to ${ahead.high.toFixed(2)}) more than as it is`,
  );
}

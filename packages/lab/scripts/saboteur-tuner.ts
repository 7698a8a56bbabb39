/**
 * Measures and computes the learned table of Saboteur's master (`src/games/saboteur/experience.ts`).
 *
 * `npm run saboteur-tuner -w packages/lab -- measure [deals]` plays one seat by the table alone, without a search,
 * among four adventurers, every deal from every seat. 5,000 games take about ten seconds.
 * `npm run saboteur-tuner -w packages/lab -- learn [seconds]` starts from the current table. It plays such games,
 * tries the likely options of many turns on the same cards to the end of the round, and fits the rules to the results.
 * It then prints the new table and measures it; a table that is better on these fresh deals may replace the old one.
 * Twenty minutes are too short: a few thousand turns give a worse table than the current one, which was made in three
 * passes with 78,000 turns together.
 */
import { completeVariants, FastRng, hasSeat, type Option } from '@mazmorra/kernel';
import { nuggetsOf, type State, saboteur } from '@mazmorra/saboteur';
import { Ledger } from '../../bots/src/games/saboteur/beliefs.ts';
import { look, remarks, study } from '../../bots/src/games/saboteur/craft.ts';
import { experience, nearnesses, rules } from '../../bots/src/games/saboteur/experience.ts';
import { standing } from '../../bots/src/games/saboteur/judgement.ts';
import { Mastery } from '../../bots/src/games/saboteur/master.ts';
import { intervalOf } from '../src/arena/interval.ts';

const seats = 5;
const variants = completeVariants(saboteur, seats, {});
const [, , task = 'measure', amount] = process.argv;

const options: Option[] = [];
function optionsAt(s: State): Option[] {
  options.length = 0;
  saboteur.options(s, s.turn, options);
  return options;
}

/** Plays one turn or draft of the awaited seat. */
function move(s: State, mind: Mastery, rng: FastRng): void {
  const [only, ...others] = optionsAt(s);
  const option = others.length === 0 ? (only as Option) : mind.advise(s, s.turn, options, rng);
  mind.witness(s, s.turn, option);
  saboteur.answer(s, s.turn, option, rng);
}

/** The probability of winning the game, or the share of the victory once it is over. */
function worthAfterRound(s: State, seat: number): number {
  if (s.phase !== 'over') return standing(nuggetsOf(s), seat, s.rounds - s.round + 1);
  const winners = saboteur.outcome(s)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Plays every deal from every seat and prints the result. */
function measure(learned: Float64Array, deals: number): void {
  const shares: number[] = [];
  const rounds = [0, 0];
  const won = [0, 0];
  let finished = 0;
  for (let deal = 0; deal < deals; deal++) {
    let wins = 0;
    for (let me = 0; me < seats; me++) {
      const rng = new FastRng(`measure ${deal}`);
      const mind = new Mastery(undefined, learned);
      mind.play(me);
      const s = saboteur.setup(seats, variants, rng);
      while (s.phase !== 'over') move(s, mind, rng);
      wins += worthAfterRound(s, me);
      for (const { saboteurs, finisher } of s.results) {
        const role = hasSeat(saboteurs, me) ? 1 : 0;
        rounds[role] = (rounds[role] as number) + 1;
        if (finisher < 0 === (role === 1)) won[role] = (won[role] as number) + 1;
        if (role === 0 && finisher === me) finished++;
      }
    }
    shares.push(wins);
  }
  const { mean, low, high } = intervalOf(shares);
  console.log(
    `${deals * seats} games: ${mean.toFixed(3)} times the fair share (${low.toFixed(3)} to ${high.toFixed(3)});`,
    `rounds won as miner ${percent(won[0] as number, rounds[0] as number)}, as saboteur ${percent(won[1] as number, rounds[1] as number)};`,
    `last card laid in ${percent(finished, won[0] as number)} of those won as miner`,
  );
}

/** Number of best rated options that are tried, number of others, and tries per option. */
const likely = 7;
const unlikely = 2;
const tries = 4;

/** The sums of a least-squares fit for one role: features of options against their results. */
const size = nearnesses * rules.length;
const sums = [0, 1].map(() => ({ products: new Float64Array(size * size), gains: new Float64Array(size) }));

const trial = new Mastery();
const before = new Ledger();
const luck = new FastRng('luck');
let samples = 0;

/** Tries the likely options of a turn on the true cards; what the seat could not know averages out over many turns. */
function sample(s: State, me: number, mind: Mastery, pick: FastRng): void {
  const sound = optionsAt(s).filter((option) => !mind.blunder(s, me, option));
  const ratings = new Float64Array(sound.length);
  mind.rate(s, me, sound, ratings);
  const order = Array.from(sound.keys()).sort((a, b) => (ratings[b] as number) - (ratings[a] as number));
  const rest = order.splice(likely);
  for (let i = 0; i < unlikely && rest.length > 0; i++) order.push(...rest.splice(pick.int(rest.length), 1));
  if (order.length < 2) return;
  samples++;
  before.set(mind.ledger);
  trial.play(me);
  const tried = order.map((i) => sound[i] as Option);
  const gains = tried.map((option) => meanWorth(s, me, option));
  adventurer.ledger.set(before);
  const advice = new Float64Array(tried.length);
  adventurer.rate(s, me, tried, advice);
  study(s, me, before);
  const rows = tried.map((option, i) => {
    look(s, me, option, before, advice[i] as number);
    const row = new Float64Array(size);
    const start = hasSeat(s.saboteurs, me) ? size : 0;
    for (let j = 0; j < remarks.count; j++)
      row[(remarks.places[j] as number) - start] = remarks.amounts[j] as number;
    return row;
  });
  add(rows, gains, hasSeat(s.saboteurs, me) ? 1 : 0);
}
/** An instance without a seat of its own: it gives the adventurer's rating for every seat. */
const adventurer = new Mastery();

function meanWorth(s: State, me: number, option: Option): number {
  let sum = 0;
  for (let n = 0; n < tries; n++) {
    const then = saboteur.copy(s);
    luck.restart(samples * tries + n);
    trial.ledger.set(before);
    trial.witness(then, me, option);
    saboteur.answer(then, me, option, luck);
    while (then.phase !== 'over' && then.round === s.round) move(then, trial, luck);
    sum += worthAfterRound(then, me);
  }
  return sum / tries;
}

/**
 * Adds one turn to the sums. Only differences between options count, so all values are taken relative to their mean.
 */
function add(rows: readonly Float64Array[], gains: readonly number[], role: number): void {
  const { products, gains: into } = sums[role] as (typeof sums)[number];
  const used = Array.from({ length: size }, (_, i) => i).filter((i) => rows.some((row) => row[i] !== 0));
  const means = used.map((i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  rows.forEach((row, r) => {
    const off = used.map((i, n) => (row[i] as number) - (means[n] as number));
    used.forEach((i, n) => {
      into[i] = (into[i] as number) + (off[n] as number) * ((gains[r] as number) - mean);
      used.forEach((j, m) => {
        products[i * size + j] = (products[i * size + j] as number) + (off[n] as number) * (off[m] as number);
      });
    });
  });
}

/**
 * Strength of the shrinkage, in turns: of a rule's number towards 0, and of its values at different distances towards
 * each other.
 */
const doubt = 300;
const alike = 2000;

/** Fits a number for each rule and a deviation from it for each nearness, both shrunk towards 0. */
function fit(role: number): Float64Array {
  const { products, gains } = sums[role] as (typeof sums)[number];
  const count = rules.length;
  const all = count + size;
  const matrix = Array.from({ length: all }, (_, i) => {
    const row = new Float64Array(all + 1);
    row[i] = i >= count ? alike : (rules[i] as string).startsWith('advice') ? 1 : doubt;
    return row;
  });
  for (let i = 0; i < size; i++) {
    for (const a of [i % count, count + i]) {
      const row = matrix[a] as Float64Array;
      row[all] = (row[all] as number) + (gains[i] as number);
      for (let j = 0; j < size; j++) {
        for (const b of [j % count, count + j])
          row[b] = (row[b] as number) + (products[i * size + j] as number);
      }
    }
  }
  const solution = solve(matrix);
  return Float64Array.from(
    { length: size },
    (_, i) => 100 * ((solution[i % count] as number) + (solution[count + i] as number)),
  );
}

/** Gaussian elimination without pivoting: the matrix is symmetric and its diagonal was increased. */
function solve(matrix: readonly Float64Array[]): Float64Array {
  const n = matrix.length;
  matrix.forEach((pivot, p) => {
    for (let i = p + 1; i < n; i++) {
      const row = matrix[i] as Float64Array;
      const factor = (row[p] as number) / (pivot[p] as number);
      if (factor === 0) continue;
      for (let j = p; j <= n; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  });
  const solution = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    const row = matrix[i] as Float64Array;
    let sum = row[n] as number;
    for (let j = i + 1; j < n; j++) sum -= (row[j] as number) * (solution[j] as number);
    solution[i] = sum / (row[i] as number);
  }
  return solution;
}

function learn(seconds: number): Float64Array {
  const end = performance.now() + seconds * 1000;
  const pick = new FastRng('pick');
  for (let game = 0; performance.now() < end; game++) {
    const rng = new FastRng(`learn ${game}`);
    const mind = new Mastery();
    const me = game % seats;
    mind.play(me);
    const s = saboteur.setup(seats, variants, rng);
    while (s.phase !== 'over') {
      // A round has more turns of miners than of saboteurs; both roles need similar numbers of samples.
      const often = hasSeat(s.saboteurs, me) ? 0.45 : 0.2;
      if (s.turn === me && s.phase === 'turn' && pick.unit() < often) sample(s, me, mind, pick);
      move(s, mind, rng);
    }
  }
  console.log(`${samples} turns tried`);
  return Float64Array.from([...fit(0), ...fit(1)]);
}

function print(learned: Float64Array): void {
  rules.forEach((rule, i) => {
    const row = (start: number) =>
      Array.from({ length: nearnesses }, (_, n) =>
        Number((learned[start + n * rules.length + i] ?? 0).toFixed(2)),
      );
    console.log(`  ${rule}: { miner: [${row(0).join(', ')}], saboteur: [${row(size).join(', ')}] },`);
  });
}

if (task === 'learn') {
  const learned = learn(Number(amount ?? 300));
  print(learned);
  measure(experience, 1000);
  measure(learned, 1000);
} else measure(experience, Number(amount ?? 1000));

/**
 * Compares one search of N iterations with one of 2N, with two of N merged, and with four of N merged: how much value
 * their answers give up, on average over decisions in games of adventurers, by a search of 20N iterations. All options
 * of that search are tried equally often, so that it values each of them well.
 * `node packages/lab/scripts/together.ts GAME SEATS N DECISIONS`
 */
import { isGameId } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { FastRng, type Option } from '@mazmorra/kernel';
import type { Choice, SeatInput } from '../../bots/src/bot.ts';
import { seatInput } from '../../bots/src/input.ts';
import { GameInPlay } from '../../bots/src/play.ts';
import { botOf } from '../../bots/src/playable.ts';
import { mergeChoices } from '../../bots/src/search/merge.ts';
import { evenly, search } from '../src/dilemmas/search.ts';

const [id = '', seats = '4', iterations = '200', count = '200'] = process.argv.slice(2);
if (!isGameId(id)) throw new Error(`no game ${id}`);
const playable = playableOf(id);
const n = Number(iterations);

const choose = (input: SeatInput<unknown, unknown, unknown>, budget: number, seed: string): Choice =>
  botOf(playable, 'master', { iterations: budget }).choose(input, new FastRng(seed));

/** What an option gives up by a deep search; nothing if that search has not tried it. */
function regretOf(input: SeatInput<unknown, unknown, unknown>): (option: Option) => number {
  const options = search(evenly(playable), input, 20 * n, 'deep')?.options ?? [];
  const best = Math.max(...options.map(({ value }) => value));
  return (option) => best - (options.find((one) => one.option === option)?.value ?? best);
}

const contenders: Readonly<Record<string, (input: SeatInput<unknown, unknown, unknown>) => Option>> = {
  'one of N': (input) => choose(input, n, 'a').option,
  'one of 2N': (input) => choose(input, 2 * n, 'a').option,
  'two of N': (input) => mergeChoices(choose(input, n, 'a'), [choose(input, n, 'b')]).option,
  'one of 4N': (input) => choose(input, 4 * n, 'a').option,
  'four of N': (input) =>
    mergeChoices(
      choose(input, n, 'a'),
      ['b', 'c', 'd'].map((seed) => choose(input, n, seed)),
    ).option,
};

const regrets = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
const rng = new FastRng('together');
let seen = 0;
for (let deal = 0; seen < Number(count); deal++) {
  const bots = Array.from({ length: Number(seats) }, () => botOf(playable, 'adventurer'));
  const play = new GameInPlay(playable.game, bots.length, { seed: `together ${deal}` }, true);
  for (let seat = play.seat; seat >= 0 && seen < Number(count); seat = play.seat) {
    const input = seatInput(playable.game, play.state, seat, play.heard[seat] ?? [], rng);
    // One decision in ten: neighbouring ones resemble each other.
    if (input.decision.options.length > 1 && rng.unit() < 0.1) {
      seen++;
      const regret = regretOf(input);
      for (const [name, contend] of Object.entries(contenders))
        regrets.get(name)?.push(regret(contend(input)));
    }
    play.answer(seat, play.choose(bots[seat] as (typeof bots)[number], seat).option);
  }
}

const base = regrets.get('one of N') ?? [];
for (const [name, all] of regrets) {
  const gains = all.map((regret, i) => (base[i] ?? 0) - regret);
  console.log(
    `${name.padEnd(10)} gives up ${mean(all).toFixed(4)}, gains ${mean(gains).toFixed(4)} ± ${error(gains)}`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function error(values: readonly number[]): string {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return (1.96 * Math.sqrt(variance / values.length)).toFixed(4);
}

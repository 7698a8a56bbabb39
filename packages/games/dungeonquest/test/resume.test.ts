import { FastRng, fastSource, type Option, type Seat, Table } from '@mazmorra/kernel';
import { isLong } from '@mazmorra/testkit/long';
import { expect, test } from 'vitest';
import { dungeonquest } from '../src/index.ts';

const games = isLong ? 200 : 60;

/** Plays one random game and returns its answers and its end. */
function played(
  seats: number,
  seed: string,
): { readonly answers: (readonly [Seat, Option])[]; readonly end: string } {
  const chooser = new FastRng(`${seed} choices`);
  const table = Table.open(dungeonquest, { seats, random: fastSource(seed) });
  const answers: (readonly [Seat, Option])[] = [];
  while (table.decisions.length > 0) {
    const { seat, options } = chooser.pick(table.decisions);
    const option = chooser.pick(options);
    answers.push([seat, option]);
    table.answer(seat, option);
  }
  return { answers, end: JSON.stringify(table.state) };
}

test(`saved and resumed at every single decision, ${games} games end the same`, () => {
  for (let game = 0; game < games; game++) {
    const seats = 1 + (game % 4);
    const seed = `resume ${game}`;
    const { answers, end } = played(seats, seed);
    const random = fastSource(seed);
    let table = Table.open(dungeonquest, { seats, random });
    for (const [seat, option] of answers) {
      table = Table.resume(dungeonquest, JSON.parse(JSON.stringify(table.snapshot())), random);
      table.answer(seat, option);
    }
    expect(JSON.stringify(table.state), `${seats} seats, ${seed}`).toBe(end);
  }
});

import { completeVariants, FastRng, firstSeat, type Option, type Variants, valuesAt } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { dungeonquest } from '../src/index.ts';
import { variantSpecs } from '../src/variants.ts';

const games = 40;

/** Every optional rule that this many seats allow, on or off at random. */
function anyVariants(seats: number, rng: FastRng): Variants {
  const chosen = variantSpecs
    .filter(({ seats: suits }) => suits === undefined || seats >= suits.min)
    .map((spec) => [spec.id, rng.pick([...valuesAt(spec, seats)])]);
  return completeVariants(dungeonquest, seats, Object.fromEntries(chosen));
}

test(`${games} games that nobody listens to go on as those that are told`, () => {
  for (let game = 0; game < games; game++) {
    const seats = 1 + (game % 4);
    const chooser = new FastRng(`choices ${game}`);
    const variants = anyVariants(seats, chooser);
    const heardRng = new FastRng(`dungeon ${game}`);
    const unheardRng = new FastRng(`dungeon ${game}`);
    let told = 0;
    const listen = () => {
      told++;
    };
    const heard = dungeonquest.setup(seats, variants, heardRng, listen);
    const unheard = dungeonquest.setup(seats, variants, unheardRng);
    for (;;) {
      const seat = firstSeat(dungeonquest.awaited(heard));
      if (seat < 0) break;
      const options: Option[] = [];
      dungeonquest.options(heard, seat, options);
      const option = chooser.pick(options);
      dungeonquest.answer(heard, seat, option, heardRng, listen);
      dungeonquest.answer(unheard, seat, option, unheardRng);
    }
    expect(told).toBeGreaterThan(0);
    expect(JSON.stringify(unheard), `game ${game} of ${seats} seats`).toBe(JSON.stringify(heard));
  }
});

import { gameIds } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { type VariantSpec, type VariantValue, valuesAt } from '@mazmorra/kernel';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/play.ts';

const cases = (variants: readonly VariantSpec[]): [string, VariantValue, VariantSpec][] =>
  variants.flatMap((variant) =>
    variant.values
      .filter((value) => value !== variant.default)
      .map((value): [string, VariantValue, VariantSpec] => [variant.id, value, variant]),
  );

describe.each([...gameIds])('%s', (id) => {
  const game = gameOf(id);
  test.each(cases(game.variants))('bots play to the end with %s = %s', (_, value, variant) => {
    const least = Math.max(game.seats.min, variant.seats?.min ?? 0);
    const most = Math.max(least, Math.min(4, game.seats.max, variant.seats?.max ?? 4));
    let seats = most;
    while (seats > least && !valuesAt(variant, seats).includes(value)) seats--;
    const bots = Array.from({ length: seats }, (_seat, seat) =>
      botFor(id, seat === 0 ? 'master' : seat === 1 ? 'novice' : 'adventurer', {
        iterations: isLong ? 4 : 1,
      }),
    );
    const { outcome } = playGame(game, bots, { seed: variant.id, variants: { [variant.id]: value } });
    expect(outcome.places).toHaveLength(seats);
  });
});

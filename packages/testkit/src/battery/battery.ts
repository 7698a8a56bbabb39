import { readFileSync } from 'node:fs';
import { type AnyGame, type Variants, type VariantValue, valuesAt } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { isLong } from '../long.ts';
import { type Case, runCase } from './run.ts';

export interface BatteryOptions {
  /** Number of games for each seat count and variant; the short run plays a third of them, at least one. */
  readonly games: number;
  readonly maxAnswers: number;
  /** How often the expensive checks run: at one step in `every` (default 1: at every step). */
  readonly every?: number;
  /** Sets of variants to play in addition to the defaults and each single value of each single variant. */
  readonly combinations?: readonly Variants[];
  /** Whether nothing is ever hidden from a viewer, so that there is nothing to re-deal for them. */
  readonly nothingHiddenFrom?: (viewer: string, one: Case) => boolean;
  /**
   * Choices that the rules make in public although the table may look the same afterwards (such as a card shown in a
   * combat that ends with it). Every viewer is told which one was made, and no secret is lost.
   */
  readonly openChoices?: (kind: string, awaited: number) => boolean;
}

/**
 * The battery: random games of every seat count and every single variant, with the whole game contract checked at every
 * step. A failure prints seed and answers; with `BATTERY='{…}'` as printed, only that game is played again.
 */
export function battery(game: AnyGame, options: BatteryOptions): void {
  const bounds = {
    maxAnswers: options.maxAnswers,
    every: options.every ?? 1,
    rules: ruleIdsOf(game),
    ...(options.openChoices && { openChoices: options.openChoices }),
  };
  const again = process.env['BATTERY'];
  if (again) {
    test(`battery of ${game.id}: ${again}`, () => {
      runCase(game, JSON.parse(again), { ...bounds, every: 1 });
    });
    return;
  }
  const games = isLong ? options.games : Math.ceil(options.games / 3);
  describe(`battery of ${game.id}`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      test.each(
        variantSets(game, seats, options.combinations ?? []).map(
          (variants) => [JSON.stringify(variants), variants] as const,
        ),
      )(`${seats} seats, %s`, (_, variants) => {
        const dealtAnew = new Set<string>();
        let last: Case | undefined;
        for (let n = 0; n < games; n++) {
          last = { seats, variants, seed: `${game.id} ${n}` };
          for (const viewer of runCase(game, last, bounds).dealtAnew) dealtAnew.add(viewer);
        }
        for (const viewer of ['spectator', ...Array.from({ length: seats }, (_, seat) => String(seat))]) {
          if (last && options.nothingHiddenFrom?.(viewer, last)) continue;
          expect(dealtAnew, 'viewers for whom redeal moved something').toContain(viewer);
        }
      });
    }
  });
}

/**
 * The sets of variants to play: the defaults, every other value of every variant alone, and the requested combinations,
 * as far as they apply to the seat count.
 */
export function variantSets(game: AnyGame, seats: number, combinations: readonly Variants[]): Variants[] {
  const suits = (variants: Variants) =>
    Object.entries(variants).every(([id, value]) => {
      const variant = game.variants.find((spec) => spec.id === id);
      const range = variant?.seats;
      const allowed = variant === undefined || valuesAt(variant, seats).includes(value);
      return allowed && (range === undefined || (seats >= range.min && seats <= range.max));
    });
  const single = game.variants.flatMap((variant) =>
    ends(valuesAt(variant, seats))
      .filter((value) => value !== variant.default)
      .map((value) => ({ [variant.id]: value })),
  );
  return [{}, ...single, ...combinations].filter(suits);
}

/** The smallest and the largest of many numbers; all values of any other list. */
const ends = (values: readonly VariantValue[]): readonly VariantValue[] =>
  values.length > 4 && values.every((value) => typeof value === 'number')
    ? [Math.min(...values), Math.max(...values)]
    : values;

function ruleIdsOf(game: AnyGame): ReadonlySet<string> {
  const text = readFileSync(new URL(`../../../../docs/rules/${game.id}.md`, import.meta.url), 'utf8');
  return new Set(text.match(/\b[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g));
}

import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  completeVariants,
  FastRng,
  firstSeat,
  type GameEvent,
  optionsOf,
  type Variants,
} from '@mazmorra/kernel';
import { expect, test } from 'vitest';

type Told = GameEvent<{ readonly type: string }>;

/** The type, rule and flags of an event; events that differ in any of them get separate examples. */
function nameOf({ rule, public: open, private: secret }: Told): string {
  const form = open ?? Object.values(secret ?? {})[0] ?? { type: '' };
  const marks = Object.entries(form).filter(([, value]) => typeof value === 'boolean');
  return [form.type, rule, ...marks.map(([name, value]) => `${name}=${value}`)].join(' ');
}

/**
 * Compares the first event of each type and rule in seeded games with a stored file: its content, its audience and its
 * rule. A changed event appears as a changed line there; `npx vitest run -u` rewrites the file.
 */
export function eventExamples(
  game: AnyGame,
  file: URL,
  tables: readonly Variants[] = [{}],
  games = 40,
): void {
  test(`events of ${game.id} are told as stored: what, to whom, and the rule behind each`, async () => {
    const examples = new Map<string, Told>();
    const note = (event: Told): void => {
      const name = nameOf(event);
      if (!examples.has(name)) examples.set(name, structuredClone(event));
    };
    for (const [number, variants] of tables.entries())
      for (let i = 0; i < games; i++) playOne(game, `events ${number} ${i}`, variants, note);
    const lines = [...examples]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, event]) => `${name}: ${JSON.stringify(event)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(file));
  });
}

function playOne(game: AnyGame, seed: string, variants: Variants, note: (event: Told) => void): void {
  const rng = new FastRng(seed);
  const { min, max } = game.seats;
  const seats = min + rng.int(max - min + 1);
  const state = game.setup(seats, completeVariants(game, seats, variants), rng, note);
  for (let seat = firstSeat(game.awaited(state)); seat >= 0; seat = firstSeat(game.awaited(state))) {
    const options = optionsOf(game, state, seat);
    // Sometimes the first option: random answers alone end some games too early.
    game.answer(state, seat, rng.int(3) === 0 ? (options[0] ?? 0) : rng.pick(options), rng, note);
  }
}

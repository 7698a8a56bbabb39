import { allGames } from '@mazmorra/catalogue/loaded';
import { type AnyGame, readRecord, type VariantValue, valuesAt, verifyRecord } from '@mazmorra/kernel';
import { isLong } from '@mazmorra/testkit/long';
import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { playAmongBots, startWith, withServer } from './test-server.ts';

/** A value of a variant that is not its default, and a table that allows it. */
interface Choice {
  readonly game: AnyGame;
  readonly seats: number;
  readonly id: string;
  readonly value: VariantValue;
  readonly rule: string;
}

/** The rulings that a table may choose and whose default is ours; the long run takes every variant of every game. */
const RULINGS = [
  'bossStrength',
  'startingGear',
  'torchShows',
  'tacticalTie',
  'adventurerChooser',
  'keptSuccesses',
  'memory',
  'rulings',
  'defeats',
];

const choices = allGames.flatMap((game) =>
  game.variants.flatMap(({ id, default: usual, seats: at, rule, ...spec }): Choice[] => {
    if (!isLong && !RULINGS.includes(id)) return [];
    const seats = Math.max(at?.min ?? 0, game.seats.min);
    return valuesAt({ id, default: usual, rule, ...spec, ...(at && { seats: at }) }, seats)
      .filter((value) => value !== usual)
      .map((value) => ({ game, seats, id, value, rule }));
  }),
);

onDatabases('options at an online table', ({ fresh }) => {
  test.each(choices.map((choice) => [choice.rule, choice.game.id, choice.id, choice.value, choice] as const))(
    '%s %s with %s=%s is played to its end, and the record holds',
    (_, __, ___, ____, { game, seats, id, value }) =>
      withServer(
        fresh(),
        async ({ port }) => {
          const ana = await Tab.enter(port, { name: 'Ana' });
          // A tie for the map needs the map.
          const variants = { ...(id === 'tacticalTie' && { tactical: true }), [id]: value };
          const { table } = await ana.ask('create', { game: game.id, seats, variants });
          await ana.ask('open', { table, c: 1 });
          await ana.ask('sit', { c: 1 });
          for (let seat = 1; seat < seats; seat++) await ana.ask('bot', { c: 1, seat, level: 'novice' });
          expect(ana.room().variants).toMatchObject(variants);
          await ana.ask('start', { c: 1 });
          await playAmongBots(ana);
          const sent = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
          const record = readRecord(await sent.text());
          expect(record).toMatchObject({ game: game.id, options: variants });
          expect(verifyRecord(game, record)).toMatchObject({ holds: true });
        },
        // A program answers faster than a person may.
        { games: allGames, limits: { messages: { burst: 1e6, perSecond: 1e6 } } },
      ),
  );

  test('DQ-SOLO-01 the solo rules cannot be set at a table of two', () =>
    withServer(
      fresh(),
      async ({ port }) => {
        const ana = await Tab.enter(port, { name: 'Ana' });
        const table = { game: 'dungeonquest', seats: 2, variants: { solo: true } };
        await expect(ana.ask('create', table)).rejects.toThrow('solo cannot be true');
      },
      { games: allGames },
    ));

  test('DQ-VAR-70 every hero of an online table has the runes that its options say', () =>
    withServer(
      fresh(),
      async ({ port }) => {
        const variants = { 'magical-power': true, 'magical-power-runes': 6 };
        const { tabs } = await startWith(port, ['Ana', 'Bea'], { game: 'dungeonquest', variants });
        const view = tabs[0]?.play()?.view as { readonly heroes: readonly { readonly runes: unknown[] }[] };
        expect(view.heroes.map(({ runes }) => runes.length)).toEqual([6, 6]);
      },
      { games: allGames },
    ));
});

import { allGames, gameOf } from '@mazmorra/catalogue/loaded';
import { loadTexts } from '@mazmorra/catalogue/texts';
import { FastRng, LANGUAGES, type Variants } from '@mazmorra/kernel';
import type { BalanceView, ProfileView } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { countBalance, playedBy, profileOf } from '../../src/profiles/profile.ts';
import { openStorage } from '../../src/storage/index.ts';
import type { Storage, Write } from '../../src/storage/port.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { playedGame } from '../played-game.ts';
import { ratingsOver } from './ratings-over.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const DAY = 86_400_000;

interface Settled {
  readonly storage: Storage;
  profile(viewer: string, of: string): Promise<ProfileView>;
  balance(game: string): Promise<BalanceView>;
}

/** Stored games of these people, who keep their names, settled as the server does after a start. */
async function settled(places: Places, games: readonly Write[][], run: (of: Settled) => Promise<void>) {
  const storage = await openStorage(await places.fresh());
  try {
    for (const name of NAMES) {
      const person = name.toLowerCase();
      await storage.commit([
        { kind: 'person', row: { id: person, name, created: 1, seen: 1 } },
        { kind: 'keep-name', row: { person, name, skeleton: person, at: 1, shown: '{}' } },
      ]);
    }
    for (const writes of games) await storage.commit(writes);
    const ratings = ratingsOver(storage, (id) => allGames.find((one) => one.id === id), DAY);
    await ratings.catchUp();
    await run({
      storage,
      async profile(viewer, of) {
        const kept = await storage.keptNameLike(of);
        if (!kept) throw new Error(`nobody keeps ${of}`);
        return profileOf(storage, viewer, kept, await playedBy(storage, kept.person), DAY);
      },
      balance: (id) => countBalance(storage, id, 3),
    });
  } finally {
    await storage.close();
  }
}

/** So many whole games of random answers, one day after the other. */
function randomGames(id: string, seats: number, count: number, variants: Variants = {}): Write[][] {
  const game = gameOf(id as never);
  return Array.from({ length: count }, (_, i) => {
    const rng = new FastRng(`${id} ${i}`);
    const names = NAMES.slice(0, seats);
    return playedGame(`${id}-${JSON.stringify(variants).length}-${i}`, 5000, game, {
      names,
      variants,
      rng,
      at: i * DAY,
    }).writes;
  });
}

const total = (rows: readonly { readonly played: number }[]): number =>
  rows.reduce((sum, { played }) => sum + played, 0);

onBothDatabases('what is counted of games', (places) => {
  test.each([
    ['dungeon-raiders', 3, { tactical: true }],
    ['welcome-to-the-dungeon', 2, { firstAdventurer: 'mage' }],
    ['saboteur', 3, { rounds: 1 }],
    ['dungeonquest', 2, { 'tower-power': true }],
  ] as const)(
    '%s: by role or hero, by seat and by variant, for a person and for the server',
    (id, seats, variants) =>
      settled(places, [...randomGames(id, seats, 2), ...randomGames(id, seats, 1, variants)], async (of) => {
        const { results } = await of.profile('ben', 'ana');
        const own = results?.games.find(({ game }) => game === id);
        expect(own).toMatchObject({ played: 3, bySeat: [{ seat: 0, played: 3 }] });
        const [variant = '', value] = Object.entries(variants)[0] ?? [];
        expect(own?.byVariant).toContainEqual(
          expect.objectContaining({ variant, value: String(value), played: 1 }),
        );
        const balance = await of.balance(id);
        const everybody = await Promise.all(
          NAMES.slice(0, seats).map((name) => of.profile('dan', name.toLowerCase())),
        );
        const parts = everybody.flatMap(
          (one) => one.results?.games.find(({ game }) => game === id)?.byPart ?? [],
        );
        expect(total(balance.parts)).toBe(total(parts));
        expect(total(balance.parts)).toBeGreaterThan(0);
        const there = balance.variants.find((one) => one.variant === variant && one.value === String(value));
        expect(there?.played).toBe(seats);
        expect(total(there?.parts ?? [])).toBeGreaterThan(0);
        expect(total(there?.parts ?? [])).toBeLessThan(total(balance.parts));
      }),
  );

  test('an epitaph for a hero who stayed in the dungeon, told in every language; none for who got out', () =>
    settled(places, randomGames('dungeonquest', 2, 6), async (of) => {
      const texts = await loadTexts('dungeonquest');
      const all = (await of.storage.resultsOf('ana', 10)).concat(await of.storage.resultsOf('ben', 10));
      const dead = all.filter(({ death }) => death !== '');
      expect(dead.length).toBeGreaterThan(0);
      expect(dead.some(({ won }) => won)).toBe(false);
      for (const name of ['ana', 'ben']) {
        const { results } = await of.profile('cleo', name);
        const deaths = results?.deaths ?? [];
        expect(deaths).toHaveLength(dead.filter(({ person }) => person === name).length);
        expect(deaths.map(({ at }) => at)).toEqual(deaths.map(({ at }) => at).toSorted((a, b) => b - a));
        for (const { rule, event, seat } of deaths)
          for (const language of LANGUAGES) {
            const said = texts[language].event(
              { rule, event } as never,
              { seat: (one: number) => (one === seat ? 'Ana' : 'somebody'), own: -1 } as never,
            );
            expect(said).toContain('Ana');
          }
      }
    }));

  test('streaks, fellow players and head to head; what is not shown is not told', () =>
    settled(places, randomGames('welcome-to-the-dungeon', 3, 7), async (of) => {
      const won = (await of.storage.resultsOf('ana', 10)).map((row) => row.won);
      const runs = won
        .map((one) => (one ? 'w' : ' '))
        .join('')
        .split(' ')
        .map(({ length }) => length);
      const { results, together } = await of.profile('ben', 'ana');
      const { fellows } = await of.profile('ana', 'ana');
      const now = won.findIndex((one) => !one);
      expect(results?.streak).toEqual({ now: now < 0 ? won.length : now, best: Math.max(...runs) });
      expect(fellows).toEqual([
        { name: 'Ben', games: 7 },
        { name: 'Cleo', games: 7 },
      ]);
      const mine = await of.storage.resultsOf('ben', 10);
      const hers = await of.storage.resultsOf('ana', 10);
      const ahead = mine.filter((row, i) => row.place < (hers[i]?.place ?? 0)).length;
      expect(together).toMatchObject({ games: 7, ahead });
      const shown = JSON.stringify({
        results: false,
        games: false,
        fellows: false,
        dilemmas: false,
        presence: false,
      });
      await of.storage.commit([{ kind: 'shown', person: 'ana', shown }]);
      const told = await of.profile('ben', 'ana');
      for (const part of ['results', 'latest', 'fellows', 'dilemmas']) expect(told).not.toHaveProperty(part);
      expect(await of.profile('ana', 'ana')).toHaveProperty('results');
    }));
});

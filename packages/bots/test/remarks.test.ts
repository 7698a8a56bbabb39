import { readdirSync, readFileSync } from 'node:fs';
import type { GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { completeVariants, FastRng, firstSeat, LANGUAGES, type Option, optionsOf } from '@mazmorra/kernel';
import { bots } from '@mazmorra/languages/bots';
import { wordsOf } from '@mazmorra/languages/node';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../src/bot.ts';
import { seatInput } from '../src/input.ts';
import type { Remark } from '../src/remark.ts';
import { remarkText, worthText } from '../src/text/remarks.ts';
import { listen } from './helpers.ts';

const wordsIn = wordsOf(bots);
const [en, es] = [wordsIn('en'), wordsIn('es')];

const names = { seat: (seat: number) => `Ana ${seat}` };

/** The master's explanations at one decision in `every` along a game with random answers. */
function explained(
  id: GameId,
  seats: number,
  every: number,
  seed = 1,
  about?: string,
): { options: Option[]; said: Explanation }[] {
  const game = gameOf(id);
  const bot = botFor(id, 'master', { iterations: 16 });
  const rng = new FastRng(`words ${id} ${seed}`);
  const heard = listen(seats);
  const state = game.setup(seats, completeVariants(game, seats, {}), rng, heard.emit);
  const all: { options: Option[]; said: Explanation }[] = [];
  for (let answers = 0; ; answers++) {
    const seat = firstSeat(game.awaited(state));
    if (seat < 0) return all;
    const options = optionsOf(game, state, seat);
    const asked = about === undefined || options.some((option) => game.nameOf(option).startsWith(about));
    if (options.length > 1 && answers % every === 0 && asked) {
      const thinking = bot.think(seatInput(game, state, seat, heard.by(seat), rng), rng);
      while (!thinking.slice(1000));
      all.push({ options, said: thinking.choice(true).explanation as Explanation });
    }
    game.answer(state, seat, rng.pick(options), rng, heard.emit);
  }
}

describe.each([
  ['welcome-to-the-dungeon', 3, 1],
  ['dungeon-raiders', 4, 3],
  ['saboteur', 5, 7],
  ['dungeonquest', 2, 5],
] satisfies [GameId, number, number][])('%s', (id, seats, every) => {
  const all = explained(id, seats, every);

  test('every option of a decision is spoken of, those left out too', () => {
    expect(all.length).toBeGreaterThan(5);
    for (const { options, said } of all) {
      const spokenOf = [...said.options, ...(said.ruledOut ?? [])].map(({ option }) => option);
      expect(spokenOf.toSorted((a, b) => a - b)).toEqual(options.toSorted((a, b) => a - b));
    }
  });

  test('something is said of nearly every option, in whole sentences of every language', () => {
    const whys = all.flatMap(({ said }) => [...said.options, ...(said.ruledOut ?? [])].map(({ why }) => why));
    expect(whys.filter((why) => why !== undefined && why.length > 0).length / whys.length).toBeGreaterThan(
      0.9,
    );
    for (const remark of whys.flatMap((why) => why ?? [])) {
      for (const language of LANGUAGES) {
        const text = remarkText(wordsIn(language), remark, names);
        expect(text, JSON.stringify(remark)).toMatch(/^\p{Lu}[^\n]{8,180}\.$/u);
        expect(text).not.toMatch(/NaN|undefined|Infinity|-\d/);
      }
    }
  });
});

test('DQ-SOLO-05: leaving alone without treasure is said to be no victory', () => {
  const all = Array.from({ length: 30 }, (_, seed) => seed).flatMap((seed) =>
    explained('dungeonquest', 1, 1, seed, 'leave'),
  );
  const leaving = all.flatMap(({ said }) =>
    said.options.filter(({ name }) => name === 'leave' || name === 'leave-dungeon'),
  );
  expect(leaving.length).toBeGreaterThan(0);
  for (const { why } of leaving) expect(why?.map(({ id }) => id)).toContain('dq.no-victory');
});

test('every sentence is said somewhere in the games, and none is said that has no text', () => {
  const sources = new URL('../src/games/', import.meta.url);
  const used = new Set(
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [...readFileSync(new URL(file, sources), 'utf8').matchAll(/'((?:dr|wd|sb|dq)\.[a-z-]+)'/g)].map(
          ([, id]) => id as string,
        ),
      ),
  );
  expect([...used].sort()).toEqual(
    Object.keys(en.remarks)
      .map((id) => id.replace('-', '.'))
      .sort(),
  );
});

test('a remark of another version is passed over', () => {
  expect(remarkText(es, { id: 'wd.unheard-of' } as unknown as Remark, names)).toBeUndefined();
});

test('a worth known from many trials is a figure, from few a range, from none neither', () => {
  const weighed = (value: number, visits: number, low: number, high: number) => ({
    name: 'pass',
    value,
    visits,
    low,
    high,
  });
  expect(worthText(en, weighed(0.4, 2000, 0.38, 0.42))).toBe('Chance of winning: about 40%.');
  expect(worthText(en, weighed(0.4, 10, 0.17, 0.69))).toContain('between 17% and 69%');
  expect(worthText(es, weighed(0.4, 10, 0.17, 0.69))).toContain('entre un 17\u00a0% y un 69\u00a0%');
  expect(worthText(es, weighed(0, 0, 0, 1))).toBe('No se ha probado.');
});

test('nothing is said where words were not asked for', () => {
  const game = gameOf('welcome-to-the-dungeon');
  const rng = new FastRng('mute');
  const state = game.setup(2, completeVariants(game, 2, {}), rng);
  const bot = botFor('welcome-to-the-dungeon', 'master', { iterations: 16 });
  const seat = firstSeat(game.awaited(state));
  const { explanation } = bot.choose(seatInput(game, state, seat, [], rng), rng);
  expect(explanation?.ruledOut).toBeUndefined();
  expect(explanation?.options.every(({ why }) => why === undefined)).toBe(true);
});

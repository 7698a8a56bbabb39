import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { commitmentOf, type GameRecord, LANGUAGES, makeRecord } from '@mazmorra/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { mazmorra, scratch } from './run.ts';

const folder = scratch();
const honest = join(folder, 'honest.mazmorra.json');
let text = '';

beforeAll(() => {
  mazmorra('simulate', 'dungeon-raiders', '--games', '1', '--seats', '3', '--out', honest);
  text = readFileSync(honest, 'utf8');
});

const record = (): GameRecord => JSON.parse(text) as GameRecord;

function verifying(content: string) {
  const file = join(folder, 'altered.mazmorra.json');
  writeFileSync(file, content);
  return mazmorra('verify', file);
}

const changed = (part: Partial<Record<keyof GameRecord, unknown>>): string =>
  JSON.stringify({ ...record(), ...part });

/** The record with one answer replaced; `number` counts from 1. */
function withAnswer(
  number: number,
  change: (answer: GameRecord['answers'][number]) => readonly unknown[],
): string {
  return changed({
    answers: record().answers.map((answer, i) => (i === number - 1 ? change(answer) : answer)),
  });
}

describe('verify names the first difference and exits 1', () => {
  test.each<[string, () => string, RegExp]>([
    ['cut in the middle', () => text.slice(0, text.length / 2), /does not hold: .*cannot be read/],
    ['cut by one character', () => text.trimEnd().slice(0, -1), /does not hold: .*cannot be read/],
    [
      'one byte of the check of one answer',
      () =>
        withAnswer(7, ([seat, option, check]) => [
          seat,
          option,
          check.replace(/^./, (c) => (c === '0' ? '1' : '0')),
        ]),
      /answer 7 leads elsewhere/,
    ],
    [
      'an option that does not exist',
      () => withAnswer(4, ([seat, , check]) => [seat, 'fly', check]),
      /answer 4 .*"fly"/,
    ],
    [
      'an answer out of turn',
      () => withAnswer(5, ([, option, check]) => [9, option, check]),
      /answer 5 is not legal/,
    ],
    [
      'the last answers left out',
      () => changed({ answers: record().answers.slice(0, -2) }),
      /the end differs/,
    ],
    ['another winner', () => changed({ outcome: { ...record().outcome, winners: [] } }), /the end differs/],
    ['another seed', () => changed({ random: { algorithm: 'sfc32', seed: 'mine' } }), /answer \d+ /],
    ['another name', () => changed({ names: ['Ana', 'Bea', 'Cid'] }), /seal/],
    ['an unknown version of the rules', () => changed({ version: 99 }), /version 99/],
    ['an unknown format', () => changed({ mazmorra: 2 as 1 }), /format 2/],
    ['an unknown game', () => changed({ game: 'chess' }), /"chess"/],
    ['an impossible seat count', () => changed({ seats: 17 }), /17 seats: allowed are 3 to 5/],
    ['answers that are no list', () => changed({ answers: 'none' }), /answers is not a list/],
  ])('%s', (_, altered, named) => {
    const { code, out, err } = verifying(altered());
    expect(out).toMatch(named);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test('a single byte of the option of a single answer, whichever', () => {
    const start = text.indexOf('"answers"');
    const places = [...text.matchAll(/\[\d,"([a-z-]+:?[a-z0-9-]*)"/g)].map((match) => match.index + 4);
    for (const place of [places[0], places[Math.floor(places.length / 2)], places.at(-1)]) {
      if (place === undefined || place < start) throw new Error('the record holds no answers');
      const byte = text[place] === 'q' ? 'z' : 'q';
      expect(verifying(text.slice(0, place) + byte + text.slice(place + 1)).code).toBe(1);
    }
  });

  test('as JSON with the difference in it', () => {
    const file = join(folder, 'altered.mazmorra.json');
    writeFileSync(
      file,
      withAnswer(4, ([seat, , check]) => [seat, 'fly', check]),
    );
    const { code, out } = mazmorra('verify', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ holds: false, difference: { code: 'refused', answer: 4 } });
  });
});

describe('verify exits 0 when the game plays again to the same end', () => {
  test('with a seed that stands in the file', () => {
    const { code, out } = mazmorra('verify', honest);
    expect(code).toBe(0);
    expect(out).toContain('The record holds');
  });

  test('with a deal that was committed to, and not with another salt', async () => {
    const seed = 'ab'.repeat(32);
    const salt = 'cd'.repeat(16);
    const random = {
      algorithm: 'chacha20',
      seed,
      salt,
      commitment: commitmentOf(seed, salt),
      contributions: ['00ff'],
    } as const;
    const facts = { seats: 3, variants: {}, names: ['Ana', 'Bea', 'Cid'], random, answers: [] };
    const committed = makeRecord(gameOf('dungeon-raiders'), facts);
    expect(verifying(JSON.stringify(committed))).toMatchObject({
      code: 0,
      out: expect.stringContaining('committed to before the start'),
    });
    const other = { ...committed, random: { ...random, salt: 'ce'.repeat(16) } };
    expect(verifying(JSON.stringify(other))).toMatchObject({
      code: 1,
      out: expect.stringContaining('commitment'),
    });
  });
});

describe('replay', () => {
  const replay = (...args: string[]) => mazmorra('replay', honest, ...args);

  test('tells the game to its end, in either language', () => {
    expect(replay('--lang', 'en').out).toContain('The game is over');
    expect(replay('--lang', 'es').out).toContain('Fin de la partida');
  });

  test('the end has a row for each seat, each score a sentence of its own', () => {
    const [, end = ''] = replay('--lang', 'es').out.split('Fin de la partida.\n');
    const rows = end.trimEnd().split('\n');
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row).toMatch(/^ +\d\. [^.,]+(\. \p{Lu}[^.,]+)+\.$/u);
  });

  test('marks the seat of the viewer in the title and in the result', () => {
    for (const [language, mark] of [
      ['en', '(you)'],
      ['es', '(tú)'],
    ] as const) {
      const lines = replay('--viewer', '1', '--lang', language).out.split('\n');
      const marked = lines.filter((line) => line.includes(mark));
      expect(marked).toEqual([lines[0], expect.stringMatching(/^ +\d\. /)]);
      expect(replay('--viewer', 'spectator', '--lang', language).out).not.toContain(mark);
    }
  });

  test('stops at the step asked for and says what is to be decided there', () => {
    const { code, out } = replay('--at', '2');
    expect(code).toBe(0);
    expect(out).toContain('To decide');
    expect(out).not.toContain('The game is over');
  });

  test('as JSON holds the steps, the view and the decisions of that viewer', () => {
    const { code, out } = replay('--viewer', '1', '--at', '1', '--json');
    expect(code).toBe(0);
    const told = JSON.parse(out) as {
      steps: unknown[];
      decisions: { seat: number }[];
      [key: string]: unknown;
    };
    expect(told).toMatchObject({
      game: 'dungeon-raiders',
      viewer: 1,
      at: 1,
      answers: record().answers.length,
    });
    expect(told.steps).toHaveLength(2);
    expect(told.decisions.every(({ seat }) => seat === 1)).toBe(true);
    expect(told['view']).toBeTypeOf('object');
  });

  test('never tells a spectator what a seat has chosen, only what was seen of it', () => {
    const { out } = replay('--viewer', 'spectator', '--json');
    const { steps } = JSON.parse(out) as { steps: Record<string, unknown>[] };
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.filter((step) => 'option' in step)).toEqual([]);
  });

  test('of a folder, to each viewer in every language, as files', () => {
    const records = join(folder, 'records');
    const out = join(folder, 'told');
    mazmorra('simulate', 'dungeon-raiders', '--games', '2', '--seats', '3', '--out', records);
    const told = mazmorra('replay', records, '--viewer', 'each', '--lang', 'all', '--out', out);
    expect(told).toEqual({ code: 0, out: '', err: '' });
    const viewers = ['0', '1', '2', 'all', 'spectator'];
    const names = ['1', '2'].flatMap((game) =>
      viewers.flatMap((viewer) => LANGUAGES.map((language) => `${game}.${viewer}.${language}.txt`)),
    );
    expect(readdirSync(out).sort()).toEqual(names.sort());
    const own = readFileSync(join(out, '2.1.es.txt'), 'utf8');
    const public_ = readFileSync(join(out, '2.spectator.es.txt'), 'utf8');
    expect(own).toContain('Fin de la partida.');
    expect(own).not.toBe(public_);
  });

  test('of a folder without a record says so', () => {
    const empty = join(folder, 'without-record');
    mkdirSync(empty);
    const { code, err } = mazmorra('replay', empty);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('there is no record') });
  });

  test('refuses JSON for more than one telling', () => {
    const { code, err } = replay('--viewer', 'each', '--json');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--json tells one record') });
  });

  test.each([
    ['a seat that is not there', ['--viewer', '3'], ['"3"', '0 to 2', 'spectator']],
    ['a step that is not there', ['--at', '99999'], ['"99999"', '0 to']],
    ['a language that we do not speak', ['--lang', 'eo'], ['"eo"', 'es', 'en']],
  ])('refuses %s', (_, args, named) => {
    const { code, out, err } = replay(...args);
    for (const words of named) expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGame } from '@mazmorra/bots';
import { gameIds } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { type Json, LANGUAGES } from '@mazmorra/kernel';
import { cliFigures } from '@mazmorra/languages/cli-figures';
import { wordsOf } from '@mazmorra/languages/node';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { languageOf } from '../src/language.ts';
import { textIn } from '../src/text/index.ts';
import { UsageError } from '../src/usage.ts';
import { ENGLISH, mazmorra, mazmorraIn, refused, scratch } from './run.ts';

const folder = scratch();
const flagsIn = (text: string): string[] => [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]*/g))].sort();

describe.each(Object.entries(COMMANDS))('the help of %s', (_name, load) => {
  test('has a usage and the same flags in every language', async () => {
    const { help } = await load();
    const en = help(textIn('en'));
    expect(flagsIn(en)).toContain('--lang');
    for (const language of LANGUAGES) {
      const told = help(textIn(language));
      expect(flagsIn(told), language).toEqual(flagsIn(en));
      expect(told.split('\n')[0]).toMatch(/^mazmorra /);
    }
  });

  test('tells every flag that the command takes', async () => {
    const { help, run } = await load();
    const refused = await run(['--no-such-flag'], textIn('en')).catch((error: unknown) => error);
    if (!(refused instanceof UsageError)) throw refused;
    const [, allowed = ''] = refused.message.split(': allowed are ');
    // Taken only to say which program of PostgreSQL does it.
    const told = flagsIn(allowed).filter(
      (flag) => flag !== '--database' || help(textIn('en')).includes(flag),
    );
    expect(told).toContain('--lang');
    expect(flagsIn(help(textIn('en')))).toEqual(expect.arrayContaining(told));
  });
});

test('the overview is in the language that is asked for, before or behind --help', () => {
  const spanish = mazmorra('--help', '--lang', 'es');
  expect(spanish).toMatchObject({ code: 0, err: '', out: expect.stringContaining('JUEGO es ') });
  expect(mazmorra('--lang=es')).toEqual(spanish);
  for (const name of Object.keys(COMMANDS)) expect(spanish.out).toContain(`mazmorra ${name} `);
  expect(mazmorra('--lang', 'es', 'simulate')).toMatchObject({ code: 2, out: '' });
});

describe('which language', () => {
  test.each<[string[], NodeJS.ProcessEnv, string]>([
    [['simulate', '--lang', 'es'], { LANG: 'en_GB.UTF-8' }, 'es'],
    [['simulate', '--lang=en'], { LANG: 'es_ES.UTF-8' }, 'en'],
    [['simulate'], { LANG: 'es_ES.UTF-8' }, 'es'],
    [['simulate'], { LANG: 'es_ES.UTF-8', LC_ALL: 'C' }, 'en'],
    [['simulate'], {}, 'en'],
    [['replay', '--lang', 'all'], { LANG: 'es_ES.UTF-8' }, 'es'],
    [['simulate', '--lang', 'eo'], { LANG: 'es_ES.UTF-8' }, 'es'],
    [['simulate'], { LANG: 'pt_PT.UTF-8' }, 'pt-BR'],
    [['simulate'], { LANG: 'de_AT.UTF-8' }, 'de'],
  ])('%j with %j: %s', (args, environment, language) => {
    expect(languageOf(args, environment)).toBe(language);
  });

  test('a Spanish machine is answered in Spanish unless --lang says otherwise', () => {
    const spanish = { ...ENGLISH, LC_ALL: 'es_ES.UTF-8' };
    expect(mazmorraIn(spanish, 'verify').err).toBe('mazmorra verify: falta ARCHIVO\n');
    expect(mazmorraIn(spanish, 'verify', '--lang', 'en').err).toBe('mazmorra verify: FILE is missing\n');
  });
});

const none = join(folder, 'none.json');
/** Arguments, and the refusal in each language. */
const REFUSED: readonly (readonly [string, readonly string[], string, string])[] = [
  [
    'a wrong flag',
    ['verify', '--colour'],
    'verify: unknown flag --colour: allowed are --json and --lang',
    'verify: opción desconocida --colour: se admiten --json y --lang',
  ],
  [
    'a wrong value',
    ['simulate', 'dungeon-raiders', '--seats', '9'],
    'simulate: dungeon-raiders: --seats "9": allowed is a whole number from 3 to 5',
    'simulate: dungeon-raiders: --seats "9": se admite un número entero de 3 a 5',
  ],
  [
    'a wrong variant',
    ['simulate', 'dungeonquest', '--seats', '2', '--option', 'solo=true'],
    'simulate: dungeonquest: option solo cannot be true: allowed is false',
    'simulate: dungeonquest: la variante solo no puede valer true: solo se admite false',
  ],
  [
    'a missing file',
    ['verify', none],
    `verify: there is no file ${none}`,
    `verify: no existe el archivo ${none}`,
  ],
  [
    'a missing list of dilemmas',
    ['dilemmas', 'saboteur', '--check', none],
    `dilemmas: there is no file ${none}`,
    `dilemmas: no existe el archivo ${none}`,
  ],
  [
    'missing data',
    ['admin', 'status', '--data', folder],
    `admin: there is no data in ${folder}: name the folder of the server with --data`,
    `admin: no hay datos en ${folder}: indica la carpeta del servidor con --data`,
  ],
  [
    'a missing backup',
    ['restore', none, '--data', folder],
    'restore: the file cannot be used as a backup: there is no such file',
    'restore: el archivo no sirve como copia de seguridad: no existe',
  ],
  [
    'a language that we do not speak',
    ['verify', none, '--lang=eo'],
    `verify: --lang "eo": ${textIn('en').allowed(LANGUAGES)}`,
    `verify: --lang "eo": ${textIn('es').allowed(LANGUAGES)}`,
  ],
];

describe('what is wrong and what is allowed, exit 2', () => {
  test.each(REFUSED)('%s', async (_, args, english, spanish) => {
    for (const [language, sentence] of [
      ['en', english],
      ['es', spanish],
    ] as const)
      expect(await refused(args, language)).toEqual({ code: 2, out: '', err: `mazmorra ${sentence}\n` });
  });
});

describe('results in Spanish', () => {
  const record = join(folder, 'game.mazmorra.json');
  const simulate = ['simulate', 'dungeon-raiders', '--games', '1', '--seats', '3', '--seed', 'x'];

  test('simulate counts one game as one, and numbers have a comma', () => {
    const { code, out } = mazmorra(...simulate, '--out', record, '--lang', 'es');
    expect(code).toBe(0);
    expect(out).toMatch(/^dungeon-raiders, 3 asientos, 1 partida, semilla x\n/);
    expect(out).toMatch(/asiento +bot +victorias\n +0 +random +\d+,0 %/);
    expect(mazmorra('verify', record, '--lang', 'es')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^El registro cuadra: dungeon-raiders, las \d+ jugadas se han vuelto a jugar y /,
      ),
    });
  });

  test('JSON is the same in both', () => {
    const [en, es] = ['en', 'es'].map((lang) => {
      const {
        seconds: _,
        answersPerSecond: __,
        ...rest
      } = JSON.parse(mazmorra(...simulate, '--json', '--lang', lang).out);
      return rest;
    });
    expect(es).toEqual(en);
  });

  test('a record that does not hold is told with what is wrong, and as JSON in English', () => {
    const broken = join(folder, 'broken.mazmorra.json');
    mkdirSync(folder, { recursive: true });
    writeFileSync(broken, '{"mazmorra":1,"game":"saboteur","seal":"x","version":1,"seats":"many"}');
    const { code, out } = mazmorra('verify', broken, '--lang', 'es');
    expect({ code, out }).toEqual({ code: 1, out: 'El registro no cuadra: seats no es un número entero.\n' });
    expect(mazmorra('verify', broken, '--lang', 'es', '--json').out).toContain('seats is not a whole number');
  });
});

const figures = wordsOf(cliFigures)('en');

/** Keys below which there are ids of components. */
const OF_IDS = ['bosses', 'byAdventurer', 'byHero', 'byRules', 'causesOfDeath'];

function keysOf(value: Json, isOfIds = false): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isOfIds ? [] : [key]),
    ...keysOf(inner ?? null, OF_IDS.includes(key)),
  ]);
}

test.each([...gameIds])('every figure of the summary of %s has a name', (id) => {
  const game = gameOf(id);
  const summary = game.summary();
  const players = Array.from({ length: game.seats.max }, () => botFor(id, 'random', { iterations: 1 }));
  for (const seed of ['1', '2', '3']) summary.add(playGame(game, players, { seed }).state);
  expect(keysOf(summary.report()).filter((key) => !Object.hasOwn(figures, key))).toEqual([]);
});

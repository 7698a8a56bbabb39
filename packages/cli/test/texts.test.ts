import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BotFault, botSentences, sayFault } from '@mazmorra/bots/outside';
import {
  type Language,
  Refusal,
  readRecord,
  recordSentences,
  refusalSentences,
  type SaidError,
  StartError,
  startSentences,
} from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { serverSentences } from '../../server/src/sentences.ts';
import { failure, SAID } from '../src/text/es/failures.ts';
import { FIGURES } from '../src/text/es/figures.ts';
import { texts } from '../src/text/index.ts';

const WORDS = ['alfa', 'beta', 'gamma'];
const saidBy = ({ message, said }: SaidError) => ({ message, said });

const DIFFERENCES = [
  { code: 'unknown-game', game: 'chess' },
  { code: 'version', recorded: 1, known: 2 },
  {
    code: 'start',
    ...saidBy(new StartError({ code: 'seats', given: 17, min: 3, max: 5 })),
  },
  { code: 'seed-withheld' },
  { code: 'commitment', recorded: 'ab', computed: 'cd' },
  { code: 'refused', answer: 4, ...saidBy(new Refusal({ code: 'not-asked', seat: 2 })) },
  { code: 'check', answer: 7, recorded: 'ab', computed: 'cd' },
  { code: 'outcome', recorded: undefined, computed: undefined },
  { code: 'seal' },
];

/** Sentences about something that is said itself. */
const OF_A_PART = [
  ...['not-object', 'not-string', 'not-whole', 'not-texts', 'not-seats', 'not-list', 'not-hexadecimal'],
  ...['last-words', 'no-backup'],
];

/** What sentences are called with that take more than numbers and words. */
const SPECIAL: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  '.or': [[WORDS]],
  '.allowed': [[[]], [['alfa']], [WORDS]],
  '.failure': [[new Refusal({ code: 'over' })]],
  '.overview': [['', 'alfa']],
  '.simulate.figure': [[['alfa']]],
  '.simulate.range': [['1', '2', '3']],
  '.bench.times': [['1'], ['3']],
  '.bench.shared': [
    ['1', 1],
    ['1.9', 2],
  ],
  '.move.title': [['data', 'postgres://x']],
  '.arena.interval': [['1 %', '2 %']],
  '.exploit.taken': [
    [1, '2 %', '1 %', '3 %'],
    [3, '2 %', '1 %', '3 %'],
  ],
  '.exploit.fair': [['1.50', '25 %', '1.40', '1.60']],
  '.verify.difference': DIFFERENCES.map((difference) => [difference]),
  '.verify.holds': [
    ['saboteur', 0, false, true],
    ['saboteur', 1, false, true],
    ['saboteur', 3, true, false],
  ],
  '.story.youChoose': [['Pasar']],
  '.story.chooses': [['Ana', 'Pasar']],
  '.refusals.unknownCommand': [['x', WORDS]],
  '.refusals.unknownFlag': [['--x', WORDS]],
  '.refusals.takesNoValue': [['--x', WORDS]],
  '.refusals.needsValue': [['--x', WORDS]],
  '.refusals.wrongFlags': [[WORDS]],
  '.refusals.wrongNumber': [
    ['--x', '9', { min: 1, max: 1 }],
    ['--x', '9', { min: 1, max: 3 }],
  ],
  '.refusals.wrongWord': [['--x', 'y', WORDS]],
  '.refusals.unknownGame': [['x', WORDS]],
  '.refusals.unknownOption': [
    ['x', 'saboteur', []],
    ['x', 'saboteur', WORDS],
  ],
  '.refusals.optionValue': [['x', 'y', WORDS]],
  '.refusals.unknownBot': [['x', WORDS]],
  '.refusals.unknownRule': [['x', 'saboteur', WORDS, WORDS]],
  '.refusals.unknownStyle': [['x', 'saboteur', WORDS]],
  ...Object.fromEntries(
    ['.recordSentences', '.botSentences', '.serverSentences', '.said'].flatMap((of) =>
      OF_A_PART.map((code) => [`${of}.${code}`, [['X', 'boom']]]),
    ),
  ),
  ...Object.fromEntries(
    ['.startSentences', '.said'].flatMap((of) => [
      [`${of}.wrong-seats`, [[9, { min: 3, max: 5 }]]],
      [`${of}.unknown-variant`, [['x', WORDS]]],
      [`${of}.variant-value`, [['x', true, WORDS]]],
      [`${of}.variant-seats`, [1, 2].map((max) => ['x', { min: 1, max }, 3])],
    ]),
  ),
  '.admin.help': [['']],
  '.admin.unknownAct': [['x', WORDS]],
  '.admin.wrongDays': [['x', WORDS]],
};

type Speaking = (...args: readonly unknown[]) => unknown;

/** Every text of a language; those that depend on something with one, several and many of it. */
function sentences(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const calls =
      SPECIAL[path] ?? [1, 3, 12].map((count) => Array<unknown>(Math.max(1, value.length)).fill(count));
    return calls.map((args) => [path, String((value as Speaking)(...args))]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentences(part, `${path}.${key}`));
}

/** Names that stay as they are in every language. */
const NAMES = /Welcome to the Dungeon|high-card/g;

/** The sentences of a help without its usage, its columns and its flags; other texts as they are. */
function pieces(text: string): string[] {
  const lines = text.replaceAll(NAMES, 'X').split('\n');
  if (!/^mazmorra /.test(text)) return lines;
  return lines
    .filter((line) => !/^(mazmorra| {15}\[)/.test(line))
    .flatMap((line) => line.trim().split(/ {2,}/))
    .map((piece) => piece.replace(/^--[\w-]+( \p{Lu}\S*)?/u, ''));
}

/** A command line quotes as a shell does. A line of a help may end within brackets. */
const NOT_HERE = ['straight quotation mark', 'unbalanced pair'];

const glossary = readGlossary();

const faultsIn = (text: string, language: Language): string[] =>
  pieces(text).flatMap((piece) =>
    lint(piece, language, { forbidden: forbiddenIn(glossary, language) })
      .filter(({ rule }) => !NOT_HERE.includes(rule))
      .map(({ rule, found }) => `${rule} (${found}): ${piece}`),
  );

/** The help of a command whose sentences stand in a file of the language, where they are looked at with the others. */
const helpIn = (language: Language) => ({ translating: texts[language].translating.help });

test.each<[Language, unknown]>([
  [
    'en',
    {
      ...texts.en,
      ...helpIn('en'),
      recordSentences,
      refusalSentences,
      startSentences,
      botSentences,
      serverSentences,
    },
  ],
  ['es', { ...texts.es, ...helpIn('es'), figures: FIGURES, said: SAID }],
])('the lint finds nothing in what the command line says in %s', (language, text) => {
  const faults = sentences(text).flatMap(([path, sentence]) =>
    faultsIn(sentence, language).map((fault) => `${fault} [${path}]`),
  );
  expect(faults).toEqual([]);
});

/** Sources whose errors have no code, and the classes of those errors. */
const SOURCES = ['server/src/operator/changing.ts', 'server/src/operator/reading.ts'];
const ERRORS = 'Error|Refused';

/** The messages in a source, with numbers from 7 on for what is put into them. */
function messagesIn(source: string): string[] {
  const thrown = new RegExp(
    `(?:new (?:${ERRORS})\\(|super\\(|return)\\s*(?:'[a-z-]+',\\s*)?(?:'([^'\\n]+ [^'\\n]+)'|\`([^\`]+ [^\`]+)\`)`,
    'g',
  );
  let last = 6;
  return [...source.matchAll(thrown)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .map((message) => message.replaceAll(/\$\{[^}]*\}/g, () => String(++last)));
}

describe('errors of other packages without a code have a Spanish sentence', () => {
  test.each(SOURCES)('%s', (file) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const messages = messagesIn(source).filter((message) => message.includes(' '));
    expect(messages).not.toEqual([]);
    expect(messages.filter((message) => failure(message) === message)).toEqual([]);
    expect(messages.flatMap((message) => faultsIn(failure(message), 'es'))).toEqual([]);
  });
});

const solo = { id: 'solo', values: [false], default: false, rule: 'DQ-VAR-01', seats: { min: 1, max: 1 } };

describe('errors are said in Spanish by their code', () => {
  test.each<[Error, string, string]>([
    [
      new Refusal({ code: 'not-asked', seat: 2 }),
      'seat 2 is asked nothing now',
      'al asiento 2 no le toca decidir nada ahora',
    ],
    [
      new StartError({ code: 'variant-seats', variant: solo, seats: 2 }),
      'option solo is for 1 seat, not 2',
      'la variante solo es para 1 asiento, no para 2',
    ],
    [
      new StartError({ code: 'unknown-variant', given: 'fog', allowed: ['a', 'b', 'c'] }),
      'unknown option "fog": allowed are a, b and c',
      'variante desconocida "fog": se admiten a, b y c',
    ],
    [
      new BotFault(sayFault('last-words', sayFault('ended-with', 1), 'boom')),
      'ended with code 1 and said: boom',
      'ha terminado con el código 1 y ha dicho: boom',
    ],
    [
      new BotFault(sayFault('not-started', 'spawn x ENOENT')),
      'could not be started (spawn x ENOENT)',
      'no se ha podido arrancar (no existe el programa x)',
    ],
    [new Error('something that nobody knows'), 'something that nobody knows', 'something that nobody knows'],
  ])('%s', (error, english, spanish) => {
    expect([texts.en.failure(error), failure(error)]).toEqual([english, spanish]);
  });

  test('whatever reads a record says what is wrong with it', () => {
    const damaged = (text: string): string => {
      try {
        return JSON.stringify(readRecord(text));
      } catch (error) {
        return failure(error);
      }
    };
    expect(damaged('{}')).toBe('el archivo no es un registro de Mazmorra');
    expect(damaged('{"mazmorra": 2}')).toBe('el registro es del formato 2 y este programa solo conoce el 1');
    expect(damaged('[{"mazmorra": 1}]')).toBe('el registro no es un objeto');
    expect(damaged('{"mazmorra": 1, "game": 5}')).toBe('game no es un texto');
  });

  test('an error of the system is told by its code', () => {
    const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: '/x' });
    expect(failure(error)).toBe('no existe /x');
  });
});

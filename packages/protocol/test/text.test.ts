import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chatText, nameText } from '../src/index.ts';
import { operatorActs, readRequest, requests } from '../src/schemas.ts';

const read = (message: unknown) => readRequest(JSON.stringify(message));

test('a line of chat in every script stays as it is', () => {
  const lines = [
    'Καλημέρα, ¿qué tal? Ça va.',
    'שלום לכולם',
    'مرحبًا، كيف الحال؟',
    'می\u200cخواهم',
    'नमस्ते क्ष',
    'สวัสดีค้าบบ',
    '你好，世界',
    '안녕하세요',
    'བོད་སྐད་ སྒྲུབ',
    'Tiếng Việt',
    '👩\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👍🏽 1\ufe0f\u20e3',
    '<b>&amp;</b>',
  ];
  for (const text of lines)
    expect(read({ id: 1, do: 'say', c: 0, text })).toMatchObject({ args: { text: text.normalize() } });
});

test.each<[string, string, string]>([
  ['controls and line breaks', 'a\u0000b\u0007\n\tc\u2028d', 'a b c d'],
  ['marks of the writing direction', 'a\u202eb\u2066c\u2069\u200fd', 'abcd'],
  ['invisible characters', '\ufeffa\u00ad\u200bb\u2060\u034f\u180b\u{e0100}', 'ab'],
  ['characters without ink', 'a\u2800b\ufffc\u{1d159}\u3164\u115f\uffa0\u{13441}', 'ab'],
  ['halves of characters', 'a\ud800b\udc00', 'ab'],
  ['joiners where nothing is joined', '\u200d a\u200d\u200d\u200cb \u200c', 'ab'],
  ['choices of picture where there is none', 'a\ufe0fb\ufe0e', 'ab'],
  ['marks upon marks', `x${'\u0301'.repeat(200)}b`, `x${'\u0301'.repeat(4)}b`],
])('a line of chat loses %s', (_, text, left) => {
  expect(read({ id: 1, do: 'say', c: 0, text })).toMatchObject({ args: { text: left } });
});

const NOTHING = ['', ' \n ', '\u202e\u200d', '\u0000', '\u2800', '\ufffc', '\u{1d159}', '\u0301\u0301'];

test.each(NOTHING)('a line of which nothing can be seen is refused: %j', (text) => {
  expect(read({ id: 1, do: 'say', c: 0, text })).toHaveProperty('problem');
  expect(nameText(text)).toBe('');
});

test('ten thousand marks are bounded in no time', () => {
  const tower = `x${'\u0301'.repeat(10_000)}${'\u200d'.repeat(10_000)}`;
  expect(chatText(tower)).toBe(`x${'\u0301'.repeat(4)}`);
  expect(nameText(tower)).toBe(`x${'\u0301'.repeat(3)}`);
});

test('a line of chat has a limit', () => {
  expect(read({ id: 1, do: 'say', c: 0, text: 'x'.repeat(281) })).toHaveProperty('problem');
  expect(read({ id: 1, do: 'say', c: 0, text: 'x'.repeat(280) })).toHaveProperty('args');
});

test.each<[string, string, string]>([
  ['stays as it is', 'José Ángel Núñez', 'José Ángel Núñez'],
  ['in Greek with three marks stays', 'ᾇ', 'ᾇ'],
  ['in Arabic stays', 'أحمد', 'أحمد'],
  ['loses wide and mathematical letters', 'Ａ𝓃𝒶', 'Ana'],
  ['loses marks of the writing direction and controls', ' A\u202ena\u0007\n  María ', 'Ana María'],
  ['loses invisible characters', 'A\u200bn\u2060a', 'Ana'],
  ['loses letters without ink', 'Ana\u3164\u2800\u{1d159}', 'Ana'],
  ['loses what becomes one without ink', 'Ana\uffa0', 'Ana'],
  ['loses joiners', 'A\u200dna', 'A na'],
  ['loses towers of accents', `A${'\u0301\u0300\u0302\u0303'.repeat(20)}na`, 'Á\u0300\u0302na'],
])('a name %s', (_, name, left) => {
  expect(read({ id: 1, do: 'name', name })).toMatchObject({ args: { name: left } });
});

test.each(['k\u0000', 'k\ud800', 'k\u202e', 'k\n', 'ключ', ''])(
  'an answer with the key %j is refused',
  (key) => {
    expect(read({ id: 1, do: 'answer', c: 1, n: 1, option: 'a', key })).toMatchObject({
      problem: 'key is missing or not allowed',
    });
  },
);

/** Every schema of a text in a schema, with its path. */
function* texts(schema: v.GenericSchema, path: string): Generator<[string, v.GenericSchema]> {
  const inner = schema as unknown as Record<string, unknown>;
  if (schema.type === 'string') yield [path, schema];
  for (const part of ['wrapped', 'item', 'key', 'value'])
    if (inner[part]) yield* texts(inner[part] as v.GenericSchema, `${path}.${part}`);
  for (const option of Array.isArray(inner['options']) ? inner['options'] : [])
    if (typeof option === 'object') yield* texts(option as v.GenericSchema, path);
  for (const [name, entry] of Object.entries(inner['entries'] ?? {}))
    yield* texts(entry as v.GenericSchema, `${path}.${name}`);
}

const schemas: readonly (readonly [string, v.GenericSchema])[] = [
  ...Object.entries(requests),
  ...Object.entries(operatorActs),
];
const ALL = schemas.flatMap(([name, schema]) => [...texts(schema, name)]);

test('the texts of all requests are found', () => {
  const paths = ALL.map(([path]) => path);
  for (const path of ['answer.key', 'say.text', 'create.variants.wrapped.key', 'report.text.wrapped'])
    expect(paths).toContain(path);
  expect(paths.length).toBeGreaterThan(80);
});

test.each(ALL)('%s: no NUL and no half of a character gets through', (_, schema) => {
  const good = ['abcdefgh', 'https://a.example/', '2026-01-01', '2026-Q1', '12:30', 'ab', '10.0.0.1', 'KRTW'];
  const samples = [...good, 'a'.repeat(22), 'a'.repeat(87), `12-${'a'.repeat(8)}`];
  expect(samples.some((sample) => v.safeParse(schema, sample).success)).toBe(true);
  for (const sample of samples)
    for (const bad of ['\0', '\ud800', '\udc00'])
      for (const at of [0, 2, sample.length]) {
        const found = v.safeParse(schema, sample.slice(0, at) + bad + sample.slice(at));
        if (found.success) expect(found.output).not.toMatch(/[\0\p{Cs}]/u);
      }
});

import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inOneLanguage } from '../../build/said.ts';

const reduced = (code: string): string => inOneLanguage(code, parseAst(code), 'es');

test('each record of all languages keeps the sentence of one', () => {
  expect(
    reduced("export const tip = { say: { en: 'Dig.', es: 'Cava.' }, title: { es: 'T', en: 'U' } };"),
  ).toBe("export const tip = { say: {es: 'Cava.'}, title: {es: 'T'} };");
});

test('what is no record of all languages stays as it is', () => {
  const code = "export const a = { en: 'only' }, b = { en: 1, es: 2, fr: 3 }, c = { ...a, es: 1 };";
  expect(reduced(code)).toBe(code);
});

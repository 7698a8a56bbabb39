import type { Language } from '@mazmorra/kernel';
import { beforeEach, expect, test, vi } from 'vitest';

type Loaded = typeof import('../../src/i18n/loaded.ts');

let loaded: Loaded;
beforeEach(async () => {
  vi.resetModules();
  loaded = await import('../../src/i18n/loaded.ts');
});

const files = () => ({ en: vi.fn(async () => 'door'), es: vi.fn(async () => 'puerta') });

test('words are loaded in the languages in use alone', async () => {
  const asked = files();
  const wordsIn = loaded.inLanguages(asked);
  await loaded.speak('es');
  expect(wordsIn('es')).toBe('puerta');
  expect(asked.en).not.toHaveBeenCalled();
  expect(() => wordsIn('en')).toThrow('not loaded in the language en');
});

test('a module that comes later has its words as soon as it is there', async () => {
  await loaded.speak('es');
  const wordsIn = await loaded.withWords(Promise.resolve().then(() => loaded.inLanguages(files())));
  expect(wordsIn('es')).toBe('puerta');
});

test('a module that comes while the language changes has both', async () => {
  await loaded.speak('es');
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  loaded.inLanguages({ en: () => gate.then(() => 'slow'), es: async () => 'lento' });
  const speaking = loaded.speak('en');
  const coming = loaded.withWords(Promise.resolve(loaded.inLanguages(files())));
  open();
  const wordsIn = await coming;
  await speaking;
  expect([wordsIn('es'), wordsIn('en')]).toEqual(['puerta', 'door']);
});

test('where a language cannot be loaded the one before stays, and a later try succeeds', async () => {
  const asked = files();
  const wordsIn = loaded.inLanguages(asked);
  await loaded.speak('es');
  asked.en.mockRejectedValueOnce(new Error('no network'));
  await expect(loaded.speak('en')).rejects.toThrow('no network');
  expect(wordsIn('es')).toBe('puerta');
  await loaded.speak('en');
  expect(wordsIn('en')).toBe('door');
});

test('a language that is not yet in the list reads in English what it lacks', async () => {
  // Its grammar comes from the server of whoever works on it.
  const draft = 'ca' as Language;
  vi.doMock('../../src/settings/languages.ts', () => ({
    offered: ['es', 'en', draft],
    draftLanguage: draft,
  }));
  vi.stubGlobal('fetch', async () => ({
    json: async () => ({ basics: { you: 'tu', reader: 'last', quotes: ['«', '»', '“', '”'] }, texts: {} }),
  }));
  vi.resetModules();
  const drafted = await import('../../src/i18n/loaded.ts');
  await drafted.speak(draft);
  const wordsIn = await drafted.withWords(Promise.resolve().then(() => drafted.inLanguages(files())));
  expect(wordsIn(draft)).toBe('door');
  expect(drafted.grammarIn(draft).and(['Ana', 'Bea'])).toBe('Ana i Bea');
  vi.doUnmock('../../src/settings/languages.ts');
  vi.unstubAllGlobals();
});

import { describe, expect, test } from 'vitest';
import { firstLanguage, joined, wordsIn } from '../src/i18n/index.ts';
import { defaults, readSettings } from '../src/settings/store.ts';

describe('words', () => {
  test('numbers take the right form of the word', () => {
    const [en, es] = [wordsIn('en'), wordsIn('es')];
    expect([en.home.answers(1), en.home.answers(2)]).toEqual(['1 move', '2 moves']);
    expect([es.home.answers(1), es.home.answers(0)]).toEqual(['1 jugada', '0 jugadas']);
  });

  test('the first language is the first one of the browser that we have', () => {
    expect(firstLanguage(['ca-ES', 'es-AR', 'en'])).toBe('es');
    expect(firstLanguage(['en-GB'])).toBe('en');
    expect(firstLanguage(['pt-PT', 'en'])).toBe('pt-BR');
    expect(firstLanguage(['de-AT'])).toBe('de');
    expect(firstLanguage(['eo'])).toBe('en');
  });

  test('names are joined as the language does it', () => {
    expect(joined('es', ['Ana', 'Inés'])).toBe('Ana e Inés');
    expect(joined('en', ['Ana', 'Bea', 'Carl'])).toBe('Ana, Bea and Carl');
  });
});

describe('settings', () => {
  test('what was stored is taken as far as it has the right type', () => {
    const stored = { speed: 3, sound: 'loud', language: 'es', gone: 1 };
    expect(readSettings(stored, defaults)).toEqual({ ...defaults, speed: 3, language: 'es' });
  });

  test('a value that no setting has is left out', () => {
    const stored = { speed: 9, language: 'xx', theme: 'pink', textSize: '1.3' };
    expect(readSettings(stored, defaults)).toEqual({ ...defaults, textSize: '1.3' });
  });
});

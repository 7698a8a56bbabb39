import { describe, expect, test } from 'vitest';
import { en as analysisEn } from '../src/analysis/words/en.ts';
import { es as analysisEs } from '../src/analysis/words/es.ts';
import { en as mineEn } from '../src/app/mine/words/en.ts';
import { es as mineEs } from '../src/app/mine/words/es.ts';
import { en as checkEn } from '../src/check/words/en.ts';
import { es as checkEs } from '../src/check/words/es.ts';
import { en as dailyEn } from '../src/daily/words/en.ts';
import { es as dailyEs } from '../src/daily/words/es.ts';
import { en } from '../src/i18n/en.ts';
import { es } from '../src/i18n/es.ts';
import { firstLanguage, joined } from '../src/i18n/index.ts';
import { en as lessonsEn } from '../src/lessons/words/en.ts';
import { es as lessonsEs } from '../src/lessons/words/es.ts';
import { defaults, readSettings } from '../src/settings/store.ts';
import { en as tournamentEn } from '../src/tournaments/words/en.ts';
import { es as tournamentEs } from '../src/tournaments/words/es.ts';

/** Words that quote an option. */
const QUOTES = /\.(hintSays|chose|rather|unweighed|closeTo)$/;

/** Every text of a catalogue by its path; functions are called with samples. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const plain = QUOTES.test(path) ? ['Pass'] : Array(value.length).fill(2);
    const args = path === '.table.waitingFor' ? [[1], { seat: () => 'Ana' }] : plain;
    return [[path, String(value(...args))]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

const catalogues: readonly [name: string, english: object, spanish: object][] = [
  ['the shell', en, es],
  ['after the game', analysisEn, analysisEs],
  ['the check', checkEn, checkEs],
  ['my games', mineEn, mineEs],
  ['the daily dungeon', dailyEn, dailyEs],
  ['tournaments', tournamentEn, tournamentEs],
  ['lessons', lessonsEn, lessonsEs],
];

describe.each(catalogues)('the words of %s', (_, english, spanish) => {
  test('no text is empty and none has an exclamation mark', () => {
    const all = [...texts(english), ...texts(spanish)];
    expect(all.filter(([, text]) => text.trim() === '' || /[!¡]/.test(text))).toEqual([]);
  });

  test('both languages say the same things', () => {
    expect(texts(spanish).map(([path]) => path)).toEqual(texts(english).map(([path]) => path));
  });

  test('what is the same in both languages is a name or a sign', () => {
    const other = new Map(texts(spanish));
    const same = texts(english).filter(([path, text]) => other.get(path) === text && /[a-z]{4}/.test(text));
    const names = /\.games\.[a-z-]+\.(name|minutes)$|\.app\.name$|\.(textSizes|speeds)\./;
    expect(same.filter(([path]) => !names.test(path))).toEqual([]);
  });
});

describe('words', () => {
  test('numbers take the right form of the word', () => {
    expect([en.home.answers(1), en.home.answers(2)]).toEqual(['1 move', '2 moves']);
    expect([es.home.answers(1), es.home.answers(0)]).toEqual(['1 jugada', '0 jugadas']);
  });

  test('the first language is the first one of the browser that we have', () => {
    expect(firstLanguage(['ca-ES', 'es-AR', 'en'])).toBe('es');
    expect(firstLanguage(['en-GB'])).toBe('en');
    expect(firstLanguage(['fr'])).toBe('en');
  });

  test('names are joined as the language does it', () => {
    expect(joined('es', ['Ana', 'Inés'])).toBe('Ana e Inés');
    expect(joined('en', ['Ana', 'Bea', 'Carl'])).toBe('Ana, Bea and Carl');
  });
});

describe('settings', () => {
  test('what was stored is taken as far as it has the right type', () => {
    const text = JSON.stringify({ speed: 3, sound: 'loud', language: 'es', gone: 1 });
    expect(readSettings(text, defaults)).toEqual({ ...defaults, speed: 3, language: 'es' });
  });

  test('a value that no setting has is left out', () => {
    const text = JSON.stringify({ speed: 9, language: 'fr', theme: 'pink', textSize: '1.3' });
    expect(readSettings(text, defaults)).toEqual({ ...defaults, textSize: '1.3' });
  });

  test.each([['not json'], ['null'], ['7']])('%s is no settings', (text) => {
    expect(readSettings(text, defaults)).toEqual(defaults);
  });
});

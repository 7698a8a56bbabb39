import { LANGUAGES } from '@mazmorra/kernel';
import { beforeAll } from 'vitest';

/** Tests speak all languages. A module that is imported during a test has its words after `spoken`. */
export async function spoken<M>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  const { speak } = await import('../../src/i18n/loaded.ts');
  await speak(...LANGUAGES);
  return loaded;
}

/** Rulebooks name the cards as soon as they are imported: the words of the games are there before. */
const texts = import.meta.glob('../../src/games/*/text.ts');
await spoken(Promise.all(Object.values(texts).map((load) => load())));

beforeAll(() => spoken(Promise.resolve()));

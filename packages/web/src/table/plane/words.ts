import type { Language } from '@mazmorra/kernel';

interface Words {
  readonly nearer: string;
  readonly farther: string;
  readonly all: string;
}

/** What the plane's own buttons say, the same in every game that has one. */
export const planeWords: Readonly<Record<Language, Words>> = {
  en: { nearer: 'Closer', farther: 'Farther', all: 'See all' },
  es: { nearer: 'Acercar', farther: 'Alejar', all: 'Verlo todo' },
};

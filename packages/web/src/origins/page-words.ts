import type { Language } from '@mazmorra/kernel';

interface PageWords {
  readonly intro: string;
  readonly rulebook: string;
  readonly published: string;
  readonly design: string;
  readonly table: string;
  /** Headings of the table. */
  readonly kind: string;
  readonly all: string;
  readonly whole: string;
  readonly inPart: string;
  readonly elsewhere: string;
  readonly ours: string;
  readonly total: string;
  readonly marks: string;
  readonly each: string;
  readonly copies: (count: number) => string;
}

const en: PageWords = {
  intro: 'The rulebooks do not print every card. This page tells where each of ours comes from.',
  rulebook: 'From the rulebook',
  published: 'From other sources',
  design: 'Our own design',
  table: 'In numbers',
  kind: 'Kind',
  all: 'In all',
  whole: 'As in the rulebook',
  inPart: 'In the rulebook, details from elsewhere',
  elsewhere: 'From other sources',
  ours: 'Our own design',
  total: 'Together',
  marks:
    'At the table a ring marks what was taken from other sources in whole or in part, and a full dot what we designed. Tap it to read more; the settings hide it.',
  each: 'Card by card',
  copies: (count) => (count === 1 ? '1 copy' : `${count} copies`),
};

const es: PageWords = {
  intro:
    'Los reglamentos no muestran todas las cartas. Esta página cuenta de dónde sale cada una de las nuestras.',
  rulebook: 'Del reglamento',
  published: 'De otras fuentes',
  design: 'Diseño nuestro',
  table: 'En números',
  kind: 'Tipo',
  all: 'En total',
  whole: 'Como en el reglamento',
  inPart: 'En el reglamento, con detalles de otras partes',
  elsewhere: 'De otras fuentes',
  ours: 'Diseño nuestro',
  total: 'Suma',
  marks:
    'En la mesa, un anillo marca lo que procede total o parcialmente de otras fuentes, y un punto lleno, lo que hemos diseñado. Tócalo para leer más; en los ajustes se puede ocultar.',
  each: 'Carta por carta',
  copies: (count) => (count === 1 ? '1 copia' : `${count} copias`),
};

export const pageWords: Readonly<Record<Language, PageWords>> = { en, es };

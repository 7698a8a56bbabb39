import type { Language } from '@mazmorra/kernel';

const WORDS: Readonly<Record<Language, { readonly digging: string; readonly sharing: string }>> = {
  en: { digging: 'The others are digging', sharing: 'The gold is being shared out' },
  es: { digging: 'Los demás están cavando', sharing: 'Se está repartiendo el oro' },
};

interface Seen {
  readonly language: Language;
  readonly view: { readonly phase: string };
}

export const meanwhile = ({ language, view }: Seen): string =>
  WORDS[language][view.phase === 'draft' ? 'sharing' : 'digging'];

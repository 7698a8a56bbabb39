import type { Language } from '@mazmorra/kernel';

/** Ready-made lines: one tap, and everybody reads them in their own language. */
export const PHRASES = {
  hello: { en: 'Hello, everyone!', es: '¡Hola a todos!' },
  luck: { en: 'Good luck!', es: '¡Suerte!' },
  thinking: { en: 'Let me think…', es: 'Dejadme pensar…' },
  'your-turn': { en: 'Your turn!', es: '¡Te toca!' },
  nice: { en: 'Well played!', es: '¡Bien jugado!' },
  ouch: { en: 'Ouch!', es: '¡Ay!' },
  sorry: { en: 'Sorry about that.', es: 'Lo siento.' },
  trust: { en: 'You can trust me.', es: 'Puedes fiarte de mí.' },
  liar: { en: 'I don’t believe you!', es: '¡No te creo!' },
  'back-soon': { en: 'Back in a moment.', es: 'Vuelvo enseguida.' },
  thanks: { en: 'Thanks for the game!', es: '¡Gracias por la partida!' },
  again: { en: 'Another one?', es: '¿Echamos otra?' },
  laugh: { en: 'Hahaha!', es: '¡Ja, ja!' },
  applause: { en: 'Bravo!', es: '¡Bravo!' },
  boo: { en: 'Boo!', es: '¡Buuu!' },
  surprise: { en: 'Wow!', es: '¡Hala!' },
  anger: { en: 'Argh!', es: '¡Grrr!' },
  love: { en: 'I love it!', es: '¡Me encanta!' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type Phrase = keyof typeof PHRASES;

/** Phrases that are shown as a sign, with their words for those who hear them. */
export const reactionIds = [
  'laugh',
  'applause',
  'boo',
  'surprise',
  'anger',
  'love',
] as const satisfies readonly Phrase[];
export type Reaction = (typeof reactionIds)[number];

export const isReaction = (phrase: Phrase): phrase is Reaction =>
  (reactionIds as readonly Phrase[]).includes(phrase);

export const phraseIds = Object.keys(PHRASES) as Phrase[];

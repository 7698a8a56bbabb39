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
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type Phrase = keyof typeof PHRASES;

export const phraseIds = Object.keys(PHRASES) as Phrase[];

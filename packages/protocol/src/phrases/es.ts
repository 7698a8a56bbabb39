import type { Phrase } from '../phrases.ts';

export const es: Readonly<Record<Phrase, string>> = {
  hello: '¡Hola a todos!',
  luck: '¡Suerte!',
  thinking: 'Dejadme pensar…',
  'your-turn': '¡Te toca!',
  nice: '¡Bien jugado!',
  ouch: '¡Ay!',
  sorry: 'Lo siento.',
  trust: 'Puedes fiarte de mí.',
  liar: '¡No te creo!',
  'back-soon': 'Vuelvo enseguida.',
  thanks: '¡Gracias por la partida!',
  again: '¿Echamos otra?',
  laugh: '¡Ja, ja!',
  applause: '¡Bravo!',
  boo: '¡Buuu!',
  surprise: '¡Hala!',
  anger: '¡Grrr!',
  love: '¡Me encanta!',
};

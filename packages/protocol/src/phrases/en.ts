import type { Phrase } from '../phrases.ts';

export const en: Readonly<Record<Phrase, string>> = {
  hello: 'Hello, everyone!',
  luck: 'Good luck!',
  thinking: 'Let me think…',
  'your-turn': 'Your turn!',
  nice: 'Well played!',
  ouch: 'Ouch!',
  sorry: 'Sorry about that.',
  trust: 'You can trust me.',
  liar: 'I don’t believe you!',
  'back-soon': 'Back in a moment.',
  thanks: 'Thanks for the game!',
  again: 'Another one?',
  laugh: 'Hahaha!',
  applause: 'Bravo!',
  boo: 'Boo!',
  surprise: 'Wow!',
  anger: 'Argh!',
  love: 'I love it!',
};

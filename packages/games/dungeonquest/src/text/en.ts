import type { Language } from './catalogue.ts';
import { combatCards } from './combat-cards-en.ts';
import { cards, heroes, monsters, spaces } from './components-en.ts';
import { sentences } from './sentences-en.ts';
import { decisions, pointing, rooms, things, variants, words } from './words-en.ts';

export const english: Language = {
  name: 'DungeonQuest',
  tagline: 'Rob the dragon and be out before the sun sets. Few are.',
  and: 'and',
  nobody: 'the automaton',
  sides: ['the hero', 'the opponent'],
  variants,
  components: { ...cards, ...combatCards, ...heroes, ...monsters, ...spaces, ...things },
  rooms,
  decisions,
  words,
  pointing,
  sentences,
  scores: { out: 'Got out', gold: 'Gold', best: 'Best card', loot: 'Loot cards' },
};

import { gameText } from './catalogue.ts';
import { combatCards } from './combat-cards-en.ts';
import { cards, heroes, monsters, spaces } from './components-en.ts';
import { sentences } from './sentences-en.ts';
import { cardTypes, rooms, things } from './things-en.ts';
import { decisions, pointing, precise, variants, words } from './words-en.ts';

export const en = gameText({
  name: 'DungeonQuest',
  tagline: 'Rob the dragon and get out before the sun sets. Few do.',
  variants,
  components: { ...cards, ...combatCards, ...heroes, ...monsters, ...spaces, ...things },
  rooms,
  cardTypes,
  decisions,
  precise,
  words,
  pointing,
  sentences,
  scores: { out: 'Got out', gold: 'Gold', best: 'Best card', loot: 'Loot cards' },
  died: 'Died',
});

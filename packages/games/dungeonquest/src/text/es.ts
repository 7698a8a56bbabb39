import type { Language } from './catalogue.ts';
import { combatCards } from './combat-cards-es.ts';
import { cards, heroes, monsters, spaces } from './components-es.ts';
import { sentences } from './sentences-es.ts';
import { decisions, pointing, rooms, things, variants, words } from './words-es.ts';

export const spanish: Language = {
  name: 'DungeonQuest',
  tagline: 'Roba al dragón y sal antes de que se ponga el sol. Pocos lo consiguen.',
  and: 'y',
  nobody: 'el autómata',
  sides: ['el héroe', 'el rival'],
  variants,
  components: { ...cards, ...combatCards, ...heroes, ...monsters, ...spaces, ...things },
  rooms,
  decisions,
  words,
  pointing,
  sentences,
  scores: { out: 'Salió', gold: 'Oro', best: 'Mejor carta', loot: 'Cartas de Botín' },
};

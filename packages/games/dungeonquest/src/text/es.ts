import { gameText } from './catalogue.ts';
import { combatCards } from './combat-cards-es.ts';
import { cards, heroes, monsters, spaces } from './components-es.ts';
import { sentences } from './sentences-es.ts';
import { cardTypes, rooms, things } from './things-es.ts';
import { decisions, pointing, precise, variants, words } from './words-es.ts';

export const es = gameText({
  name: 'DungeonQuest',
  tagline: 'Roba al dragón y sal antes de que se ponga el sol. Pocos lo consiguen.',
  variants,
  components: { ...cards, ...combatCards, ...heroes, ...monsters, ...spaces, ...things },
  rooms,
  cardTypes,
  decisions,
  precise,
  words,
  pointing,
  sentences,
  scores: { out: 'Ha salido', gold: 'Oro', best: 'Mejor carta', loot: 'Cartas de Botín' },
  died: 'Ha muerto',
});

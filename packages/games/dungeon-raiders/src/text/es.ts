import type { GameText } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { components } from './components-es.ts';
import { sentences } from './sentences-es.ts';
import { chosenCard } from './things-es.ts';
import { cardOf, type DecisionKind, tell, wordFor } from './vocabulary.ts';

const DECISIONS: Readonly<Record<DecisionKind, string>> = {
  'DR-DEC-PLAY': 'Elige una carta para esta habitación',
  'DR-DEC-CRYSTAL': 'Las cartas ya están a la vista: juega otra',
  'DR-DEC-TORCH': 'Puedes usar una antorcha',
  'DR-DEC-TACT': 'Te toca: juega una carta',
};

export const es: GameText<Event> = {
  name: 'Dungeon Raiders',
  tagline: 'Llévate las monedas, esquiva las heridas y que no seas tú quien se desmaye',
  variants: {
    tactical: {
      name: 'Variante táctica',
      sentence:
        'Las cartas se juegan a la vista y por turnos; la carta más alta empieza la siguiente habitación.',
    },
  },
  components,
  decision: (kind) => wordFor(DECISIONS, kind),
  option: (name) =>
    name === 'torch'
      ? 'Usar una antorcha y mirar las habitaciones a oscuras'
      : `Jugar ${chosenCard(cardOf(name))}`,
  event: ({ event }, names) => tell(sentences, event, names),
  scores: { coins: 'Monedas', wounds: 'Heridas', collapsed: 'Desmayado', eliminated: 'Eliminado' },
};

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
    bossStrength: {
      name: 'Monstruos finales con cinco jugadores',
      sentence:
        'Con cinco jugadores, el Recaudador, Medusa, la Esfinge y la Manada de lobos tienen fuerza 18, como los monstruos de su talla, o 16, como dice otra fuente.',
      values: { '18': 'Fuerza 18', '16': 'Fuerza 16' },
    },
    startingGear: {
      name: 'Comienzo de la partida',
      sentence:
        'Cada cual empieza con las monedas, las heridas y los objetos de su personaje, como dice el reglamento inglés, o solo con los objetos, como dice el español.',
      values: { 'coins-and-wounds': 'Monedas, heridas y objetos', 'items-only': 'Solo objetos' },
    },
    torchShows: {
      name: 'Antorcha',
      sentence:
        'Una antorcha muestra todas las habitaciones a oscuras del nivel, como dicen las reglas, o solo una, como puede leerse en la carta.',
      values: { all: 'Todas las habitaciones', one: 'Una habitación' },
    },
    tacticalTie: {
      name: 'Empates por el mapa',
      sentence:
        'En la variante táctica, un empate da el mapa al siguiente jugador empatado en sentido horario, o al más cercano al jugador inicial, que puede conservarlo.',
      values: {
        'next-clockwise': 'El siguiente en sentido horario',
        nearest: 'El más cercano al jugador inicial',
      },
    },
  },
  components,
  decision: (kind) => wordFor(DECISIONS, kind),
  option: (name) =>
    name.startsWith('torch:')
      ? `Usar una antorcha y mirar la habitación ${name.slice(6)}`
      : name === 'torch'
        ? 'Usar una antorcha y mirar las habitaciones a oscuras'
        : `Jugar ${chosenCard(cardOf(name))}`,
  event: ({ event }, names) => tell(sentences, event, names),
  scores: { coins: 'Monedas', wounds: 'Heridas', collapsed: 'Se desmayó', eliminated: 'Se volvió de piedra' },
  marks: ['collapsed', 'eliminated'],
};

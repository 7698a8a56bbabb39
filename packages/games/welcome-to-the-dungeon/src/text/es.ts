import type { GameText } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { type DecisionId, lookUp, type PlainOption, requireTile, splitOption, tell } from './catalogue.ts';
import { componentsEs } from './components-es.ts';
import { sentences } from './sentences-es.ts';
import { theTile } from './things-es.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'WD-DEC-01': 'Elige al aventurero de la próxima ronda',
  'WD-DEC-02': 'Roba un monstruo o pasa',
  'WD-DEC-03': 'El mazo está vacío: tienes que pasar',
  'WD-DEC-04': 'Mete al monstruo en la mazmorra, o apártalo y sacrifica un objeto',
  'WD-DEC-05': 'Elige el tipo de monstruo que derrotará tu arma vorpalina',
  'WD-DEC-06': 'Enfréntate a este monstruo o cámbialo por la primera carta del mazo',
  'WD-DEC-07': 'Usa el hacha vorpalina o encaja el daño',
};

const plainOptions: Readonly<Record<PlainOption, string>> = {
  draw: 'Robar un monstruo',
  pass: 'Pasar',
  add: 'Meterlo en la mazmorra',
  keep: 'Enfrentarse a este monstruo',
  polymorph: 'Cambiarlo con el polimorfismo',
  'take-damage': 'Encajar el daño',
  'use-axe': 'Usar el hacha vorpalina',
};

const nameOf = (id: string): string => lookUp(componentsEs, id).name;

function option(name: string): string {
  const [verb, what] = splitOption(name);
  switch (verb) {
    case 'choose':
    case 'name':
      return nameOf(what);
    case 'sacrifice':
      return `Sacrificar ${theTile(requireTile(what))}`;
    default:
      return lookUp(plainOptions, name);
  }
}

export const es: GameText<Event> = {
  name: 'Bienvenido a la mazmorra',
  tagline: 'Puja, engaña, quítale la espada al aventurero… y que le toque entrar a otro.',
  variants: {
    firstTurnAdd: {
      name: 'El primer monstruo, a la mazmorra',
      sentence: 'En el primer turno de cada ronda hay que meter en la mazmorra el monstruo robado.',
      values: { off: 'No', 'each-player': 'Para cada jugador', 'starter-only': 'Solo para quien empieza' },
    },
    firstTurnNoPass: {
      name: 'Sin pasar en el primer turno',
      sentence: 'Nadie puede pasar en su primer turno de cada ronda.',
    },
    firstAdventurer: {
      name: 'Primer aventurero',
      sentence: 'Qué aventurero se juega en la primera ronda.',
      values: {
        warrior: 'Guerrero',
        barbarian: 'Bárbaro',
        mage: 'Mago',
        rogue: 'Pícaro',
        random: 'Al azar',
        'starter-chooses': 'Lo elige quien empieza',
      },
    },
    vorpalAxeScope: {
      name: 'Hacha vorpalina',
      sentence: 'A qué derrota el hacha vorpalina.',
      values: { kind: 'A todos los monstruos de ese tipo', single: 'Solo a ese monstruo' },
    },
    nextAdventurer: {
      name: 'Aventureros siguientes',
      sentence: 'Cómo se elige el aventurero de las demás rondas.',
      values: { chosen: 'Lo elige un jugador', random: 'Al azar' },
    },
    adventurerChooser: {
      name: 'Quién elige tras una eliminación',
      sentence:
        'Quien acaba de recorrer la mazmorra elige al siguiente aventurero aunque haya quedado eliminado, como dice el reglamento, o lo elige quien empieza la nueva ronda.',
      values: { runner: 'Quien ha estado en la mazmorra', starter: 'Quien empieza la nueva ronda' },
    },
    keptSuccesses: {
      name: 'Éxitos de quien queda eliminado',
      sentence: 'Quien queda eliminado conserva las cartas de éxito que había ganado.',
    },
    memory: {
      name: 'Tus monstruos de la mazmorra',
      sentence: 'Se te muestra qué monstruos has metido en la mazmorra, o tienes que recordarlos.',
      values: { shown: 'A la vista', hidden: 'De memoria' },
    },
  },
  components: componentsEs,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event: ({ event }, names) => tell(sentences, event, names),
  scores: { successes: 'Éxitos', failures: 'Fracasos' },
};

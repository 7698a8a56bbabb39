import { type GameText, type Names, type Seat, type SeenEvent, unreachable } from '@mazmorra/kernel';
import type { AdventurerId } from '../data/adventurers.ts';
import type { TileId } from '../data/equipment.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Event } from '../events.ts';
import { type DecisionId, lookUp, type PlainOption, splitOption } from './catalogue.ts';
import { componentsEs } from './components-es.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'WD-DEC-01': 'Elige al aventurero de la próxima ronda',
  'WD-DEC-02': 'Roba un monstruo o pasa',
  'WD-DEC-03': 'El mazo está vacío: tienes que pasar',
  'WD-DEC-04': 'Mete al monstruo en la mazmorra, o apártalo y sacrifica un objeto',
  'WD-DEC-05': 'Nombra la clase de monstruo que vencerá tu hoja vorpalina',
  'WD-DEC-06': 'Quédate con este monstruo o cámbialo por la carta superior del mazo',
  'WD-DEC-07': 'Usa el hacha vorpalina o encaja el daño',
};

const plainOptions: Readonly<Record<PlainOption, string>> = {
  draw: 'Robar un monstruo',
  pass: 'Pasar',
  add: 'Meterlo en la mazmorra',
  keep: 'Quedarse con este monstruo',
  polymorph: 'Usar el polimorfismo',
  'take-damage': 'Encajar el daño',
  'use-axe': 'Usar el hacha vorpalina',
};

const nameOf = (id: string): string => lookUp(componentsEs, id).name;
const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** «el» or «la» by the first word of the name; «hacha» is feminine but takes «el». Adventurers and monsters are all masculine. */
const FEMININE = [
  'Armadura',
  'Espada',
  'Lanza',
  'Antorcha',
  'Poción',
  'Cota',
  'Omnipotencia',
  'Daga',
  'Capa',
];
function article(id: AdventurerId | MonsterId | TileId): string {
  const name = nameOf(id);
  return `${FEMININE.some((word) => name.startsWith(word)) ? 'la' : 'el'} ${low(name)}`;
}
/** «a» and «de» melt into «el». */
const to = (words: string): string => (words.startsWith('el ') ? `al ${words.slice(3)}` : `a ${words}`);
const of = (words: string): string => (words.startsWith('el ') ? `del ${words.slice(3)}` : `de ${words}`);

const list = (ids: readonly MonsterId[]): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(ids.map(article));
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const cards = (number: number): string => count(number, 'carta', 'cartas');
const hp = (number: number): string => `${number} PV`;

function option(name: string): string {
  const [verb, what] = splitOption(name);
  switch (verb) {
    case 'choose':
    case 'name':
      return nameOf(what);
    case 'sacrifice':
      return `Sacrificar: ${low(nameOf(what))}`;
    default:
      return lookUp(plainOptions, name);
  }
}

/** Una frase sobre un puesto: en segunda persona si es el de quien lee. */
const about = (names: Names, seat: Seat, own: string, others: string): string =>
  names.own === seat ? capital(own) : `${names.seat(seat)} ${others}`;

function event({ event: e }: SeenEvent<Event>, names: Names): string {
  const tell = (seat: Seat, own: string, others: string) => about(names, seat, own, others);
  switch (e.type) {
    case 'starter-drawn':
      return `Echado a suertes: ${names.own === e.seat ? 'empiezas tú' : `empieza ${names.seat(e.seat)}`}.`;
    case 'adventurer':
      return adventurerLine(e, names);
    case 'round':
      return `Ronda ${e.round}: ${article(e.adventurer)} con sus seis objetos y ${cards(e.deck)} en el mazo.`;
    case 'draw':
      if (e.monster !== undefined)
        return `${tell(e.seat, 'robas', 'roba')} una carta: ${article(e.monster)}.`;
      return `${tell(e.seat, 'robas', 'roba')} una carta de monstruo.`;
    case 'pass':
      return passLine(e, names);
    case 'add':
      return addLine(e, names);
    case 'sacrifice':
      return sacrificeLine(e, names);
    case 'enter':
      return `${tell(e.seat, 'entras', 'entra')} en la mazmorra con ${article(e.adventurer)}: ${hp(e.hp)}, ${count(e.tiles.length, 'objeto', 'objetos')} y ${cards(e.pile)} por descubrir.`;
    case 'name':
      return `${tell(e.seat, 'nombras', 'nombra')} ${to(article(e.monster))} para ${article(e.tile)}.`;
    case 'turn-up':
      return `Aparece ${article(e.monster)} (fuerza ${e.strength}), que ${names.own === e.by ? 'metiste tú' : `metió ${names.seat(e.by)}`}. ${e.pile === 1 ? 'Queda' : 'Quedan'} ${cards(e.pile)}.`;
    case 'keep':
      return `${tell(e.seat, 'te quedas', 'se queda')} con ${article(e.monster)}.`;
    case 'polymorph':
      return `${tell(e.seat, 'usas', 'usa')} el polimorfismo: ${article(e.from)} se convierte en ${article(e.to)}.`;
    case 'defeat':
      return defeatLine(e);
    case 'axe-saved':
      return `${tell(e.seat, 'te guardas', 'se guarda')} el hacha vorpalina ante ${article(e.monster)}.`;
    case 'damage':
      return `${capital(article(e.monster))} quita ${hp(e.lost)}: ${e.hp === 1 ? 'queda' : 'quedan'} ${e.hp}.`;
    case 'potion':
      return `${capital(article(e.tile))} devuelve ${names.own === e.seat ? 'tus fuerzas' : `las fuerzas a ${names.seat(e.seat)}`}: ${hp(e.hp)}.`;
    case 'death':
      return `${tell(e.seat, 'caes', 'cae')} con ${hp(e.hp)}${e.goesOn ? ', pero la omnipotencia aún puede decidirlo.' : '.'}`;
    case 'omnipotence':
      return e.saved
        ? 'Omnipotencia: todos los monstruos han sido distintos. ¡Eso salva la expedición!'
        : 'La omnipotencia no sirve: ha salido dos veces la misma clase de monstruo.';
    case 'result':
      return resultLine(e, names);
    case 'eliminated':
      return `${tell(e.seat, 'quedas', 'queda')} fuera de la partida.`;
    case 'turn-up-aside':
      return `Debajo ${of(article(e.tile))}, que ${names.own === e.seat ? 'apartaste tú' : `apartó ${names.seat(e.seat)}`}: ${article(e.monster)}.`;
    case 'turn-up-left':
      return `En la mazmorra ${e.monsters.length === 1 ? 'quedaba' : 'quedaban'} ${list(e.monsters)}.`;
    case 'win':
      return `¡${tell(e.seat, 'ganas', 'gana')} la partida ${e.by === 'successes' ? 'con dos mazmorras superadas' : 'porque no queda nadie más'}!`;
    default:
      return unreachable(e);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function adventurerLine(e: Of<'adventurer'>, names: Names): string {
  if (e.by === 'choice' && e.seat !== undefined)
    return `${about(names, e.seat, 'eliges', 'elige')} ${to(article(e.adventurer))}.`;
  return e.by === 'chance'
    ? `El azar elige ${to(article(e.adventurer))}.`
    : `El aventurero es ${article(e.adventurer)}.`;
}

function passLine(e: Of<'pass'>, names: Names): string {
  if (e.forced)
    return `El mazo está vacío: ${names.own === e.seat ? 'pasas' : `${names.seat(e.seat)} pasa`}.`;
  return `${about(names, e.seat, 'pasas', 'pasa')}; ${e.left === 1 ? 'queda 1' : `quedan ${e.left}`} en la puja.`;
}

function addLine(e: Of<'add'>, names: Names): string {
  const what = e.monster === undefined ? 'un monstruo' : to(article(e.monster));
  return `${about(names, e.seat, 'metes', 'mete')} ${what} en la mazmorra (${cards(e.pile)}).`;
}

function sacrificeLine(e: Of<'sacrifice'>, names: Names): string {
  const what = e.monster === undefined ? 'un monstruo' : to(article(e.monster));
  const verb = names.own === e.seat ? 'sacrificas' : 'sacrifica';
  return `${about(names, e.seat, 'apartas', 'aparta')} ${what} y ${verb} ${article(e.tile)}.`;
}

function defeatLine(e: Of<'defeat'>): string {
  const defeated = `${capital(article(e.tile))} vence ${to(article(e.monster))}`;
  if (e.healed > 0) return `${defeated} y da ${hp(e.healed)}: ahora ${e.hp}.`;
  return e.how === 'pact-pending' ? `${defeated}, que venía justo tras el demonio.` : `${defeated}.`;
}

function resultLine(e: Of<'result'>, names: Names): string {
  if (!e.success)
    return `${about(names, e.seat, 'fracasas', 'fracasa')} en la mazmorra (fracaso ${e.failures} de 2).`;
  const takes = names.own === e.seat ? 'coges' : 'coge';
  return `${about(names, e.seat, 'sobrevives', 'sobrevive')} a la mazmorra y ${takes} una carta de éxito (${e.successes} de 2).`;
}

export const es: GameText<Event> = {
  name: 'Bienvenido a la mazmorra',
  tagline: 'Puja, engaña, quítale la espada al héroe… y alégrate si es otro quien tiene que entrar.',
  variants: {
    firstTurnAdd: {
      name: 'El primer monstruo, a la mazmorra',
      sentence: 'En el primer turno de una ronda, el monstruo robado va por fuerza a la mazmorra.',
      values: { off: 'No', 'each-player': 'Para cada jugador', 'starter-only': 'Solo para quien empieza' },
    },
    firstTurnNoPass: {
      name: 'Sin pasar en el primer turno',
      sentence: 'Nadie puede pasar en su primer turno de una ronda.',
    },
    firstAdventurer: {
      name: 'Primer aventurero',
      sentence: 'Quién entra en la primera mazmorra.',
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
      sentence: 'Qué vence el hacha vorpalina.',
      values: { kind: 'Toda la clase', single: 'Una sola carta' },
    },
    nextAdventurer: {
      name: 'Aventureros siguientes',
      sentence: 'Cómo se decide el aventurero de cada ronda posterior.',
      values: { chosen: 'Lo elige quien empieza', random: 'Al azar' },
    },
  },
  components: componentsEs,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event,
  scores: { successes: 'Éxitos', failures: 'Fracasos' },
};

import { type GameText, type Names, type Seat, type SeenEvent, unreachable } from '@mazmorra/kernel';
import type { CardId, GoalCardId } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { about, choiceOf, type DecisionId, isDouble, lookUp, place } from './catalogue.ts';
import { componentsEs } from './components-es.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'SB-DEC-01': 'Juega una carta o descarta una',
  'SB-DEC-02': 'No te quedan cartas: pasa',
  'SB-DEC-03': 'Quédate con una carta de oro y pasa las demás',
};

const nameOf = (id: string): string => lookUp(componentsEs, id).name;
const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const nuggets = (number: number): string => count(number, 'pepita', 'pepitas');
const cards = (number: number): string => count(number, 'carta', 'cartas');
const turns = (number: number): string => count(number, 'turno', 'turnos');
const list = (items: readonly string[]): string => new Intl.ListFormat('es').format(items);
const goal = (slot: string): string => `el ${low(nameOf(slot))}`;
/** Una carta en medio de una frase: «T vertical» conserva la mayúscula. */
const card = (id: CardId): string => `«${nameOf(id).startsWith('T ') ? nameOf(id) : low(nameOf(id))}»`;
const goalCard = (id: GoalCardId): string => (id === 'goal-treasure' ? 'el tesoro' : 'una piedra');
const turned = (rotation: 0 | 180): string => (rotation === 180 ? ', girada' : '');

const TOOLS: Readonly<Record<string, { readonly the: string; readonly own: string }>> = {
  pickaxe: { the: 'el pico', own: 'tu pico' },
  lantern: { the: 'la linterna', own: 'tu linterna' },
  cart: { the: 'el carrito', own: 'tu carrito' },
};
/** «el pico de Ana», o «tu pico» si quien lee es su dueño. */
function toolOf(tool: string, names: Names, seat: Seat): string {
  const words = lookUp(TOOLS, tool);
  return names.own === seat ? words.own : `${words.the} de ${names.seat(seat)}`;
}

function option(name: string, names: Names): string {
  const choice = choiceOf(name);
  switch (choice.verb) {
    case 'path':
      return `${nameOf(choice.card)} en ${choice.where}${turned(choice.turned ? 180 : 0)}`;
    case 'break':
      return `Romper ${toolOf(choice.card.slice('break-'.length), names, choice.seat)}`;
    case 'repair': {
      const words = `Reparar ${toolOf(choice.tool, names, choice.seat)}`;
      return isDouble(choice.card) ? `${words} (con «${nameOf(choice.card)}»)` : words;
    }
    case 'rockfall':
      return `Desprendimiento en ${choice.where}`;
    case 'map':
      return `Mirar ${goal(choice.slot)}`;
    case 'discard':
      return choice.card === '' ? 'Descartar una carta' : `Descartar: ${nameOf(choice.card)}`;
    case 'take':
      return `Quedarse con la carta de ${nuggets(choice.nuggets)}`;
    case 'pass':
      return 'Pasar';
    default:
      return unreachable(choice);
  }
}

/** Una frase sobre un puesto: en segunda persona si es el de quien lee. */
const tell = (names: Names, seat: Seat, own: string, others: string): string =>
  about(names, seat, capital(own), others);

function event({ event: e }: SeenEvent<Event>, names: Names): string | undefined {
  switch (e.type) {
    case 'round-started':
      return `Ronda ${e.round} de ${e.rounds}: ${names.own === e.starter ? 'empiezas tú' : `empieza ${names.seat(e.starter)}`}. ${saboteurs(e.saboteurs)}`;
    case 'dealt':
      return `En esta ronda ${names.own === e.seat ? 'eres' : `${names.seat(e.seat)} es`} ${low(nameOf(e.role))}.`;
    case 'turn':
      return undefined;
    case 'path-played':
      return pathLine(e, names);
    case 'goal-turned':
      return e.card === 'goal-treasure'
        ? `¡${tell(names, e.seat, 'llegas', 'llega')} ${to(goal(e.slot))}: el tesoro!`
        : `${tell(names, e.seat, 'llegas', 'llega')} ${to(goal(e.slot))}: una piedra.`;
    case 'tool-broken':
      return `${tell(names, e.seat, 'rompes', 'rompe')} ${ownOr(e.tool, names, e.seat, e.target)}.`;
    case 'tool-repaired':
      return `${tell(names, e.seat, 'reparas', 'repara')} ${ownOr(e.tool, names, e.seat, e.target)}.${e.canDig ? '' : ' Aún queda algo roto ahí.'}`;
    case 'rockfall':
      return rockfallLine(e, names);
    case 'map-used':
      return `${tell(names, e.seat, 'miras', 'mira')} ${goal(e.slot)}${e.card === undefined ? '' : `: ${goalCard(e.card)}`}.`;
    case 'discarded':
      return `${tell(names, e.seat, 'descartas', 'descarta')} ${e.card === undefined ? 'una carta' : card(e.card)} boca abajo.`;
    case 'passed':
      return `${tell(names, e.seat, 'pasas', 'pasa')} sin cartas en la mano.`;
    case 'drew':
      return drawLine(e, names);
    default:
      return endEvent(e, names);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type EndEvent = Of<
  | 'round-ended'
  | 'cards-revealed'
  | 'draft-started'
  | 'packet-handed'
  | 'gold-taken'
  | 'gold-paid'
  | 'nobody-paid'
  | 'game-ended'
>;

function endEvent(e: EndEvent, names: Names): string | undefined {
  switch (e.type) {
    case 'round-ended':
      return e.winner === 'miners'
        ? `Los mineros ganan la ronda ${e.round} tras ${turns(e.turns)}.`
        : `Nadie ha llegado al tesoro: la ronda ${e.round} termina tras ${turns(e.turns)}.`;
    case 'cards-revealed':
      return revealLine(e, names);
    case 'draft-started':
      return `${cards(e.cards)} de oro para los mineros; ${names.own === e.order[0] ? 'eliges tú' : `elige ${names.seat(e.order[0] ?? 0)}`} primero.`;
    case 'packet-handed':
      return e.values === undefined
        ? `${tell(names, e.seat, 'miras', 'mira')} ${cards(e.cards)} de oro.`
        : `${tell(names, e.seat, 'miras', 'mira')} el oro: ${e.values.join(', ')}.`;
    case 'gold-taken':
      return `${tell(names, e.seat, 'te quedas', 'se queda')} con ${e.nuggets === undefined ? 'una carta de oro' : nuggets(e.nuggets)}; ${e.left === 1 ? 'queda' : 'quedan'} ${e.left}.`;
    case 'gold-paid':
      return payLine(e, names);
    case 'nobody-paid':
      return 'No había ningún saboteador: nadie recibe oro.';
    case 'game-ended':
      return finalLine(e, names);
    default:
      return unreachable(e);
  }
}

const to = (words: string): string => words.replace(/^el /, 'al ');

/** «su propio pico» cuando se lo hace a sí mismo. */
function ownOr(tool: string, names: Names, seat: Seat, target: Seat): string {
  if (seat !== target) return toolOf(tool, names, target);
  const noun = nameOf(tool);
  const proper = tool === 'lantern' ? 'propia' : 'propio';
  return `${names.own === seat ? 'tu' : 'su'} ${proper} ${noun}`;
}

function saboteurs(possible: readonly number[]): string {
  const words = possible.join(' o ');
  return possible.length === 1 && possible[0] === 1 ? 'Hay 1 saboteador.' : `Hay ${words} saboteadores.`;
}

function pathLine(e: Of<'path-played'>, names: Names): string {
  const rejoined =
    e.rejoined > 0
      ? ` ${e.rejoined === 1 ? 'Vuelve a unirse' : 'Vuelven a unirse'} ${cards(e.rejoined)}.`
      : '';
  return `${tell(names, e.seat, 'colocas', 'coloca')} ${card(e.card)} en ${place(e.x, e.y)}${turned(e.rotation)}.${rejoined}`;
}

function rockfallLine(e: Of<'rockfall'>, names: Names): string {
  const lost =
    e.cutOff > 0 ? ` ${e.cutOff === 1 ? 'Queda aislada' : 'Quedan aisladas'} ${cards(e.cutOff)}.` : '';
  return `${tell(names, e.seat, 'derrumbas', 'derrumba')} la carta de ${place(e.x, e.y)}, ${card(e.card)}.${lost}`;
}

function drawLine(e: Of<'drew'>, names: Names): string | undefined {
  const last = e.pileLeft === 0 ? ' El mazo se ha agotado.' : '';
  if (e.card !== undefined) return `${tell(names, e.seat, 'robas', 'roba')} ${card(e.card)}.${last}`;
  return e.pileLeft === 0 ? `${tell(names, e.seat, 'robas', 'roba')} la última carta del mazo.` : undefined;
}

const who = (names: Names, seat: Seat): string => (names.own === seat ? 'tú' : names.seat(seat));

function revealLine(e: Of<'cards-revealed'>, names: Names): string {
  const having = (role: string): string =>
    list(e.roles.flatMap((own, seat) => (own === role ? [who(names, seat)] : []))) || 'nadie';
  const aside = e.aside === undefined ? '' : ` Carta apartada: ${low(nameOf(e.aside))}.`;
  return `Mineros: ${having('miner')}. Saboteadores: ${having('saboteur')}.${aside} El tesoro estaba en ${goal(e.treasure)}.`;
}

function payLine(e: Of<'gold-paid'>, names: Names): string {
  const how = e.values === undefined ? cards(e.cards) : e.values.join(' + ');
  const credit = e.credit > 0 ? `, ${nuggets(e.credit)} sin carta` : '';
  return `${tell(names, e.seat, 'recibes', 'recibe')} ${nuggets(e.nuggets)} (${how})${credit}.`;
}

function finalLine(e: Of<'game-ended'>, names: Names): string {
  const totals = list(e.nuggets.map((number, seat) => `${who(names, seat)} ${number}`));
  const winners = list(e.winners.map((seat) => who(names, seat)));
  const own = names.own !== undefined && e.winners.includes(names.own);
  if (e.winners.length > 1) return `Oro: ${totals}. Victoria compartida: ${winners}.`;
  return `Oro: ${totals}. ${own ? '¡Ganas tú!' : `Gana ${winners}.`}`;
}

export const es: GameText<Event> = {
  name: 'Saboteur',
  tagline: 'Cava en busca de oro con enanos de los que no te puedes fiar.',
  variants: {
    goldDraft: {
      name: 'Oro para los mineros',
      sentence: 'Cuántas cartas de oro se reparten los mineros que ganan.',
      values: {
        'per-miner': 'Una por minero',
        'per-player': 'Tantas como jugadores, dando vueltas entre los mineros',
      },
    },
    roundEnd: {
      name: 'Final de la ronda',
      sentence: 'Cuándo termina una ronda en la que nadie llega al tesoro.',
      values: {
        'no-playable': 'Cuando nadie tiene una carta jugable',
        'hands-empty': 'Cuando todas las manos están vacías',
      },
    },
    nextStarter: {
      name: 'Quién empieza la ronda siguiente',
      sentence:
        'A la izquierda de quien jugó la última carta de recorrido, o la última carta de cualquier tipo.',
      values: {
        'last-path': 'Tras la última carta de recorrido',
        'last-card': 'Tras la última carta de cualquier tipo',
      },
    },
    allSaboteurs: {
      name: 'Todos los saboteadores en juego',
      sentence: 'No sobra ninguna carta de enano: todos saben cuántos saboteadores hay.',
    },
    rounds: {
      name: 'Rondas',
      sentence: 'Cuántas rondas se juegan.',
      values: { '1': 'Una', '2': 'Dos', '3': 'Tres' },
    },
    firstPlayer: {
      name: 'Primer jugador',
      sentence: 'Quién empieza la primera ronda.',
      values: { random: 'Por sorteo', 'host-picks': 'Lo elige el anfitrión' },
    },
    firstSeat: {
      name: 'Puesto que empieza',
      sentence:
        'El puesto que ha elegido el anfitrión, contando alrededor de la mesa; solo si el primer jugador se elige.',
      values: Object.fromEntries(
        Array.from({ length: 10 }, (_, seat) => [String(seat), `Puesto ${seat + 1}`]),
      ),
    },
  },
  components: componentsEs,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event,
  scores: { nuggets: 'Pepitas', goldCards: 'Cartas de oro' },
};

import {
  capital,
  type GameText,
  isOwn,
  lowerFirst,
  type Names,
  type Seat,
  type SeenEvent,
  spanish,
  unreachable,
} from '@mazmorra/kernel';
import type { CardId, GoalCardId } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { type Cell, choiceOf, type DecisionId, isDouble, lookUp, NAMED_ALL, runnersUp } from './catalogue.ts';
import { componentsEs } from './components-es.ts';
import { roundLine } from './round-es.ts';
import { variantsEs } from './variants-es.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'SB-DEC-01': 'Juega una carta o descarta una',
  'SB-DEC-02': 'No te quedan cartas: pasa',
  'SB-DEC-03': 'Quédate con una carta de oro y pasa las demás',
};

const nameOf = (id: string): string => lookUp(componentsEs, id).name;
const CARD = { one: 'carta', many: 'cartas', gender: 'f' } as const;
const GOLD_CARD = { one: 'carta de oro', many: 'cartas de oro', gender: 'f' } as const;
const NUGGET = { one: 'pepita', many: 'pepitas', gender: 'f' } as const;
const TURN = { one: 'turno', many: 'turnos', gender: 'm' } as const;
const nuggets = (number: number): string => spanish.count(number, NUGGET);

/** «objetivo de arriba». */
const goal = (slot: string): string => lowerFirst(nameOf(slot));
const card = (id: CardId): string => `«${nameOf(id)}»`;
const goalCard = (id: GoalCardId): string => (id === 'goal-treasure' ? 'el tesoro' : 'una piedra');
const pathCard = (deadEnd: boolean): string => (deadEnd ? 'un callejón' : 'un túnel');
const role = (id: string): string => (id === 'saboteur' ? 'saboteador' : 'minero');

const TOOLS: Readonly<
  Record<
    string,
    { readonly the: string; readonly yours: string; readonly mine: string; readonly own: string }
  >
> = {
  pickaxe: { the: 'el pico', yours: 'tu propio pico', mine: 'mi propio pico', own: 'su propio pico' },
  lantern: {
    the: 'la linterna',
    yours: 'tu propia linterna',
    mine: 'mi propia linterna',
    own: 'su propia linterna',
  },
  cart: {
    the: 'el carrito',
    yours: 'tu propio carrito',
    mine: 'mi propio carrito',
    own: 'su propio carrito',
  },
};

/** The sentence to whoever sits on the seat, or about them. */
const by = (seat: Seat, names: Names, you: string, one: (ana: string) => string): string =>
  spanish.bySeat(seat, names, { you, one });

/** «3 columnas a la derecha de la escalera y 1 fila más arriba»: the board shows it, a list has to say it. */
function where({ x, y }: Cell): string {
  const columns = Math.abs(x) === 1 ? '1 columna' : `${Math.abs(x)} columnas`;
  const rows = Math.abs(y) === 1 ? '1 fila' : `${Math.abs(y)} filas`;
  const across = x > 0 ? `${columns} a la derecha` : `${columns} a la izquierda`;
  const down = y > 0 ? 'más abajo' : 'más arriba';
  if (x === 0) return `${rows} ${down} que la escalera`;
  return y === 0 ? `${across} de la escalera` : `${across} de la escalera y ${rows} ${down}`;
}

/** «Callejón en T vertical, girado», but «T vertical, girada» and «Curva…, girada»: no other card can be turned. */
const turned = (id: string): string => (id.startsWith('dead-') ? ', girado' : ', girada');

function option(name: string, names: Names): string {
  const choice = choiceOf(name);
  switch (choice.verb) {
    case 'path':
      return `${nameOf(choice.card)}${choice.turned ? turned(choice.card) : ''}: ${where(choice.at)}`;
    case 'break':
      return toolOption('Romper', choice.card.slice('break-'.length), choice.seat, names);
    case 'repair': {
      const words = toolOption('Reparar', choice.tool, choice.seat, names);
      return isDouble(choice.card) ? `${words} (con «${nameOf(choice.card)}»)` : words;
    }
    case 'rockfall':
      return `Quitar la carta que está ${where(choice.at)}`;
    case 'map':
      return `Mirar el ${goal(choice.slot)}`;
    case 'discard':
      return choice.card === '' ? 'Descartar una carta' : `Descartar «${nameOf(choice.card)}»`;
    case 'take':
      return `Quedarme con la carta de ${nuggets(choice.nuggets)}`;
    case 'pass':
      return 'Pasar';
    default:
      return unreachable(choice);
  }
}

/** «Romper el pico de Ana», «Romper mi propio pico»: an option is said by whoever chooses it, as in «Quedarme con la carta». */
function toolOption(verb: string, tool: string, seat: Seat, names: Names): string {
  const { the, mine } = lookUp(TOOLS, tool);
  return isOwn(seat, names) ? `${verb} ${mine}` : `${verb} ${the} de ${names.seat(seat)}`;
}

function event({ event: e }: SeenEvent<Event>, names: Names): string | undefined {
  switch (e.type) {
    case 'round-started':
      return roundLine(e, names);
    case 'dealt':
      return by(
        e.seat,
        names,
        `En esta ronda eres ${role(e.role)}.`,
        (ana) => `En esta ronda la carta de ${ana} es de ${role(e.role)}.`,
      );
    case 'turn':
      return undefined;
    case 'path-played':
      return pathLine(e, names);
    case 'goal-turned': {
      const found = `${goal(e.slot)}: ${e.card === 'goal-treasure' ? '¡el tesoro!' : 'una piedra.'}`;
      return by(e.seat, names, `Llegas al ${found}`, (ana) => `${ana} llega al ${found}`);
    }
    case 'tool-broken':
      return brokenLine(e, names);
    case 'tool-repaired':
      return repairLine(e, names);
    case 'rockfall':
      return rockfallLine(e, names);
    case 'map-used': {
      const seen = `el ${goal(e.slot)}${e.card === undefined ? '' : `: es ${goalCard(e.card)}`}`;
      return by(e.seat, names, `Miras ${seen}.`, (ana) => `${ana} mira ${seen}.`);
    }
    case 'discarded': {
      const what = e.card === undefined ? 'una carta' : card(e.card);
      return by(
        e.seat,
        names,
        `Descartas ${what} boca abajo.`,
        (ana) => `${ana} descarta ${what} boca abajo.`,
      );
    }
    case 'passed':
      return by(e.seat, names, 'Pasas: no te quedan cartas.', (ana) => `${ana} pasa: no le quedan cartas.`);
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
    case 'round-ended': {
      const turns = spanish.count(e.turns, TURN);
      return e.winner === 'miners'
        ? `Los mineros ganan la ronda tras ${turns}.`
        : `Ya no queda carta que jugar y nadie ha llegado al tesoro: los mineros pierden la ronda tras ${turns}.`;
    }
    case 'cards-revealed':
      return revealLine(e, names);
    case 'draft-started':
      return draftLine(e, names);
    case 'packet-handed': {
      const what = e.values === undefined ? '' : valuesOf(e.values);
      const gold = `${spanish.count(e.cards, GOLD_CARD)}${what}`;
      return by(e.seat, names, `Miras ${gold}.`, (ana) => `${ana} mira ${gold}.`);
    }
    case 'gold-taken': {
      const what = e.nuggets === undefined ? 'una carta de oro' : `una carta de ${nuggets(e.nuggets)}`;
      const left =
        e.left === 0 ? 'Era la última.' : e.left === 1 ? 'Queda 1 carta.' : `Quedan ${e.left} cartas.`;
      return by(
        e.seat,
        names,
        `Te quedas con ${what}. ${left}`,
        (ana) => `${ana} se queda con ${what}. ${left}`,
      );
    }
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

/** Who chooses first, and why if that is not who reached the treasure. */
function draftLine({ cards, order, passedOver }: Of<'draft-started'>, names: Names): string {
  const gold = `Hay ${spanish.count(cards, GOLD_CARD)} para los mineros`;
  const chooser = order[0] ?? 0;
  if (passedOver === undefined) {
    const first = by(chooser, names, 'eliges tú', (ana) => `elige ${ana}`);
    return cards === 1 ? `${gold}; ${first}.` : `${gold}; primero ${first}.`;
  }
  if (isOwn(passedOver, names))
    return `${gold}. Has llegado al tesoro, pero tu carta es de saboteador y no te toca oro: el primer minero a tu derecha es ${names.seat(chooser)}, que elige primero.`;
  const none = `${gold}. ${names.seat(passedOver)} ha llegado al tesoro, pero su carta es de saboteador y no le toca oro`;
  return by(
    chooser,
    names,
    `${none}: el primer minero a su derecha eres tú, así que eliges primero.`,
    (ana) => `${none}: el primer minero a su derecha es ${ana}, que elige primero.`,
  );
}

/** Nine gold cards are the most that lie before anybody. */
const HOW_MANY = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** `, de 2 pepitas`, `, todas de 1 pepita`, `: cuatro de 1 pepita y dos de 2 pepitas`. */
function valuesOf(values: readonly number[]): string {
  const kinds = [...new Set(values)];
  const [first = 0] = kinds;
  if (values.length === 1) return `, de ${nuggets(first)}`;
  if (kinds.length === 1) return `, ${values.length === 2 ? 'las dos' : 'todas'} de ${nuggets(first)}`;
  const groups = kinds.map((kind) => {
    const number = values.filter((value) => value === kind).length;
    return `${HOW_MANY[number] ?? number} de ${nuggets(kind)}`;
  });
  return `: ${spanish.y(groups)}`;
}

function pathLine(e: Of<'path-played'>, names: Names): string {
  const rejoined =
    e.rejoined === 0
      ? ''
      : e.rejoined === 1
        ? ' Vuelve a unirse a la escalera 1 carta aislada.'
        : ` Vuelven a unirse a la escalera ${e.rejoined} cartas aisladas.`;
  const what = pathCard(e.deadEnd);
  return by(e.seat, names, `Colocas ${what}.${rejoined}`, (ana) => `${ana} coloca ${what}.${rejoined}`);
}

/** «Le rompes el pico a Bea.», «Ana te rompe el pico.», «Ana rompe su propio pico.» */
function brokenLine(e: Of<'tool-broken'>, names: Names): string {
  const { the, yours, own } = lookUp(TOOLS, e.tool);
  if (e.seat === e.target) return by(e.seat, names, `Rompes ${yours}.`, (ana) => `${ana} rompe ${own}.`);
  if (isOwn(e.target, names)) return `${names.seat(e.seat)} te rompe ${the}.`;
  const bea = names.seat(e.target);
  return by(e.seat, names, `Le rompes ${the} a ${bea}.`, (ana) => `${ana} le rompe ${the} a ${bea}.`);
}

/** «Te reparas el pico», «Ana se repara el pico»: nobody does that by accident, so it needs no «propio». */
function repairLine(e: Of<'tool-repaired'>, names: Names): string {
  const { the } = lookUp(TOOLS, e.tool);
  const toYou = e.canDig ? 'Ya puedes volver a cavar.' : 'Aún te queda algo roto.';
  if (e.seat === e.target)
    return e.canDig
      ? by(
          e.seat,
          names,
          `Te reparas ${the} y ya puedes volver a cavar.`,
          (ana) => `${ana} se repara ${the} y ya puede volver a cavar.`,
        )
      : by(
          e.seat,
          names,
          `Te reparas ${the}, pero aún te queda algo roto.`,
          (ana) => `${ana} se repara ${the}, pero aún le queda algo roto.`,
        );
  if (isOwn(e.target, names)) return `${names.seat(e.seat)} te repara ${the}. ${toYou}`;
  // Two people: the end of the sentence is about the second.
  const bea = `${names.seat(e.target)}, que ${e.canDig ? 'ya puede volver a cavar' : 'aún tiene algo roto'}`;
  return by(e.seat, names, `Le reparas ${the} a ${bea}.`, (ana) => `${ana} le repara ${the} a ${bea}.`);
}

function rockfallLine(e: Of<'rockfall'>, names: Names): string {
  const what = pathCard(e.card.startsWith('dead-'));
  if (e.cutOff === 0)
    return by(
      e.seat,
      names,
      `Quitas ${what} con un desprendimiento.`,
      (ana) => `${ana} quita ${what} con un desprendimiento.`,
    );
  // What this card cuts off: others may have been cut off before.
  const lost = spanish.count(e.cutOff, CARD);
  return by(
    e.seat,
    names,
    `Quitas ${what} con un desprendimiento y aíslas ${lost}.`,
    (ana) => `${ana} quita ${what} con un desprendimiento y aísla ${lost}.`,
  );
}

function drawLine(e: Of<'drew'>, names: Names): string | undefined {
  if (e.card === undefined)
    return e.pileLeft === 0
      ? by(e.seat, names, 'Robas la última carta del mazo.', (ana) => `${ana} roba la última carta del mazo.`)
      : undefined;
  const drawn = `${card(e.card)}${e.pileLeft === 0 ? ', la última carta del mazo' : ''}`;
  return by(e.seat, names, `Robas ${drawn}.`, (ana) => `${ana} roba ${drawn}.`);
}

function revealLine(e: Of<'cards-revealed'>, names: Names): string {
  const having = (wanted: string): string =>
    spanish.people(
      e.roles.flatMap((own, seat) => (own === wanted ? [seat] : [])),
      names,
    ) || 'ninguno';
  const saboteurs = e.roles.filter((own) => own === 'saboteur').length;
  const named = `${saboteurs === 1 ? 'Saboteador' : 'Saboteadores'}: ${having('saboteur')}`;
  const roles =
    saboteurs > 0 && saboteurs < e.roles.length && e.roles.length > NAMED_ALL
      ? `${named}. Los demás son mineros.`
      : `Mineros: ${having('miner')}. ${named}.`;
  const aside = e.aside === undefined ? '' : ` La carta apartada era de ${role(e.aside)}.`;
  return `${roles}${aside} El tesoro estaba en el ${goal(e.treasure)}.`;
}

function payLine(e: Of<'gold-paid'>, names: Names): string {
  const values = e.values === undefined || e.values.length < 2 ? '' : ` (${e.values.join(' + ')})`;
  const inCards = `en ${spanish.count(e.cards, CARD)}${values}`;
  const paid =
    e.credit === 0
      ? e.cards === 1
        ? `una carta de ${nuggets(e.nuggets)}`
        : `${nuggets(e.nuggets)} ${inCards}`
      : e.cards === 0
        ? `${nuggets(e.nuggets)} sin carta`
        : `${nuggets(e.nuggets)}: ${e.nuggets - e.credit} ${inCards} y ${e.credit} sin carta`;
  return by(e.seat, names, `Recibes ${paid}.`, (ana) => `${ana} recibe ${paid}.`);
}

/** Who won, and who came next: what everybody has stands on the table, and ten names are too long for a line. */
function finalLine(e: Of<'game-ended'>, names: Names): string {
  const most = e.nuggets[e.winners[0] ?? 0] ?? 0;
  const gold = most === 0 ? 'sin ninguna pepita' : `con ${nuggets(most)}`;
  const each = most === 0 ? gold : `${gold} por cabeza`;
  const victory = spanish.bySubject(e.winners, names, {
    you: `¡Ganas la partida ${gold}!`,
    one: (ana) => `¡${ana} gana la partida ${gold}!`,
    youAll: (all) => `¡${capital(all)} compartís la victoria ${each}!`,
    they: (all) => `¡${all} comparten la victoria ${each}!`,
  });
  return `${victory}${nextLine(e, names)}`;
}

function nextLine({ nuggets: gold, winners }: Of<'game-ended'>, names: Names): string {
  const { most, seats } = runnersUp(gold, winners);
  if (seats.length === 0) return '';
  if (most === 0) return ' Nadie más tiene ninguna.';
  if (seats.length > 2)
    return seats.some((seat) => isOwn(seat, names))
      ? ` Después vas tú con ${most}, en empate con otros ${seats.length - 1} jugadores.`
      : ` Después van ${seats.length} jugadores con ${most} por cabeza.`;
  return ` ${spanish.bySubject(seats, names, {
    you: `Después vas tú, con ${most}.`,
    one: (ana) => `Después va ${ana}, con ${most}.`,
    youAll: (all) => `Después vais ${all}, con ${most} por cabeza.`,
    they: (all) => `Después van ${all}, con ${most} por cabeza.`,
  })}`;
}

export const es: GameText<Event> = {
  name: 'Saboteur',
  tagline: 'Cava en busca de oro con enanos de los que no te puedes fiar.',
  variants: variantsEs,
  components: componentsEs,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event,
  scores: { nuggets: 'Pepitas', goldCards: 'Cartas de oro' },
};

import {
  english,
  type GameText,
  isOwn,
  lowerFirst,
  type Names,
  type Seat,
  type SeenEvent,
  unreachable,
} from '@mazmorra/kernel';
import type { CardId, GoalCardId } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { type Cell, choiceOf, type DecisionId, isDouble, lookUp, NAMED_ALL, runnersUp } from './catalogue.ts';
import { componentsEn } from './components-en.ts';
import { roundLine } from './round-en.ts';
import { variantsEn } from './variants-en.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'SB-DEC-01': 'Play a card or discard one',
  'SB-DEC-02': 'You have no cards left: pass',
  'SB-DEC-03': 'Keep one gold card and pass on the rest',
};

const nameOf = (id: string): string => lookUp(componentsEn, id).name;
const nuggets = (number: number): string => english.count(number, { one: 'nugget' });
const goldCards = (number: number): string => english.count(number, { one: 'gold card' });

/** `the top goal`. */
const goal = (slot: string): string => `the ${lowerFirst(nameOf(slot))}`;
const card = (id: CardId): string => `“${nameOf(id)}”`;
const goalCard = (id: GoalCardId): string => (id === 'goal-treasure' ? 'the treasure' : 'a stone');
const pathCard = (deadEnd: boolean): string => (deadEnd ? 'a dead end' : 'a tunnel');
const role = (id: string): string => (id === 'saboteur' ? 'saboteur' : 'miner');

/** The sentence to whoever sits on the seat, or about them. */
const by = (seat: Seat, names: Names, you: string, one: (ana: string) => string): string =>
  english.bySeat(seat, names, { you, one });

/** `your own`, `their own` or `Bea’s` tool, as the one who acts speaks of it. */
function toolOf(tool: string, seat: Seat, target: Seat, names: Names): string {
  if (seat !== target) return `${english.possessive(target, names)} ${nameOf(tool)}`;
  return `${isOwn(seat, names) ? 'your' : 'their'} own ${nameOf(tool)}`;
}

/** `3 columns right of the ladder, 1 row up`: the board shows it, a list has to say it. */
function where({ x, y }: Cell): string {
  const across = `${english.count(Math.abs(x), { one: 'column' })} ${x > 0 ? 'right' : 'left'} of the ladder`;
  const rows = english.count(Math.abs(y), { one: 'row' });
  const down = y > 0 ? 'down' : 'up';
  if (x === 0) return `${rows} ${down} from the ladder`;
  return y === 0 ? across : `${across}, ${rows} ${down}`;
}

function option(name: string, names: Names): string {
  const choice = choiceOf(name);
  switch (choice.verb) {
    case 'path':
      return `${nameOf(choice.card)}${choice.turned ? ', turned round' : ''}: ${where(choice.at)}`;
    case 'break':
      return toolOption('Break', choice.card.slice('break-'.length), choice.seat, names);
    case 'repair': {
      const words = toolOption('Repair', choice.tool, choice.seat, names);
      return isDouble(choice.card) ? `${words} (with “${nameOf(choice.card)}”)` : words;
    }
    case 'rockfall':
      return `Take away the card ${where(choice.at)}`;
    case 'map':
      return `Look at ${goal(choice.slot)}`;
    case 'discard':
      return choice.card === '' ? 'Discard a card' : `Discard “${nameOf(choice.card)}”`;
    case 'take':
      return `Keep the card worth ${nuggets(choice.nuggets)}`;
    case 'pass':
      return 'Pass';
    default:
      return unreachable(choice);
  }
}

const toolOption = (verb: string, tool: string, seat: Seat, names: Names): string =>
  isOwn(seat, names)
    ? `${verb} your own ${nameOf(tool)}`
    : `${verb} ${english.possessive(seat, names)} ${nameOf(tool)}`;

function event({ event: e }: SeenEvent<Event>, names: Names): string | undefined {
  switch (e.type) {
    case 'round-started':
      return roundLine(e, names);
    case 'dealt':
      return by(
        e.seat,
        names,
        `You are a ${role(e.role)} this round.`,
        (ana) => `${ana} is a ${role(e.role)} this round.`,
      );
    case 'turn':
      return undefined;
    case 'path-played':
      return pathLine(e, names);
    case 'goal-turned': {
      const found = `${goal(e.slot)}: ${goalCard(e.card)}${e.card === 'goal-treasure' ? '!' : '.'}`;
      return by(e.seat, names, `You reach ${found}`, (ana) => `${ana} reaches ${found}`);
    }
    case 'tool-broken': {
      const tool = toolOf(e.tool, e.seat, e.target, names);
      return by(e.seat, names, `You break ${tool}.`, (ana) => `${ana} breaks ${tool}.`);
    }
    case 'tool-repaired':
      return repairLine(e, names);
    case 'rockfall':
      return rockfallLine(e, names);
    case 'map-used': {
      const seen = `${goal(e.slot)}${e.card === undefined ? '' : `: it is ${goalCard(e.card)}`}`;
      return by(e.seat, names, `You look at ${seen}.`, (ana) => `${ana} looks at ${seen}.`);
    }
    case 'discarded': {
      const what = e.card === undefined ? 'a card' : card(e.card);
      return by(
        e.seat,
        names,
        `You discard ${what} face down.`,
        (ana) => `${ana} discards ${what} face down.`,
      );
    }
    case 'passed':
      return by(
        e.seat,
        names,
        'You pass: you have no cards left.',
        (ana) => `${ana} passes with no cards left.`,
      );
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
      const turns = english.count(e.turns, { one: 'turn' });
      return e.winner === 'miners'
        ? `The miners win the round after ${turns}.`
        : `No playable card is left and the treasure has not been reached: the miners lose the round after ${turns}.`;
    }
    case 'cards-revealed':
      return revealLine(e, names);
    case 'draft-started':
      return draftLine(e, names);
    case 'packet-handed': {
      const gold = `${goldCards(e.cards)}${e.values === undefined ? '' : valuesOf(e.values)}`;
      return by(e.seat, names, `You look at ${gold}.`, (ana) => `${ana} looks at ${gold}.`);
    }
    case 'gold-taken': {
      const what = e.nuggets === undefined ? 'a gold card' : `a gold card worth ${nuggets(e.nuggets)}`;
      const left =
        e.left === 0
          ? 'It was the last one.'
          : e.left === 1
            ? 'There is 1 card left.'
            : `There are ${e.left} cards left.`;
      return by(e.seat, names, `You keep ${what}. ${left}`, (ana) => `${ana} keeps ${what}. ${left}`);
    }
    case 'gold-paid':
      return payLine(e, names);
    case 'nobody-paid':
      return 'There was no saboteur: nobody gets any gold.';
    case 'game-ended':
      return finalLine(e, names);
    default:
      return unreachable(e);
  }
}

/** Who chooses first, and why if that is not who reached the treasure. */
function draftLine({ cards, order, passedOver }: Of<'draft-started'>, names: Names): string {
  const gold =
    cards === 1 ? 'There is 1 gold card for the miners' : `There are ${cards} gold cards for the miners`;
  const chooser = order[0] ?? 0;
  if (passedOver === undefined) {
    const first = by(chooser, names, 'you choose', (ana) => `${ana} chooses`);
    return cards === 1 ? `${gold}; ${first}.` : `${gold}; ${first} first.`;
  }
  if (isOwn(passedOver, names))
    return `${gold}. You reached the treasure but are a saboteur and get none: the first miner to your right, ${names.seat(chooser)}, chooses first.`;
  const bea = names.seat(passedOver);
  const none = `${gold}. ${bea} reached the treasure but is a saboteur and gets none`;
  return by(
    chooser,
    names,
    `${none}: you are the first miner to ${bea}’s right and choose first.`,
    (ana) => `${none}: the first miner to ${bea}’s right, ${ana}, chooses first.`,
  );
}

/** Nine gold cards are the most that lie before anybody. */
const HOW_MANY = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `, worth 2 nuggets`, `, worth 1 nugget each`, `, worth 1 and 3 nuggets`, `: five worth 1 nugget and two worth 2`. */
function valuesOf(values: readonly number[]): string {
  const kinds = [...new Set(values)];
  const [first = 0] = kinds;
  if (values.length === 1) return `, worth ${nuggets(first)}`;
  if (kinds.length === 1) return `, worth ${nuggets(first)} each`;
  if (kinds.length === values.length) return `, worth ${english.and(values.map(String))} nuggets`;
  const groups = kinds.map((kind) => {
    const number = values.filter((value) => value === kind).length;
    return `${HOW_MANY[number] ?? number} worth ${kind === first ? nuggets(kind) : kind}`;
  });
  return `: ${english.and(groups)}`;
}

function pathLine(e: Of<'path-played'>, names: Names): string {
  const joined = e.rejoined === 1 ? '1 card is' : `${e.rejoined} cards are`;
  const rejoined = e.rejoined === 0 ? '' : ` ${joined} joined to the start again.`;
  const what = pathCard(e.deadEnd);
  return by(e.seat, names, `You lay ${what}.${rejoined}`, (ana) => `${ana} lays ${what}.${rejoined}`);
}

function repairLine(e: Of<'tool-repaired'>, names: Names): string {
  const tool = toolOf(e.tool, e.seat, e.target, names);
  if (e.seat === e.target)
    return e.canDig
      ? by(
          e.seat,
          names,
          `You repair ${tool} and can dig again.`,
          (ana) => `${ana} repairs ${tool} and can dig again.`,
        )
      : by(
          e.seat,
          names,
          `You repair ${tool}, but still have something broken.`,
          (ana) => `${ana} repairs ${tool}, but still has something broken.`,
        );
  const who = isOwn(e.target, names) ? 'You' : names.seat(e.target);
  const after = e.canDig
    ? `${who} can dig again.`
    : `${who} still ${isOwn(e.target, names) ? 'have' : 'has'} something broken.`;
  return by(e.seat, names, `You repair ${tool}. ${after}`, (ana) => `${ana} repairs ${tool}. ${after}`);
}

function rockfallLine(e: Of<'rockfall'>, names: Names): string {
  // What this card cuts off: others may have been cut off before.
  const lost = e.cutOff === 0 ? '' : `, cutting off ${english.count(e.cutOff, { one: 'card' })}`;
  const what = pathCard(e.card.startsWith('dead-'));
  return by(
    e.seat,
    names,
    `You take away ${what} with a rockfall${lost}.`,
    (ana) => `${ana} takes away ${what} with a rockfall${lost}.`,
  );
}

function drawLine(e: Of<'drew'>, names: Names): string | undefined {
  if (e.card === undefined)
    return e.pileLeft === 0
      ? by(
          e.seat,
          names,
          'You draw the last card of the pile.',
          (ana) => `${ana} draws the last card of the pile.`,
        )
      : undefined;
  const drawn = `${card(e.card)}${e.pileLeft === 0 ? ', the last card of the pile' : ''}`;
  return by(e.seat, names, `You draw ${drawn}.`, (ana) => `${ana} draws ${drawn}.`);
}

function revealLine(e: Of<'cards-revealed'>, names: Names): string {
  const having = (wanted: string): string =>
    english.people(
      e.roles.flatMap((own, seat) => (own === wanted ? [seat] : [])),
      names,
    ) || 'none';
  const saboteurs = e.roles.filter((own) => own === 'saboteur').length;
  const named = `${saboteurs === 1 ? 'Saboteur' : 'Saboteurs'}: ${having('saboteur')}`;
  const roles =
    saboteurs > 0 && saboteurs < e.roles.length && e.roles.length > NAMED_ALL
      ? `${named}. Everybody else is a miner.`
      : `Miners: ${having('miner')}. ${named}.`;
  const aside = e.aside === undefined ? '' : ` The card set aside was a ${role(e.aside)}.`;
  return `${roles}${aside} The treasure was at ${goal(e.treasure)}.`;
}

function payLine(e: Of<'gold-paid'>, names: Names): string {
  const values = e.values === undefined || e.values.length < 2 ? '' : ` (${e.values.join(' + ')})`;
  const paid =
    e.credit === 0
      ? e.cards === 1
        ? `a gold card worth ${nuggets(e.nuggets)}`
        : `${goldCards(e.cards)} worth ${nuggets(e.nuggets)} in all${values}`
      : e.cards === 0
        ? `${nuggets(e.nuggets)} without a card`
        : `${nuggets(e.nuggets)}: ${e.nuggets - e.credit} on ${goldCards(e.cards)}${values} and ${e.credit} without a card`;
  return by(e.seat, names, `You get ${paid}.`, (ana) => `${ana} gets ${paid}.`);
}

/** Who won, and who came next: what everybody has stands on the table, and ten names are too long for a line. */
function finalLine(e: Of<'game-ended'>, names: Names): string {
  const most = e.nuggets[e.winners[0] ?? 0] ?? 0;
  const gold = most === 0 ? 'without a single nugget' : `with ${nuggets(most)}`;
  const victory = english.bySeats(e.winners, names, {
    you: `You win the game ${gold}!`,
    one: (ana) => `${ana} wins the game ${gold}!`,
    many: (all) => `${all} share the victory ${most === 0 ? gold : `${gold} each`}!`,
  });
  return `${victory}${nextLine(e, names)}`;
}

function nextLine({ nuggets: gold, winners }: Of<'game-ended'>, names: Names): string {
  const { most, seats } = runnersUp(gold, winners);
  if (seats.length === 0) return '';
  if (most === 0) return ' Nobody else has any.';
  if (seats.length > 2)
    return seats.some((seat) => isOwn(seat, names))
      ? ` You come next with ${most}, tied with ${seats.length - 1} others.`
      : ` ${seats.length} players come next with ${most} each.`;
  return ` ${english.bySeats(seats, names, {
    you: `You come next with ${most}.`,
    one: (ana) => `${ana} comes next with ${most}.`,
    many: (all) => `${all} come next with ${most} each.`,
  })}`;
}

export const en: GameText<Event> = {
  name: 'Saboteur',
  tagline: 'Dig for gold with dwarves you cannot trust.',
  variants: variantsEn,
  components: componentsEn,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event,
  scores: { nuggets: 'Nuggets', goldCards: 'Gold cards' },
};

import { type GameText, type Names, type Seat, type SeenEvent, unreachable } from '@mazmorra/kernel';
import type { CardId, GoalCardId } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { about, choiceOf, type DecisionId, isDouble, lookUp, place } from './catalogue.ts';
import { componentsEn } from './components-en.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'SB-DEC-01': 'Play a card or discard one',
  'SB-DEC-02': 'Your hand is empty: pass',
  'SB-DEC-03': 'Keep one gold card and hand on the rest',
};

const nameOf = (id: string): string => lookUp(componentsEn, id).name;
const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const nuggets = (number: number): string => count(number, 'nugget', 'nuggets');
const cards = (number: number): string => count(number, 'card', 'cards');
const list = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);
const goal = (slot: string): string => `the ${low(nameOf(slot))}`;
/** A card in the middle of a sentence: `T, vertical trunk` keeps its capital. */
const card = (id: CardId): string => (nameOf(id).startsWith('T,') ? nameOf(id) : low(nameOf(id)));
const goalCard = (id: GoalCardId): string => (id === 'goal-treasure' ? 'the treasure' : 'a stone');
const who = (names: Names, seat: Seat): string => (names.own === seat ? 'you' : names.seat(seat));
const whose = (names: Names, seat: Seat): string => (names.own === seat ? 'your' : `${names.seat(seat)}’s`);
const turned = (rotation: 0 | 180): string => (rotation === 180 ? ', turned round' : '');

function option(name: string, names: Names): string {
  const choice = choiceOf(name);
  switch (choice.verb) {
    case 'path':
      return `${nameOf(choice.card)} at ${choice.where}${turned(choice.turned ? 180 : 0)}`;
    case 'break':
      return `Break ${names.own === choice.seat ? 'your own' : whose(names, choice.seat)} ${choice.card.slice('break-'.length)}`;
    case 'repair': {
      const words = `Repair ${whose(names, choice.seat)} ${nameOf(choice.tool)}`;
      return isDouble(choice.card) ? `${words} (with ${nameOf(choice.card)})` : words;
    }
    case 'rockfall':
      return `Rockfall at ${choice.where}`;
    case 'map':
      return `Look at ${goal(choice.slot)}`;
    case 'discard':
      return choice.card === '' ? 'Discard a card' : `Discard: ${nameOf(choice.card)}`;
    case 'take':
      return `Keep the card with ${nuggets(choice.nuggets)}`;
    case 'pass':
      return 'Pass';
    default:
      return unreachable(choice);
  }
}

/** A sentence about a seat: to its reader as "You", with its own form of the verb. */
function tell(names: Names, seat: Seat, own: string, others: string): string {
  return about(names, seat, `You ${own}`, others);
}

function event({ event: e }: SeenEvent<Event>, names: Names): string | undefined {
  switch (e.type) {
    case 'round-started':
      return `Round ${e.round} of ${e.rounds}: ${tell(names, e.starter, 'begin', 'begins')}. ${saboteurs(e.saboteurs)}`;
    case 'dealt':
      return `${names.own === e.seat ? 'You are' : `${names.seat(e.seat)} is`} a ${low(nameOf(e.role))} this round.`;
    case 'turn':
      return undefined;
    case 'path-played':
      return pathLine(e, names);
    case 'goal-turned':
      return `${tell(names, e.seat, 'reach', 'reaches')} ${goal(e.slot)}: ${goalCard(e.card)}${e.card === 'goal-treasure' ? '!' : '.'}`;
    case 'tool-broken':
      return `${tell(names, e.seat, 'break', 'breaks')} ${e.seat === e.target ? (names.own === e.seat ? 'your own' : 'their own') : whose(names, e.target)} ${nameOf(e.tool)}.`;
    case 'tool-repaired':
      return repairLine(e, names);
    case 'rockfall':
      return rockfallLine(e, names);
    case 'map-used':
      return `${tell(names, e.seat, 'look', 'looks')} at ${goal(e.slot)}${e.card === undefined ? '' : `: ${goalCard(e.card)}`}.`;
    case 'discarded':
      return `${tell(names, e.seat, 'discard', 'discards')} ${e.card === undefined ? 'a card face down' : `${card(e.card)} face down`}.`;
    case 'passed':
      return `${tell(names, e.seat, 'have', 'has')} no card left and ${names.own === e.seat ? 'pass' : 'passes'}.`;
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
        ? `The miners win round ${e.round} after ${count(e.turns, 'turn', 'turns')}.`
        : `The treasure was not reached: round ${e.round} ends after ${count(e.turns, 'turn', 'turns')}.`;
    case 'cards-revealed':
      return revealLine(e, names);
    case 'draft-started':
      return `${cards(e.cards)} of gold for the miners; ${names.own === e.order[0] ? 'you choose' : `${names.seat(e.order[0] ?? 0)} chooses`} first.`;
    case 'packet-handed':
      return e.values === undefined
        ? `${tell(names, e.seat, 'look', 'looks')} at ${cards(e.cards)} of gold.`
        : `${tell(names, e.seat, 'look', 'looks')} at the gold: ${e.values.join(', ')}.`;
    case 'gold-taken':
      return e.nuggets === undefined
        ? `${tell(names, e.seat, 'keep', 'keeps')} a gold card; ${e.left} left.`
        : `${tell(names, e.seat, 'keep', 'keeps')} ${nuggets(e.nuggets)}; ${cards(e.left)} left.`;
    case 'gold-paid':
      return payLine(e, names);
    case 'nobody-paid':
      return 'There was no saboteur: nobody gets gold.';
    case 'game-ended':
      return finalLine(e, names);
    default:
      return unreachable(e);
  }
}

const saboteurs = (possible: readonly number[]): string =>
  `There ${possible.length === 1 && possible[0] === 1 ? 'is' : 'are'} ${possible.join(' or ')} ${possible.length === 1 && possible[0] === 1 ? 'saboteur' : 'saboteurs'}.`;

function pathLine(e: Of<'path-played'>, names: Names): string {
  const rejoined =
    e.rejoined > 0
      ? ` ${cards(e.rejoined)} cut off before ${e.rejoined === 1 ? 'is' : 'are'} joined again.`
      : '';
  return `${tell(names, e.seat, 'lay', 'lays')} ${card(e.card)} at ${place(e.x, e.y)}${turned(e.rotation)}.${rejoined}`;
}

function repairLine(e: Of<'tool-repaired'>, names: Names): string {
  const target =
    e.seat === e.target ? (names.own === e.seat ? 'your own' : 'their own') : whose(names, e.target);
  const still = e.canDig ? '' : ' Something else is still broken there.';
  return `${tell(names, e.seat, 'repair', 'repairs')} ${target} ${nameOf(e.tool)}.${still}`;
}

function rockfallLine(e: Of<'rockfall'>, names: Names): string {
  const lost = e.cutOff > 0 ? ` It cuts off ${cards(e.cutOff)}.` : '';
  return `${tell(names, e.seat, 'bring', 'brings')} down the card at ${place(e.x, e.y)}, ${card(e.card)}.${lost}`;
}

function drawLine(e: Of<'drew'>, names: Names): string | undefined {
  const last = e.pileLeft === 0 ? ' The draw pile is empty.' : '';
  if (e.card !== undefined) return `${tell(names, e.seat, 'draw', 'draws')} ${card(e.card)}.${last}`;
  return e.pileLeft === 0 ? `${tell(names, e.seat, 'draw', 'draws')} the last card.` : undefined;
}

function revealLine(e: Of<'cards-revealed'>, names: Names): string {
  const having = (role: string): string =>
    list(e.roles.flatMap((own, seat) => (own === role ? [who(names, seat)] : []))) || 'nobody';
  const aside = e.aside === undefined ? '' : ` Set aside: a ${low(nameOf(e.aside))}.`;
  return `Miners: ${having('miner')}. Saboteurs: ${having('saboteur')}.${aside} The treasure lay at ${goal(e.treasure)}.`;
}

function payLine(e: Of<'gold-paid'>, names: Names): string {
  const how = e.values === undefined ? cards(e.cards) : e.values.join(' + ');
  const credit = e.credit > 0 ? `, ${nuggets(e.credit)} of them without a card` : '';
  return `${tell(names, e.seat, 'get', 'gets')} ${nuggets(e.nuggets)} (${how})${credit}.`;
}

function finalLine(e: Of<'game-ended'>, names: Names): string {
  const totals = list(e.nuggets.map((number, seat) => `${who(names, seat)} ${number}`));
  const winners = list(e.winners.map((seat) => who(names, seat)));
  const [only] = e.winners;
  const win = e.winners.length > 1 ? 'share the victory' : names.own === only ? 'win' : 'wins';
  return `Gold: ${totals}. ${winners.charAt(0).toUpperCase()}${winners.slice(1)} ${win}.`;
}

export const en: GameText<Event> = {
  name: 'Saboteur',
  tagline: 'Dig for gold with dwarves you cannot trust.',
  variants: {
    goldDraft: {
      name: 'Gold for the miners',
      sentence: 'How many gold cards the winning miners share out.',
      values: {
        'per-miner': 'One for each miner',
        'per-player': 'As many as players, going round the miners',
      },
    },
    roundEnd: {
      name: 'End of a round',
      sentence: 'When a round without the treasure ends.',
      values: {
        'no-playable': 'When nobody holds a playable card',
        'hands-empty': 'When all hands are empty',
      },
    },
    nextStarter: {
      name: 'Who starts the next round',
      sentence: 'Left of the player of the last path card, or of the last card of any kind.',
      values: { 'last-path': 'After the last path card', 'last-card': 'After the last card of any kind' },
    },
    allSaboteurs: {
      name: 'All saboteurs in play',
      sentence: 'No dwarf card is left over: everybody knows how many saboteurs there are.',
    },
    rounds: {
      name: 'Rounds',
      sentence: 'How many rounds are played.',
      values: { '1': 'One', '2': 'Two', '3': 'Three' },
    },
    firstPlayer: {
      name: 'First player',
      sentence: 'Who begins the first round.',
      values: { random: 'Drawn by lot', 'host-picks': 'Chosen by the host' },
    },
    firstSeat: {
      name: 'Seat that begins',
      sentence: 'The seat the host has chosen, counted on round the table; only with a chosen first player.',
      values: Object.fromEntries(Array.from({ length: 10 }, (_, seat) => [String(seat), `Seat ${seat + 1}`])),
    },
  },
  components: componentsEn,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event,
  scores: { nuggets: 'Nuggets', goldCards: 'Gold cards' },
};

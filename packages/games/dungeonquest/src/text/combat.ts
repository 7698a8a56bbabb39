import { isOwn, type Names } from '@mazmorra/kernel';
import { one } from '@mazmorra/languages';
import type { EventOf, Fighter } from '../events.ts';
import { powerSentence } from './powers.ts';
import {
  ATTACKS,
  combatList,
  fighterOf,
  monsterOf,
  oneOf,
  type Tellers,
  thing,
  type Words,
} from './things.ts';

type CombatEvent =
  | 'escape'
  | 'combat'
  | 'first-shot'
  | 'lightning'
  | 'round'
  | 'hand'
  | 'reveal'
  | 'power'
  | 'cancelled'
  | 'attack-changed'
  | 'names-type'
  | 'replaces'
  | 'hand-discarded'
  | 'hand-seen'
  | 'hand-taken'
  | 'stack-taken'
  | 'damage-removed'
  | 'damage-added'
  | 'counter'
  | 'counter-revealed'
  | 'stalemate'
  | 'round-won'
  | 'flees'
  | 'monster-killed'
  | 'monstrous'
  | 'duel'
  | 'duel-won';

function combat(e: EventOf<'combat'>, names: Names, words: Words): string {
  const { events } = words;
  if (e.monster !== undefined)
    return events.combat(
      ...one(e.seat, names),
      monsterOf({ monster: e.monster, player: e.opponent }, names, words),
    );
  const hero = (seat: number) => fighterOf({ seat }, names, words)[1];
  if (isOwn(e.seat, names)) return events.combat('you', names.seat(e.seat), hero(e.opponent));
  if (isOwn(e.opponent, names)) return events.combat('you', names.seat(e.opponent), hero(e.seat));
  const both = [e.seat, e.opponent].toSorted((a, b) => a - b);
  return events['combat-between'](both.map((seat) => names.seat(seat)));
}

function firstShot(e: EventOf<'first-shot'>, names: Names, words: Words): string {
  const facts = [...one(e.seat, names), combatList(e.cards, words)] as const;
  if (e.hits.length === 0) return words.events['first-shot-missed'](...facts);
  const hits = combatList(e.hits, words);
  return words.events['first-shot'](...facts, hits, e.hits.length, monsterOf(e, names, words), e.pile);
}

function hand({ cards, fighter }: EventOf<'hand'>, names: Names, words: Words): string | undefined {
  const [only] = cards ?? [];
  if (cards === undefined || only === undefined) return undefined;
  const who = fighterOf(fighter, names, words);
  // Before the first round the hand is the power card alone.
  if (cards.length === 1 && only.startsWith('power-'))
    return words.events['hand-power'](...who, thing(only, words));
  return words.events.hand(...who, combatList(cards, words));
}

function reveal(e: EventOf<'reveal'>, names: Names, words: Words): string {
  const plays = (fighter: Fighter, card: string | undefined, place: 'first' | 'second'): string => {
    const who = fighterOf(fighter, names, words);
    return card ? words.reveal.card(...who, thing(card, words), place) : words.reveal.nothing(...who, place);
  };
  const [first, second] = e.fighters;
  return words.events.reveal(plays(first, e.cards[0], 'first'), plays(second, e.cards[1], 'second'));
}

function handSeen(e: EventOf<'hand-seen'>, names: Names, words: Words): string {
  const facts = [...fighterOf(e.by, names, words), ...fighterOf(e.fighter, names, words)] as const;
  if (e.cards === undefined) return words.events['hand-seen'](...facts);
  return e.cards.length === 0
    ? words.events['hand-seen-empty'](...facts)
    : words.events['hand-seen-cards'](...facts, combatList(e.cards, words));
}

function damage({ fighter, cards, pile }: EventOf<'damage-added'>, names: Names, words: Words): string {
  const { events } = words;
  const who = fighterOf(fighter, names, words);
  const [first] = cards;
  if (first === undefined) return events['damage-none'](...who);
  return cards.length > 1 && cards.every((id) => id === first)
    ? events['damage-alike'](...who, cards.length, thing(first, words), pile)
    : events.damage(...who, cards.length, combatList(cards, words), pile);
}

/** The log of a combat: it speaks to whoever fights in it. */
export const combatTellers: Tellers<CombatEvent> = {
  escape: (e, names, words) =>
    words.events.escape(
      thing(e.cards[0], words),
      e.values[0],
      thing(e.cards[1], words),
      e.values[1],
      ...one(e.seat, names),
      monsterOf(e, names, words),
      e.escaped,
    ),
  combat,
  'first-shot': firstShot,
  lightning: (e, names, words) =>
    words.events.lightning(monsterOf(e, names, words), combatList(e.cards, words), e.pile),
  round: (e, _, { events }) => events.round(e.round),
  hand,
  reveal,
  power: powerSentence,
  cancelled: (e, names, words) =>
    words.events[e.carried ? 'cancelled-carried' : 'cancelled'](
      ...fighterOf(e.fighter, names, words),
      thing(e.card, words),
    ),
  'attack-changed': (e, names, words) =>
    words.events[e.carried ? 'attack-carried' : 'attack'](
      ...fighterOf(e.fighter, names, words),
      // Nothing raises the attack of a cancelled card.
      e.amount < 0 ? 'down' : e.total === 0 ? 'stays' : 'up',
      Math.abs(e.amount),
      e.total,
    ),
  'names-type': (e, names, words) =>
    words.events['names-type'](...fighterOf(e.fighter, names, words), oneOf(ATTACKS, e.attackType)),
  replaces: (e, names, words) =>
    words.events.replaces(...fighterOf(e.fighter, names, words), thing(e.card, words), thing(e.by, words)),
  'hand-discarded': (e, names, words) =>
    words.events['hand-discarded'](...fighterOf(e.fighter, names, words), thing(e.card, words)),
  'hand-seen': handSeen,
  'hand-taken': (e, names, words) => {
    const facts = [...fighterOf(e.fighter, names, words), ...fighterOf(e.from, names, words)] as const;
    return e.card === undefined
      ? words.events['hand-taken'](...facts)
      : words.events['hand-taken-seen'](...facts, thing(e.card, words));
  },
  'stack-taken': (e, names, words) =>
    words.events['stack-taken'](...fighterOf(e.fighter, names, words), thing(e.card, words)),
  'damage-removed': (e, names, words) =>
    words.events['damage-removed'](...fighterOf(e.fighter, names, words), thing(e.card, words), e.pile),
  'damage-added': damage,
  counter: (e, names, words) =>
    words.events.counter(...fighterOf(e.fighter, names, words), thing(e.card, words), e.total),
  'counter-revealed': (e, _, words) => {
    const facts = [thing(e.monster, words), combatList(e.cards, words)] as const;
    return e.played.length > 0
      ? words.events['counter-revealed'](...facts, combatList(e.played, words))
      : words.events['counter-failed'](...facts);
  },
  stalemate: (e, _, { events }) => events.stalemate(e.totals[0] ?? 0),
  'round-won': (e, names, words) => {
    const [first = 0, second = 0] = e.totals;
    const score = e.side === 0 ? ([first, second] as const) : ([second, first] as const);
    // Not yet dealt: whoever would rather escape gives it up.
    return words.events['round-won'](
      ...fighterOf(e.fighter, names, words),
      ...score,
      Math.max(0, e.deathblow),
    );
  },
  flees: (e, names, { events }) => events[`flees-${e.step}`](...one(e.seat, names)),
  'monster-killed': (e, names, words) =>
    words.events.killed(...one(e.seat, names), monsterOf(e, names, words), e.life),
  // The same roll is enough for one monster and not for another.
  monstrous: (e, _, { events }) => events[e.found ? 'monstrous-found' : 'monstrous-none'](e.die, e.life),
  duel: (e, names, { events }) => events.duel(...one(e.attacker, names), ...one(e.defender, names)),
  'duel-won': (e, names, { events }) => events['duel-won'](...one(e.winner, names), ...one(e.loser, names)),
};

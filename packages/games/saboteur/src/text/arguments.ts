import { type GameText, isOwn, type Names, unreachable } from '@mazmorra/kernel';
import { componentsOf, lookUp, one, type Told, variantsOf } from '@mazmorra/languages';
import { type SaboteurWords, saboteur } from '@mazmorra/languages/saboteur';
import type { Event } from '../events.ts';
import { type Cell, choiceOf, isDouble } from './choices.ts';
import { finalLine, packetLine, payLine, revealLine } from './gold.ts';

type Words = SaboteurWords;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** How each event is told: which sentence, and with what in it. Nothing is told of some. */
type Tellers = {
  readonly [K in Event['type']]: (event: Of<K>, names: Names, words: Words) => string | undefined;
};

function roundLine(e: Of<'round-started'>, names: Names, { events }: Words): string {
  const most = Math.max(...e.saboteurs);
  const saboteurs =
    e.saboteurs.length === 1
      ? events.saboteurs(most)
      : most === 1
        ? events['saboteurs-at-most-one']
        : events['saboteurs-or'](e.saboteurs.map(String));
  const facts = [e.round, e.rounds, ...one(e.starter, names)] as const;
  return e.after === undefined
    ? events['round-started'](...facts, saboteurs)
    : events[`round-after-${e.after.why}`](...facts, ...one(e.after.seat, names), saboteurs);
}

function pathLine(e: Of<'path-played'>, names: Names, { events }: Words): string {
  const laid = events['path-played'](...one(e.seat, names), e.deadEnd);
  return e.rejoined === 0 ? laid : `${laid} ${events.rejoined(e.rejoined)}`;
}

function brokenLine(e: Of<'tool-broken'>, names: Names, { events, tools }: Words): string {
  const who = one(e.seat, names);
  return e.seat === e.target
    ? events['broken-own'](...who, tools[e.tool])
    : events.broken(...who, ...one(e.target, names), tools[e.tool]);
}

function repairLine(e: Of<'tool-repaired'>, names: Names, { events, tools }: Words): string {
  const who = one(e.seat, names);
  return e.seat === e.target
    ? events[e.canDig ? 'repaired-own' : 'repaired-own-still'](...who, tools[e.tool])
    : events[e.canDig ? 'repaired' : 'repaired-still'](...who, ...one(e.target, names), tools[e.tool]);
}

function rockfallLine({ seat, card, cutOff }: Of<'rockfall'>, names: Names, { events }: Words): string {
  const facts = [...one(seat, names), card.startsWith('dead-')] as const;
  return cutOff === 0 ? events.rockfall(...facts) : events['rockfall-cutting'](...facts, cutOff);
}

function drawLine(e: Of<'drew'>, names: Names, { events, cards }: Words): string | undefined {
  const who = one(e.seat, names);
  const isLast = e.pileLeft === 0;
  if (e.card === undefined) return isLast ? events['drew-last'](...who) : undefined;
  return events[isLast ? 'drew-last-seen' : 'drew'](...who, cards[e.card]);
}

/** Who chooses first, and why if that is not who reached the treasure. */
function draftLine(e: Of<'draft-started'>, names: Names, { events }: Words): string {
  const chooser = one(e.order[0] ?? 0, names);
  if (e.passedOver === undefined) return events.draft(e.cards, ...chooser);
  return isOwn(e.passedOver, names)
    ? events['draft-without-you'](e.cards, chooser[1])
    : events['draft-without'](e.cards, names.seat(e.passedOver), ...chooser);
}

const tellers: Tellers = {
  'round-started': roundLine,
  dealt: ({ seat, role }, names, { events }) => events.dealt(...one(seat, names), role),
  turn: () => undefined,
  'path-played': pathLine,
  'goal-turned': ({ seat, slot, card }, names, { events, goals }) =>
    events[card === 'goal-treasure' ? 'goal-treasure' : 'goal-stone'](...one(seat, names), goals[slot]),
  'tool-broken': brokenLine,
  'tool-repaired': repairLine,
  rockfall: rockfallLine,
  'map-used': ({ seat, slot, card }, names, { events, goals }) => {
    const facts = [...one(seat, names), goals[slot]] as const;
    if (card === undefined) return events.map(...facts);
    return events['map-seen'](...facts, card === 'goal-treasure' ? 'treasure' : 'stone');
  },
  discarded: ({ seat, card }, names, { events, cards }) =>
    card === undefined
      ? events.discarded(...one(seat, names))
      : events['discarded-seen'](...one(seat, names), cards[card]),
  passed: ({ seat }, names, { events }) => events.passed(...one(seat, names)),
  drew: drawLine,
  'round-ended': ({ winner, turns }, _, { events }) => events[winner === 'miners' ? 'won' : 'lost'](turns),
  'cards-revealed': revealLine,
  'draft-started': draftLine,
  'packet-handed': packetLine,
  'gold-taken': ({ seat, nuggets, left }, names, { events }) =>
    nuggets === undefined
      ? events.taken(...one(seat, names), left)
      : events['taken-seen'](...one(seat, names), nuggets, left),
  'gold-paid': payLine,
  'nobody-paid': (_, __, { events }) => events['nobody-paid'],
  'game-ended': finalLine,
};

/** Where a card would lie: the board shows it, a list has to say it. */
function whereIs({ x, y }: Cell, { where }: Words): string {
  const across = [Math.abs(x), x > 0 ? 'right' : 'left'] as const;
  const along = [Math.abs(y), y > 0 ? 'down' : 'up'] as const;
  if (x === 0) return where.above(...along);
  return y === 0 ? where.beside(...across) : where.both(...across, ...along);
}

/** What a button says, from the name of the option. */
function option(name: string, names: Names, words: Words): string {
  const { options, cards, tools, goals } = words;
  const choice = choiceOf(name);
  switch (choice.verb) {
    case 'path': {
      const facts = [lookUp(cards, choice.card), whereIs(choice.at, words)] as const;
      return options[choice.turned ? 'path-turned' : 'path'](...facts);
    }
    case 'break':
      return options.break(...one(choice.seat, names), lookUp(tools, choice.tool));
    case 'repair': {
      const facts = [...one(choice.seat, names), lookUp(tools, choice.tool)] as const;
      return isDouble(choice.card)
        ? options['repair-with'](...facts, lookUp(cards, choice.card))
        : options.repair(...facts);
    }
    case 'rockfall':
      return options.rockfall(whereIs(choice.at, words));
    case 'map':
      return options.map(lookUp(goals, choice.goal));
    case 'discard':
      return choice.card === '' ? options['discard-any'] : options.discard(lookUp(cards, choice.card));
    case 'take':
      return options.take(choice.nuggets);
    case 'pass':
      return options.pass;
    default:
      return unreachable(choice);
  }
}

function tell(words: Words): GameText<Event> {
  const { name, tagline, scores, decisions, cards, roles, tools, goals } = words;
  return {
    name,
    tagline,
    variants: variantsOf(words.variants),
    components: componentsOf({ ...cards, ...roles, ...tools, ...goals }),
    decision: (kind) => lookUp(decisions, kind),
    option: (id, names) => option(id, names, words),
    event: ({ event }, names) =>
      (tellers[event.type] as (event: Event, names: Names, words: Words) => string | undefined)(
        event,
        names,
        words,
      ),
    scores,
  };
}

/** The texts of Saboteur; its sentences stand in `languages/<code>/saboteur.ftl`. */
export const text: Told<Event, Words> = { subject: saboteur, tell };

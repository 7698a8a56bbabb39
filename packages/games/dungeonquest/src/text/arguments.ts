import type { ComponentText, GameText, Names } from '@mazmorra/kernel';
import { componentsOf, one, several, type Told, variantsOf, type Who } from '@mazmorra/languages';
import { dungeonquest } from '@mazmorra/languages/dungeonquest';
import { cardNamed } from '../data/cards.ts';
import { tiles } from '../data/tiles.ts';
import type { Cause } from '../state.ts';
import { combatTellers } from './combat.ts';
import { diceTellers } from './dice.ts';
import { lootTellers } from './loot.ts';
import { moveTellers } from './moves.ts';
import { decisionText, optionText } from './options.ts';
import { type Event, type EventOf, monsterOf, place, type Tellers, thing, type Words } from './things.ts';

/** The monster of a Sneak Attack; no other card names one. */
const ambusherOf = (card: string): string | undefined => /^catacomb-sneak-attack-(.+)$/.exec(card)?.[1];

/** How a hero came to the end. */
function epitaph(cause: Cause, hero: string, by: string, words: Words): string {
  const { epitaphs } = words;
  const own = thing(hero, words);
  const ambusher = cause === 'card' ? ambusherOf(by) : undefined;
  if (ambusher !== undefined) return epitaphs.ambush(own, thing(ambusher, words));
  if (cause === 'room' && by === 'bridge') return epitaphs.bridge(own);
  switch (cause) {
    case 'card':
    case 'room':
    case 'combat':
    case 'escape':
    case 'hero':
      return epitaphs[cause](own, thing(by, words));
    default:
      return epitaphs[cause](own);
  }
}

/** What a hero who falls unconscious loses: as many Loot cards as the die shows, or all where there are fewer. */
function falls({ seat, die, cards }: EventOf<'falls'>, names: Names, { events }: Words): string {
  const who = one(seat, names);
  if (cards === 0) return events['falls-none'](...who, die);
  return events[cards === die ? 'falls' : 'falls-all'](...who, die, cards);
}

function monster(e: EventOf<'monster'>, names: Names, words: Words): string {
  // One that lay in wait or was moved has been told of before.
  const isKnown = e.from === 'token' || e.from === 'servant';
  const [whoPlays, player]: readonly ['nobody' | Who, string] =
    e.player < 0 ? ['nobody', ''] : one(e.player, names);
  return words.events.monster(...one(e.seat, names), thing(e.monster, words), isKnown, whoPlays, player);
}

function end(e: EventOf<'end'>, names: Names, { events }: Words): string {
  if (e.survivor !== undefined) return events['end-survivor'](...one(e.survivor, names));
  const won = events.end(...several(e.winners, names), e.gold[e.winners[0] ?? 0] ?? 0);
  return e.by === undefined ? won : `${won} ${events[`end-${e.by}`](e.amount ?? 0)}`;
}

const tellers: Tellers = {
  ...combatTellers,
  ...diceTellers,
  ...lootTellers,
  ...moveTellers,
  hero: (e, names, words) => words.events.hero(...one(e.seat, names), thing(e.hero, words)),
  'first-roll': (e, names, { events }) =>
    events[e.again ? 'first-roll-again' : 'first-roll'](...one(e.seat, names), e.die),
  'first-player': (e, names, { events }) => events['first-player'](...one(e.seat, names)),
  'late-start': (e, _, { events }) => events['late-start'](e.die, e.space),
  'tower-taken': (e, names, words) =>
    words.events['tower-taken'](...one(e.seat, names), thing(e.tower, words)),
  dies: (e, names, words) => words.events.dies(...one(e.seat, names), epitaph(e.cause, e.hero, e.by, words)),
  falls,
  wakes: (e, names, { events }) => events.wakes(...one(e.seat, names), e.wounds),
  monster,
  'monster-life': (e, names, words) =>
    e.life === undefined ? undefined : words.events['monster-life'](monsterOf(e, names, words), e.life),
  'monster-removed': (e, _, words) => words.events['monster-removed'](thing(e.monster, words)),
  'token-taken': (e, _, words) => words.events['token-taken'](thing(e.monster, words), place(e.cell, words)),
  'token-placed': (e, _, words) =>
    words.events['token-placed'](thing(e.monster, words), place(e.cell, words)),
  'dragon-wakes': (_, __, { events }) => events['dragon-wakes'],
  'dragon-cards-back': (e, _, { events }) => events['dragon-cards-back'](e.count),
  end,
  'servant-moves': (e, names, words) =>
    words.events['servant-moves'](
      ...one(e.seat, names),
      thing(e.monster, words),
      place(e.from, words),
      place(e.to, words),
    ),
  'servant-calls': (e, names, words) =>
    words.events['servant-calls'](...one(e.seat, names), thing(e.monster, words)),
};

/** Door cards that open or jam bear no type; nor do dragon, rune and shuffle cards. */
const UNTYPED: ReadonlySet<string> = new Set(['door-opens', 'door-jammed']);

/** All components, with what the rulebook prints below the title of a card. A tile is called after its room. */
function componentsIn(words: Words): Readonly<Record<string, ComponentText>> {
  const { cards, combat, heroes, monsters, places, rooms, decks, others, cardTypes } = words;
  const { 'lowest-agility-armor': either, ...rest } = others;
  const own = componentsOf({ ...combat, ...heroes, ...monsters, ...places, ...decks, ...rest, ...rooms });
  const typed = Object.entries(componentsOf(cards)).map(([id, card]) => {
    const type = UNTYPED.has(id) ? undefined : cardNamed(id)?.type;
    const printed =
      type && Object.hasOwn(cardTypes, type) ? cardTypes[type as keyof typeof cardTypes] : undefined;
    return [id, printed === undefined ? card : { ...card, type: printed }] as const;
  });
  const ofTiles = tiles.map(({ id, type }) => [id, { name: own[type].name }] as const);
  return {
    ...Object.fromEntries(typed),
    ...own,
    ...componentsOf({ 'lowest:agility,armor': either }),
    ...Object.fromEntries(ofTiles),
  };
}

function tell(words: Words): GameText<Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    variants: variantsOf(words.variants),
    components: componentsIn(words),
    decision: (kind) => decisionText(kind, words),
    option: (option, names, kind) => optionText(option, names, kind ?? '', words),
    event: ({ event }, names) =>
      (tellers[event.type] as (event: Event, names: Names, words: Words) => string | undefined)(
        event,
        names,
        words,
      ),
    scores: words.scores,
    marks: ['out'],
    unmarked: { out: words.died },
  };
}

/** The texts of DungeonQuest; its sentences stand in `languages/<code>/dungeonquest.ftl`. */
export const text: Told<Event, Words> = { subject: dungeonquest, tell };

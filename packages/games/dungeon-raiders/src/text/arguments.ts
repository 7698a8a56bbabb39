import type { GameText, Names } from '@mazmorra/kernel';
import { componentsOf, lookUp, one, several, type Told, variantsOf } from '@mazmorra/languages';
import { dungeonRaiders } from '@mazmorra/languages/dungeon-raiders';
import { LEVEL_COUNT } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { gift, type Of, outfit, rowOfRooms, type Words } from './phrases.ts';
import { attack, chest, fight, pileTooSmall, reward, trap } from './rooms.ts';

/** How each event is told: which sentence, and with what in it. */
type Tellers = {
  readonly [K in Event['type']]: (event: Of<K>, names: Names, words: Words) => string;
};

function torch({ seat, positions, rooms: seen }: Of<'torch-used'>, names: Names, words: Words): string {
  const { events, rooms } = words;
  const who = one(seat, names);
  if (seen === undefined) return events.torch(...who, positions.map(String), positions.length);
  const [first] = seen;
  if (first && seen.length === 1) return events['torch-seen-one'](...who, rooms[first.room], first.position);
  const parts = seen.map(({ room, position }, place) =>
    events[place === 0 ? 'torch-first' : 'torch-next'](rooms[room], position),
  );
  return events['torch-seen'](...who, parts);
}

function coinsChanged(e: Of<'coins-changed'>, names: Names, { events }: Words): string {
  const { from, to, lost } = e;
  const who = one(e.seat, names);
  if (to < from) return events['coins-lost'](...who, from - to, to);
  if (to === 0) return events['coins-none'](...who);
  if (to === from)
    return lost === 0 ? events['coins-same'](...who, to) : events['coins-same-wasted'](...who, to, lost);
  return lost === 0
    ? events['coins-gained'](...who, to - from, to)
    : events['coins-gained-wasted'](...who, to - from, to, lost);
}

function woundsChanged({ seat, from, to }: Of<'wounds-changed'>, names: Names, { events }: Words): string {
  const who = one(seat, names);
  if (to > from) return events['wounds-taken'](...who, to - from, to);
  return to === from ? events['wounds-none'](...who) : events['wounds-healed'](...who, from - to, to);
}

function revealed(e: Of<'cards-revealed'>, names: Names, { events, cards }: Words): string {
  const [first] = e.cards;
  if (first && e.cards.length === 1)
    return events['revealed-one'](...one(first.seat, names), cards[first.card]);
  return events.revealed(
    e.cards.map(({ seat, card }) => events['revealed-card'](...one(seat, names), cards[card])),
  );
}

function mapPassed({ from, to, value, tied }: Of<'map-passed'>, names: Names, { events }: Words): string {
  const who = one(to, names);
  if (tied)
    return from === to
      ? events['map-tied-kept'](value, ...who)
      : events['map-tied'](value, ...who, ...one(from, names));
  return events[from === to ? 'map-kept' : 'map-passed'](...who, value);
}

function won({ seats, coins, wounds, beaten }: Of<'game-won'>, names: Names, { events }: Words): string {
  // Wounds are told where they decide: against those with as many coins, and among those who share the victory.
  const isDecisive = beaten !== undefined || seats.length > 1;
  const who = several(seats, names);
  const winner =
    wounds !== undefined && isDecisive
      ? events['won-by-wounds'](...who, coins, wounds)
      : events.won(...who, coins);
  return beaten === undefined ? winner : `${winner} ${events.beaten(...several(beaten, names))}`;
}

const tellers: Tellers = {
  'character-dealt': ({ seat, character, coins, wounds, items }, names, words) =>
    words.events.character(
      ...one(seat, names),
      words.characters[character],
      outfit(coins, wounds, items, words),
    ),
  'map-dealt': ({ seat }, names, { events }) => events['map-dealt'](...one(seat, names)),
  'level-built': ({ level, row }, _, words) => words.events['level-built'](level, rowOfRooms(row, words)),
  'room-entered': ({ position, room, turnedUp }, _, { events, rooms }) =>
    events[turnedUp ? 'room-turned-up' : 'room'](position, rooms[room]),
  'level-ended': ({ level }, _, { events }) =>
    events[level === LEVEL_COUNT ? 'level-ended-last' : 'level-ended'](level),
  'card-committed': ({ seat, card }, names, { events, cards }) =>
    card === undefined
      ? events.committed(...one(seat, names))
      : events['committed-seen'](...one(seat, names), cards[card]),
  'cards-revealed': revealed,
  'card-played': ({ seat, card }, names, { events, cards }) =>
    events.played(...one(seat, names), cards[card]),
  'torch-used': torch,
  'further-card-owed': ({ seats }, names, { events }) => events['further-card'](...several(seats, names)),
  'items-returned': ({ item, count }, _, { events, cards }) => events.returned(count, cards[item]),
  'chest-opened': chest,
  'chest-left': ({ coins }, _, { events }) => events['chest-left'](coins),
  escaped: ({ seat, item }, names, { events, cards }) => events.escaped(...one(seat, names), cards[item]),
  fought: fight,
  attacked: attack,
  eliminated: ({ seat }, names, { events }) => events.eliminated(...one(seat, names)),
  'highest-rewarded': reward,
  'reward-withheld': ({ room }, _, { events, rooms }) => events['reward-withheld'](rooms[room]),
  'gift-given': ({ seat, value, gift: given }, names, words) =>
    given.type === 'coins'
      ? words.events['gift-of-coins'](...one(seat, names), value)
      : words.events.gift(...one(seat, names), value, gift(given, words)),
  'pile-too-small': pileTooSmall,
  'trap-sprung': trap,
  'coins-changed': coinsChanged,
  'wounds-changed': woundsChanged,
  'map-passed': mapPassed,
  collapsed: ({ seats, wounds }, names, { events }) => events.collapsed(...several(seats, names), wounds),
  'nobody-collapsed': ({ why }, _, { events }) => events[`standing-${why ?? 'untold'}`],
  'game-won': won,
  'everyone-lost': (_, __, { events }) => events['everyone-lost'],
};

/** What a button says, from the name of the option: `play:key`, `torch`, `torch:2`. */
function option(name: string, { options, cards }: Words): string {
  const [verb, what] = name.split(':');
  if (verb === 'torch') return what === undefined ? options.torch : options['torch-room'](Number(what));
  if (verb !== 'play' || what === undefined) throw new RangeError(`no text for ${name}`);
  return options.play(lookUp(cards, what));
}

function tell(words: Words): GameText<Event> {
  const { name, tagline, scores, decisions, cards, characters, levels, rooms, others } = words;
  return {
    name,
    tagline,
    variants: variantsOf(words.variants),
    components: componentsOf({ ...cards, ...characters, ...levels, ...rooms, ...others }),
    decision: (kind) => lookUp(decisions, kind),
    option: (id) => option(id, words),
    event: ({ event }, names) =>
      (tellers[event.type] as (event: Event, names: Names, words: Words) => string)(event, names, words),
    scores,
    marks: ['collapsed', 'eliminated'],
  };
}

/** The texts of Dungeon Raiders; its sentences stand in `languages/<code>/dungeon-raiders.ftl`. */
export const text: Told<Event, Words> = { subject: dungeonRaiders, tell };

import { isOwn, type Names } from '@mazmorra/kernel';
import { one } from '@mazmorra/languages';
import type { EventOf } from '../events.ts';
import { aList, deck, type Tellers, thing, type Words } from './things.ts';

/* Cards and Loot: drawn, kept, gained, lost. */

type LootEvent =
  | 'rune-dealt'
  | 'draws'
  | 'shuffles'
  | 'deck-empty'
  | 'keeps'
  | 'kept-gone'
  | 'refuses'
  | 'card-may'
  | 'gains-loot'
  | 'loses-loot'
  | 'drinks'
  | 'rune-used'
  | 'ability-used'
  | 'leaves'
  | 'loot-shown'
  | 'end-item'
  | 'worth'
  | 'loot-taken';

/** Does the hero still keep a card of the same name? Those of two decks look alike. */
const keepsAnother = ({ card, left = [] }: EventOf<'kept-gone'>, words: Words): boolean =>
  left.some((other) => thing(other, words).name === thing(card, words).name);

function gains(e: EventOf<'gains-loot'>, names: Names, words: Words): string {
  const who = one(e.seat, names);
  if (e.card === undefined) return words.events['gains-hidden'](...who, e.held);
  return words.events.gains(...who, words.loot.the(thing(e.card, words), e.gold ?? 0), e.held);
}

function loses(e: EventOf<'loses-loot'>, names: Names, words: Words): string {
  const why = e.why === 'used' && e.card.endsWith('-unstable-potion') ? 'drunk' : e.why;
  return words.events.loses(...one(e.seat, names), why, thing(e.card, words), e.gold, e.held);
}

function taken(e: EventOf<'loot-taken'>, names: Names, words: Words): string {
  const { events, loot } = words;
  const what = e.card === undefined ? events['hidden-loot'] : loot.a(thing(e.card, words), 0);
  return isOwn(e.from, names)
    ? events['taken-from-you'](names.seat(e.by), what, e.left)
    : events.taken(...one(e.by, names), what, names.seat(e.from), e.held, e.left);
}

/** What somebody is told by the name of a card or an ability: nothing of most. */
const byName = <T>(group: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(group, name) ? group[name] : undefined;

export const lootTellers: Tellers<LootEvent> = {
  'rune-dealt': (e, names, words) => words.events['rune-dealt'](...one(e.seat, names), thing(e.card, words)),
  draws: (e, names, words) => {
    const who = one(e.seat, names);
    const pile = deck(e.deck, words);
    return e.card === undefined
      ? words.events['draws-hidden'](...who, pile)
      : words.events.draws(...who, thing(e.card, words), pile);
  },
  shuffles: (e, _, words) => words.events[`shuffles-${e.why}`](deck(e.deck, words)),
  'deck-empty': (e, _, words) => words.events['deck-empty'](deck(e.deck, words)),
  keeps: (e, names, words) => words.events.keeps(...one(e.seat, names), thing(e.card, words)),
  'kept-gone': (e, names, words) =>
    words.events[keepsAnother(e, words) ? 'kept-gone-another' : 'kept-gone'](
      ...one(e.seat, names),
      thing(e.card, words),
    ),
  refuses: (e, names, words) => words.events.refuses(...one(e.seat, names), thing(e.card, words)),
  'card-may': (e, names, { declined }) =>
    e.yes ? undefined : byName(declined, e.what)?.(...one(e.seat, names)),
  'gains-loot': gains,
  'loses-loot': loses,
  // Told with what is left of the Loot.
  drinks: () => undefined,
  // What a rune does is told where no line after it would.
  'rune-used': (e, names, words) => {
    const { rune, ...lasting } = words.events;
    const told = e.card === 'rune-stasis' || e.card === 'rune-slumber' ? lasting[e.card] : rune;
    return told(...one(e.seat, names), thing(e.card, words));
  },
  'ability-used': (e, names, { abilities }) => byName(abilities, e.ability)?.(...one(e.seat, names)),
  leaves: (e, names, { events }) => events.leaves(...one(e.seat, names), e.loot),
  'loot-shown': (e, names, words) => words.events['loot-shown'](...one(e.seat, names), aList(e.cards, words)),
  'end-item': (e, names, words) =>
    words.events[e.used ? 'item-used' : 'item-not-used'](...one(e.seat, names), thing(e.card, words)),
  worth: (e, names, words) => words.events.worth(...one(e.seat, names), thing(e.card, words), e.gold),
  'loot-taken': taken,
};

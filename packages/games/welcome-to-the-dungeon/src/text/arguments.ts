import type { GameText, Names } from '@mazmorra/kernel';
import { componentsOf, lookUp, one, type Told } from '@mazmorra/languages';
import {
  type WelcomeToTheDungeonWords,
  welcomeToTheDungeon,
} from '@mazmorra/languages/welcome-to-the-dungeon';
import type { MonsterId } from '../data/monsters.ts';
import type { Event } from '../events.ts';

type Words = WelcomeToTheDungeonWords;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** How each event is told: which sentence, and with what in it. */
type Tellers = {
  readonly [K in Event['type']]: (event: Of<K>, names: Names, words: Words) => string;
};

function adventurer({ adventurer: id, by, seat, out }: Of<'adventurer'>, names: Names, words: Words): string {
  const { events, adventurers } = words;
  const hero = adventurers[id];
  if (seat !== undefined && out) return events['adventurer-out'](...one(seat, names), hero);
  if (seat !== undefined && by === 'choice') return events['adventurer-choice'](...one(seat, names), hero);
  return by === 'chance' ? events['adventurer-chance'](hero) : events['adventurer-first'](hero);
}

function round(event: Of<'round'>, names: Names, { events, adventurers }: Words): string {
  const { round: number, deck, starter, after } = event;
  const hero = adventurers[event.adventurer];
  // Who starts the first round has just been told.
  if (number === 1) return events['round-first'](number, hero, deck);
  const who = one(starter, names);
  return after === undefined
    ? events['round-later'](number, hero, deck, ...who)
    : events['round-after'](number, hero, deck, ...who, ...one(after, names));
}

function sacrifice({ seat, tile, monster, hp }: Of<'sacrifice'>, names: Names, words: Words): string {
  const { events, tiles, monsters } = words;
  const facts = [...one(seat, names), tiles[tile]] as const;
  if (monster === undefined)
    return hp === undefined ? events.sacrifice(...facts) : events['sacrifice-hp'](...facts, hp);
  const seen = [...facts, monsters[monster]] as const;
  return hp === undefined ? events['sacrifice-seen'](...seen) : events['sacrifice-seen-hp'](...seen, hp);
}

function defeat(event: Of<'defeat'>, names: Names, { events, ...words }: Words): string {
  const { seat, how, hp, healed } = event;
  const [tile, monster] = [words.tiles[event.tile], words.monsters[event.monster]];
  if (healed > 0) return events['defeat-healed'](...one(seat, names), tile, monster, healed, hp);
  return events[how === 'pact-pending' ? 'defeat-next' : 'defeat'](tile, monster);
}

/** `an Orc, two Goblins and the Dragon`: the parts of that list. */
function listed(ids: readonly MonsterId[], { events, monsters }: Words): string[] {
  return [...new Set(ids)].map((kind) => {
    const isTwice = ids.filter((id) => id === kind).length > 1;
    return events[isTwice ? 'left-two' : 'left-one'](monsters[kind]);
  });
}

const tellers: Tellers = {
  'starter-drawn': ({ seat }, names, { events }) => events['starter-drawn'](...one(seat, names)),
  adventurer,
  round,
  draw: ({ seat, monster }, names, { events, monsters }) =>
    monster === undefined
      ? events.draw(...one(seat, names))
      : events['draw-seen'](...one(seat, names), monsters[monster]),
  pass: ({ seat, forced, left }, names, { events }) =>
    forced ? events['pass-forced'](...one(seat, names)) : events.pass(...one(seat, names), left),
  add: ({ seat, monster, pile }, names, { events, monsters }) =>
    monster === undefined
      ? events.add(...one(seat, names), pile)
      : events['add-seen'](...one(seat, names), monsters[monster], pile),
  sacrifice,
  enter: ({ seat, adventurer: hero, hp, tiles, pile }, names, { events, adventurers }) =>
    events.enter(...one(seat, names), adventurers[hero], hp, tiles.length, pile),
  name: ({ seat, monster, tile }, names, { events, monsters, tiles }) =>
    events.name(...one(seat, names), tiles[tile], monsters[monster]),
  'turn-up': ({ monster, strength, by, pile }, names, { events, monsters }) =>
    events['turn-up'](...one(by, names), monsters[monster], strength, pile),
  keep: ({ seat, monster }, names, { events, monsters }) =>
    events.keep(...one(seat, names), monsters[monster]),
  polymorph: ({ seat, from, to }, names, { events, monsters }) =>
    from === to
      ? events['polymorph-same'](...one(seat, names), monsters[from])
      : events.polymorph(...one(seat, names), monsters[from], monsters[to]),
  defeat,
  'axe-saved': ({ seat, monster }, names, { events, monsters }) =>
    events['axe-saved'](...one(seat, names), monsters[monster]),
  // With Omnipotence somebody goes on who has no hit points left.
  damage: ({ seat, monster, lost, hp }, names, { events, monsters }) =>
    hp + lost <= 0
      ? events['damage-none'](monsters[monster])
      : events.damage(...one(seat, names), monsters[monster], lost, Math.max(0, hp)),
  potion: ({ seat, tile, hp }, names, { events, tiles }) =>
    events.potion(...one(seat, names), tiles[tile], hp),
  death: ({ seat, goesOn }, names, { events }) =>
    events[goesOn ? 'death-goes-on' : 'death'](...one(seat, names)),
  omnipotence: ({ saved }, _, { events }) => events[saved ? 'omnipotence-saved' : 'omnipotence-failed'],
  result: ({ seat, success, successes, failures }, names, { events }) =>
    success
      ? events['result-success'](...one(seat, names), successes)
      : events['result-failure'](...one(seat, names), failures),
  eliminated: ({ seat, gaveBack }, names, { events }) =>
    events[gaveBack ? 'eliminated-gave-back' : 'eliminated'](...one(seat, names)),
  'turn-up-aside': ({ seat, tile, monster }, names, { events, tiles, monsters }) =>
    events['turn-up-aside'](...one(seat, names), tiles[tile], monsters[monster]),
  'turn-up-left': ({ monsters }, _, words) =>
    words.events['turn-up-left'](listed(monsters, words), monsters.length),
  win: ({ seat, by }, names, { events }) =>
    events[by === 'successes' ? 'win-successes' : 'win-last-left'](...one(seat, names)),
};

/** What a button says, from the name of the option: `draw`, `choose:mage`. */
function option(name: string, { options, tiles, adventurers, monsters }: Words): string {
  const [verb = '', what = ''] = name.split(':');
  switch (verb) {
    case 'choose':
      return lookUp(adventurers, what).name;
    case 'name':
      return lookUp(monsters, what).name;
    case 'sacrifice':
      return options.sacrifice(lookUp(tiles, what));
    default: {
      const { sacrifice: _, ...plain } = options;
      return lookUp(plain, name);
    }
  }
}

function tell(words: Words): GameText<Event> {
  const { name, tagline, variants, scores, decisions, monsters, adventurers, tiles, others } = words;
  return {
    name,
    tagline,
    variants,
    components: componentsOf({ ...monsters, ...adventurers, ...tiles, ...others }),
    decision: (kind) => lookUp(decisions, kind),
    option: (id) => option(id, words),
    event: ({ event }, names) =>
      (tellers[event.type] as (event: Event, names: Names, words: Words) => string)(event, names, words),
    scores,
  };
}

/** The texts of Welcome to the Dungeon; its sentences stand in `languages/<code>/welcome-to-the-dungeon.ftl`. */
export const text: Told<Event, Words> = { subject: welcomeToTheDungeon, tell };

import { capital, english, isOwn, type Names } from '@mazmorra/kernel';
import type { AdventurerId } from '../data/adventurers.ts';
import type { TileId } from '../data/equipment.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Event } from '../events.ts';
import type { Sentences } from './catalogue.ts';
import { componentsEn } from './components-en.ts';

const { bySeat } = english;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const nameOf = (id: AdventurerId | MonsterId | TileId): string => componentsEn[id].name;
/** Abstract things take no article. */
export const the = (id: AdventurerId | MonsterId | TileId): string =>
  id === 'mage-omnipotence' || id === 'mage-polymorph' ? nameOf(id) : `the ${nameOf(id)}`;

/** The monsters of which there is only one. */
const UNIQUE: ReadonlySet<MonsterId> = new Set<MonsterId>(['lich', 'demon', 'dragon']);
/** `an Orc`, but `the Dragon`, of which there is only one. */
const aMonster = (id: MonsterId): string => (UNIQUE.has(id) ? the(id) : english.a({ one: nameOf(id) }));
/** All of a kind: `Orcs`, `the Dragon`. */
const theKind = (id: MonsterId): string => (UNIQUE.has(id) ? the(id) : `all ${nameOf(id)}s`);

function monsterList(ids: readonly MonsterId[]): string {
  const kinds = [...new Set(ids)];
  return english.and(
    kinds.map((kind) =>
      ids.filter((id) => id === kind).length > 1 ? `two ${nameOf(kind)}s` : aMonster(kind),
    ),
  );
}

const cards = (number: number): string => english.count(number, { one: 'card' });
const hitPoints = (number: number): string => english.count(number, { one: 'hit point' });
const left = (hp: number): string => (hp <= 0 ? 'none left' : `${hp} left`);
/** `first`, `second`: nobody gets further than two. */
const nth = (number: number): string => (number === 1 ? 'first' : 'second');

function adventurer({ adventurer, by, seat, out }: Of<'adventurer'>, names: Names): string {
  if (out && seat !== undefined)
    return bySeat(seat, names, {
      you: `Although out of the game, you still choose the next adventurer: ${the(adventurer)}.`,
      one: (ana) => `Although out of the game, ${ana} still chooses the next adventurer: ${the(adventurer)}.`,
    });
  if (by === 'choice' && seat !== undefined)
    return bySeat(seat, names, {
      you: `You choose ${the(adventurer)} as the adventurer.`,
      one: (ana) => `${ana} chooses ${the(adventurer)} as the adventurer.`,
    });
  return by === 'chance'
    ? `Chance picks ${the(adventurer)} as the adventurer.`
    : `The first adventurer is ${the(adventurer)}.`;
}

function round({ round: number, adventurer, deck, starter, after }: Of<'round'>, names: Names): string {
  const ready = `Round ${number}: ${the(adventurer)} has all six pieces of equipment and the deck has ${cards(deck)}.`;
  // Who starts the first round has just been told.
  if (number === 1) return ready;
  if (after !== undefined) {
    const whom = bySeat(after, names, { you: 'you', one: (ana) => ana });
    return bySeat(starter, names, {
      you: `${ready} You start, as you come after ${whom}.`,
      one: (ana) => `${ready} ${ana}, who comes after ${whom}, starts.`,
    });
  }
  return bySeat(starter, names, {
    you: `${ready} You start.`,
    one: (ana) => `${ready} ${ana} starts.`,
  });
}

function pass({ seat, forced, left: bidders }: Of<'pass'>, names: Names): string {
  if (forced)
    return bySeat(seat, names, {
      you: 'The deck is empty: you have to pass.',
      one: (ana) => `The deck is empty: ${ana} has to pass.`,
    });
  const rest =
    bidders === 1 ? 'only 1 player is left in the bidding' : `${bidders} players are left in the bidding`;
  return bySeat(seat, names, { you: `You pass: ${rest}.`, one: (ana) => `${ana} passes: ${rest}.` });
}

function add({ seat, monster, pile }: Of<'add'>, names: Names): string {
  const what = monster === undefined ? 'a monster' : the(monster);
  const there = pile === 1 ? 'it is the first card there' : `there are ${cards(pile)} now`;
  return bySeat(seat, names, {
    you: `You put ${what} into the dungeon: ${there}.`,
    one: (ana) => `${ana} puts ${what} into the dungeon: ${there}.`,
  });
}

function enter({ seat, adventurer, hp, tiles, pile }: Of<'enter'>, names: Names): string {
  const equipment =
    tiles.length === 0
      ? 'no equipment'
      : english.count(tiles.length, { one: 'piece of equipment', many: 'pieces of equipment' });
  const facts = `${hitPoints(hp)}, ${equipment} and ${pile === 0 ? 'no cards' : cards(pile)} to turn up`;
  return bySeat(seat, names, {
    you: `You enter the dungeon with ${the(adventurer)}: ${facts}.`,
    one: (ana) => `${ana} enters the dungeon with ${the(adventurer)}: ${facts}.`,
  });
}

function defeat({ seat, tile, monster, how, hp, healed }: Of<'defeat'>, names: Names): string {
  const what = capital(the(tile));
  if (healed > 0)
    return bySeat(seat, names, {
      you: `${what} defeats ${the(monster)} and gives you ${hitPoints(healed)}: now ${hp}.`,
      one: (ana) => `${what} defeats ${the(monster)} and gives ${ana} ${hitPoints(healed)}: now ${hp}.`,
    });
  return how === 'pact-pending'
    ? `${what} also defeats ${the(monster)}, which came right after the Demon.`
    : `${what} defeats ${the(monster)}.`;
}

/** The log in English. */
export const sentences: Sentences = {
  'starter-drawn': ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'Lots are drawn: you start.',
      one: (ana) => `Lots are drawn: ${ana} starts.`,
    }),
  adventurer,
  round,
  draw: ({ seat, monster }, names) => {
    const what = monster === undefined ? 'a monster card' : aMonster(monster);
    return bySeat(seat, names, { you: `You draw ${what}.`, one: (ana) => `${ana} draws ${what}.` });
  },
  pass,
  add,
  sacrifice: ({ seat, tile, monster, hp }, names) => {
    const what = monster === undefined ? 'a monster' : the(monster);
    const rest = hp === undefined ? '' : `: ${hitPoints(hp)} left`;
    return bySeat(seat, names, {
      you: `You set ${what} aside and sacrifice ${the(tile)}${rest}.`,
      one: (ana) => `${ana} sets ${what} aside and sacrifices ${the(tile)}${rest}.`,
    });
  },
  enter,
  name: ({ seat, monster, tile }, names) =>
    isOwn(seat, names)
      ? `Your ${nameOf(tile)} will defeat ${theKind(monster)}.`
      : `${english.possessive(seat, names)} ${nameOf(tile)} will defeat ${theKind(monster)}.`,
  'turn-up': ({ monster, strength, by, pile }, names) => {
    const rest = pile === 0 ? 'No cards left' : `${cards(pile)} left`;
    return bySeat(by, names, {
      you: `${capital(aMonster(monster))} (strength ${strength}) appears: you put it there. ${rest}.`,
      one: (ana) =>
        `${capital(aMonster(monster))} (strength ${strength}) appears: ${ana} put it there. ${rest}.`,
    });
  },
  keep: ({ seat, monster }, names) =>
    bySeat(seat, names, {
      you: `You face ${the(monster)} without using Polymorph.`,
      one: (ana) => `${ana} faces ${the(monster)} without using Polymorph.`,
    }),
  polymorph: ({ seat, from, to }, names) => {
    const change =
      from === to ? `${the(from)} into… another ${nameOf(to)}` : `${the(from)} into ${aMonster(to)}`;
    return bySeat(seat, names, {
      you: `You polymorph ${change}.`,
      one: (ana) => `${ana} polymorphs ${change}.`,
    });
  },
  defeat,
  'axe-saved': ({ seat, monster }, names) =>
    bySeat(seat, names, {
      you: `You face ${the(monster)} without using the Vorpal Axe.`,
      one: (ana) => `${ana} faces ${the(monster)} without using the Vorpal Axe.`,
    }),
  damage: ({ seat, monster, lost, hp }, names) => {
    const who = capital(the(monster));
    // Dead already, and going on for Omnipotence alone.
    if (hp + lost <= 0) return `${who} can do no more harm.`;
    return bySeat(seat, names, {
      you: `${who} costs you ${hitPoints(lost)}: ${left(hp)}.`,
      one: (ana) => `${who} costs ${ana} ${hitPoints(lost)}: ${left(hp)}.`,
    });
  },
  potion: ({ seat, tile, hp }, names) =>
    bySeat(seat, names, {
      you: `${capital(the(tile))} brings you back to ${hitPoints(hp)}.`,
      one: (ana) => `${capital(the(tile))} brings ${ana} back to ${hitPoints(hp)}.`,
    }),
  death: ({ seat, goesOn }, names) =>
    goesOn
      ? bySeat(seat, names, {
          you: 'You would die here, but Omnipotence may still save you.',
          one: (ana) => `${ana} would die here, but Omnipotence may still help.`,
        })
      : bySeat(seat, names, {
          you: 'You die in the dungeon.',
          one: (ana) => `${ana} dies in the dungeon.`,
        }),
  omnipotence: ({ saved }) =>
    saved
      ? 'Omnipotence: all the monsters were of different kinds. The dungeon is beaten!'
      : 'Omnipotence does not help: some of the monsters were of the same kind.',
  result: ({ seat, success, successes, failures }, names) =>
    success
      ? bySeat(seat, names, {
          you: `You survive the dungeon and take your ${nth(successes)} success card.`,
          one: (ana) => `${ana} survives the dungeon and takes their ${nth(successes)} success card.`,
        })
      : bySeat(seat, names, {
          you: `It is your ${nth(failures)} failure.`,
          one: (ana) => `It is ${ana}’s ${nth(failures)} failure.`,
        }),
  eliminated: ({ seat, gaveBack }, names) =>
    gaveBack
      ? bySeat(seat, names, {
          you: 'You are out of the game and give your success card back.',
          one: (ana) => `${ana} is out of the game and gives the success card back.`,
        })
      : bySeat(seat, names, { you: 'You are out of the game.', one: (ana) => `${ana} is out of the game.` }),
  'turn-up-aside': ({ seat, tile, monster }, names) =>
    bySeat(seat, names, {
      you: `Under ${the(tile)}, which you sacrificed, was ${aMonster(monster)}.`,
      one: (ana) => `Under ${the(tile)}, which ${ana} sacrificed, was ${aMonster(monster)}.`,
    }),
  'turn-up-left': ({ monsters }) => {
    const waiting = capital(monsterList(monsters));
    return monsters.length === 1
      ? `${waiting} was still waiting in the dungeon.`
      : `${waiting} were still waiting in the dungeon.`;
  },
  win: ({ seat, by }, names) =>
    by === 'successes'
      ? bySeat(seat, names, {
          you: 'You have survived two dungeons and win the game!',
          one: (ana) => `${ana} has survived two dungeons and wins the game!`,
        })
      : bySeat(seat, names, {
          you: 'Nobody else is left: you win the game!',
          one: (ana) => `Nobody else is left: ${ana} wins the game!`,
        }),
};

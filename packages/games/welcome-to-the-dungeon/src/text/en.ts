import { type GameText, type Names, type Seat, type SeenEvent, unreachable } from '@mazmorra/kernel';
import type { AdventurerId } from '../data/adventurers.ts';
import type { TileId } from '../data/equipment.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Event } from '../events.ts';
import { type DecisionId, lookUp, type PlainOption, splitOption } from './catalogue.ts';
import { componentsEn } from './components-en.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'WD-DEC-01': 'Choose the adventurer for the next round',
  'WD-DEC-02': 'Draw a monster or pass',
  'WD-DEC-03': 'The deck is empty: you must pass',
  'WD-DEC-04': 'Put the monster into the dungeon, or set it aside and sacrifice a tile',
  'WD-DEC-05': 'Name the kind of monster your vorpal blade will defeat',
  'WD-DEC-06': 'Keep this monster or exchange it for the top card of the deck',
  'WD-DEC-07': 'Use the Vorpal Axe or take the damage',
};

const plainOptions: Readonly<Record<PlainOption, string>> = {
  draw: 'Draw a monster',
  pass: 'Pass',
  add: 'Put it into the dungeon',
  keep: 'Keep this monster',
  polymorph: 'Polymorph it',
  'take-damage': 'Take the damage',
  'use-axe': 'Use the Vorpal Axe',
};

const nameOf = (id: string): string => lookUp(componentsEn, id).name;
const monsters = (ids: readonly MonsterId[]): string => ids.map((id) => `the ${nameOf(id)}`).join(', ');
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const cards = (number: number): string => count(number, 'card', 'cards');
const hp = (number: number): string => count(number, 'hit point', 'hit points');

function option(name: string): string {
  const [verb, what] = splitOption(name);
  switch (verb) {
    case 'choose':
    case 'name':
      return nameOf(what);
    case 'sacrifice':
      return `Sacrifice the ${nameOf(what)}`;
    default:
      return lookUp(plainOptions, name);
  }
}

/** A sentence about a seat: in the second person for the reader's own. */
const about = (names: Names, seat: Seat, own: string, others: string): string =>
  names.own === seat ? `You ${own}` : `${names.seat(seat)} ${others}`;

const article = (id: AdventurerId | MonsterId | TileId): string => `the ${nameOf(id)}`;

function event({ event: e }: SeenEvent<Event>, names: Names): string {
  const tell = (seat: Seat, own: string, others: string) => about(names, seat, own, others);
  switch (e.type) {
    case 'starter-drawn':
      return tell(e.seat, 'start, by lot.', 'starts, by lot.');
    case 'adventurer':
      return adventurerLine(e, names);
    case 'round':
      return `Round ${e.round}: ${article(e.adventurer)} with all six tiles, ${cards(e.deck)} in the deck.`;
    case 'draw':
      if (e.monster !== undefined)
        return tell(e.seat, `draw ${article(e.monster)}.`, `draws ${article(e.monster)}.`);
      return tell(e.seat, 'draw a monster.', 'draws a monster.');
    case 'pass':
      return passLine(e, names);
    case 'add':
      return addLine(e, names);
    case 'sacrifice':
      return sacrificeLine(e, names);
    case 'enter':
      return `${tell(e.seat, 'enter', 'enters')} the dungeon as ${article(e.adventurer)}: ${hp(e.hp)}, ${count(e.tiles.length, 'tile', 'tiles')}, ${cards(e.pile)} waiting.`;
    case 'name':
      return `${tell(e.seat, 'name', 'names')} ${article(e.monster)} for ${article(e.tile)}.`;
    case 'turn-up':
      return `${capital(article(e.monster))} appears (strength ${e.strength}), put there by ${names.own === e.by ? 'you' : names.seat(e.by)}. ${cards(e.pile)} left.`;
    case 'keep':
      return tell(e.seat, `keep ${article(e.monster)}.`, `keeps ${article(e.monster)}.`);
    case 'polymorph':
      return `${tell(e.seat, 'use', 'uses')} Polymorph: ${article(e.from)} turns into ${article(e.to)}.`;
    case 'defeat':
      return defeatLine(e);
    case 'axe-saved':
      return `${tell(e.seat, 'save', 'saves')} the Vorpal Axe against ${article(e.monster)}.`;
    case 'damage':
      return `${capital(article(e.monster))} takes ${hp(e.lost)}: ${e.hp} left.`;
    case 'potion':
      return `${capital(article(e.tile))} brings ${names.own === e.seat ? 'you' : names.seat(e.seat)} back with ${hp(e.hp)}.`;
    case 'death':
      return `${tell(e.seat, 'fall', 'falls')} with ${hp(e.hp)}${e.goesOn ? ', but Omnipotence may still decide it.' : '.'}`;
    case 'omnipotence':
      return e.saved
        ? 'Omnipotence: all the monsters were different. Saved!'
        : 'Omnipotence does not help: a kind of monster came twice.';
    case 'result':
      return resultLine(e, names);
    case 'eliminated':
      return tell(e.seat, 'are out of the game.', 'is out of the game.');
    case 'turn-up-aside':
      return `Under ${article(e.tile)}, set aside by ${names.own === e.seat ? 'you' : names.seat(e.seat)}: ${article(e.monster)}.`;
    case 'turn-up-left':
      return `Still in the dungeon: ${monsters(e.monsters)}.`;
    case 'win':
      return `${tell(e.seat, 'win', 'wins')} the game${e.by === 'successes' ? ' with two dungeons survived!' : ', the last one left!'}`;
    default:
      return unreachable(e);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function adventurerLine(e: Of<'adventurer'>, names: Names): string {
  if (e.by === 'choice' && e.seat !== undefined)
    return `${about(names, e.seat, 'choose', 'chooses')} ${article(e.adventurer)}.`;
  return e.by === 'chance'
    ? `Chance picks ${article(e.adventurer)}.`
    : `The adventurer is ${article(e.adventurer)}.`;
}

function passLine(e: Of<'pass'>, names: Names): string {
  return e.forced
    ? `The deck is empty: ${names.own === e.seat ? 'you pass' : `${names.seat(e.seat)} passes`}.`
    : `${about(names, e.seat, 'pass', 'passes')}; ${e.left} left in the bidding.`;
}

function addLine(e: Of<'add'>, names: Names): string {
  const what = e.monster === undefined ? 'a monster' : article(e.monster);
  return `${about(names, e.seat, 'put', 'puts')} ${what} into the dungeon (${cards(e.pile)}).`;
}

function sacrificeLine(e: Of<'sacrifice'>, names: Names): string {
  const what = e.monster === undefined ? 'a monster' : article(e.monster);
  return `${about(names, e.seat, 'set', 'sets')} ${what} aside and ${names.own === e.seat ? 'sacrifice' : 'sacrifices'} ${article(e.tile)}.`;
}

function defeatLine(e: Of<'defeat'>): string {
  const defeated = `${capital(article(e.tile))} defeats ${article(e.monster)}`;
  if (e.healed > 0) return `${defeated} and gives ${hp(e.healed)}: ${e.hp} now.`;
  return e.how === 'pact-pending' ? `${defeated}, which came right after the Demon.` : `${defeated}.`;
}

function resultLine(e: Of<'result'>, names: Names): string {
  return e.success
    ? `${about(names, e.seat, 'survive', 'survives')} the dungeon and ${names.own === e.seat ? 'take' : 'takes'} a success card (${e.successes} of 2).`
    : `${about(names, e.seat, 'fail', 'fails')} in the dungeon (failure ${e.failures} of 2).`;
}

export const en: GameText<Event> = {
  name: 'Welcome to the Dungeon',
  tagline: 'Bid, bluff, take the hero’s sword away – and be glad if somebody else has to go in.',
  variants: {
    firstTurnAdd: {
      name: 'First monster into the dungeon',
      sentence: 'On the first turn of a round a drawn monster must go into the dungeon.',
      values: {
        off: 'Off',
        'each-player': 'For every player',
        'starter-only': 'Only for the starting player',
      },
    },
    firstTurnNoPass: {
      name: 'No passing on the first turn',
      sentence: 'Nobody may pass on their first turn of a round.',
    },
    firstAdventurer: {
      name: 'First adventurer',
      sentence: 'Who goes into the first dungeon.',
      values: {
        warrior: 'Warrior',
        barbarian: 'Barbarian',
        mage: 'Mage',
        rogue: 'Rogue',
        random: 'At random',
        'starter-chooses': 'The starting player chooses',
      },
    },
    vorpalAxeScope: {
      name: 'Vorpal Axe',
      sentence: 'What the Vorpal Axe defeats.',
      values: { kind: 'The whole kind', single: 'A single card' },
    },
    nextAdventurer: {
      name: 'Later adventurers',
      sentence: 'How the adventurer of each later round is found.',
      values: { chosen: 'The starting player chooses', random: 'At random' },
    },
  },
  components: componentsEn,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event,
  scores: { successes: 'Successes', failures: 'Failures' },
};

import type { GameText } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { type DecisionId, lookUp, type PlainOption, requireTile, splitOption, tell } from './catalogue.ts';
import { componentsEn } from './components-en.ts';
import { sentences, the } from './sentences-en.ts';

const decisions: Readonly<Record<DecisionId, string>> = {
  'WD-DEC-01': 'Choose the adventurer for the next round',
  'WD-DEC-02': 'Draw a monster or pass',
  'WD-DEC-03': 'The deck is empty: you must pass',
  'WD-DEC-04': 'Put the monster into the dungeon, or set it aside and sacrifice a piece of equipment',
  'WD-DEC-05': 'Name the kind of monster that your vorpal blade will defeat',
  'WD-DEC-06': 'Face this monster or exchange it for the top card of the deck',
  'WD-DEC-07': 'Use the Vorpal Axe or take the damage',
};

const plainOptions: Readonly<Record<PlainOption, string>> = {
  draw: 'Draw a monster',
  pass: 'Pass',
  add: 'Put it into the dungeon',
  keep: 'Face this monster',
  polymorph: 'Polymorph it',
  'take-damage': 'Take the damage',
  'use-axe': 'Use the Vorpal Axe',
};

const nameOf = (id: string): string => lookUp(componentsEn, id).name;

function option(name: string): string {
  const [verb, what] = splitOption(name);
  switch (verb) {
    case 'choose':
    case 'name':
      return nameOf(what);
    case 'sacrifice':
      return `Sacrifice ${the(requireTile(what))}`;
    default:
      return lookUp(plainOptions, name);
  }
}

export const en: GameText<Event> = {
  name: 'Welcome to the Dungeon',
  tagline: 'Bid, bluff, take the adventurer’s sword away… and let somebody else go in.',
  variants: {
    firstTurnAdd: {
      name: 'First monster into the dungeon',
      sentence: 'On the first turn of each round a drawn monster has to go into the dungeon.',
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
      sentence: 'Which adventurer is played in the first round.',
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
      values: { kind: 'Every monster of that kind', single: 'Only that monster' },
    },
    nextAdventurer: {
      name: 'Later adventurers',
      sentence: 'How the adventurer of every later round is chosen.',
      values: { chosen: 'A player chooses', random: 'At random' },
    },
    adventurerChooser: {
      name: 'Who chooses after an elimination',
      sentence:
        'Whoever has just been in the dungeon chooses the next adventurer, even if it put them out of the game, as the rulebook says; or the new starting player does.',
      values: { runner: 'Whoever has just been inside', starter: 'The new starting player' },
    },
    keptSuccesses: {
      name: 'Successes of the eliminated',
      sentence: 'Whoever is eliminated keeps the success cards won so far.',
    },
    memory: {
      name: 'Your monsters in the dungeon',
      sentence: 'You are shown which monsters you have put into the dungeon, or you have to remember them.',
      values: { shown: 'Shown', hidden: 'From memory' },
    },
  },
  components: componentsEn,
  decision: (kind) => lookUp(decisions, kind),
  option,
  event: ({ event }, names) => tell(sentences, event, names),
  scores: { successes: 'Successes', failures: 'Failures' },
};

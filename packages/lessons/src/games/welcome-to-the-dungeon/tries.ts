import type { LessonsWelcomeToTheDungeonWords } from '@mazmorra/languages/lessons-welcome-to-the-dungeon';
import type { Position } from '@mazmorra/welcome-to-the-dungeon/position';
import type { Try } from '../../lesson.ts';
import { sayer } from '../../said.ts';

const say = sayer<keyof LessonsWelcomeToTheDungeonWords>();

type Run = NonNullable<Position['run']>;

/** The reader has just entered the dungeon with what is left of the equipment. */
const inside = (
  adventurer: Position['adventurer'],
  tiles: NonNullable<Run['tiles']>,
  pile: Run['pile'],
  deck: NonNullable<Position['deck']> = [],
): Position => ({ seats: 2, adventurer, deck, run: { tiles, pile } });

export const tries: readonly Try<Position>[] = [
  {
    id: 'draw-or-pass',
    title: say('draw-or-pass-title'),
    rules: ['WD-BID-02', 'WD-BID-04', 'WD-BID-05'],
    position: { seats: 3, adventurer: 'warrior', deck: ['vampire', 'goblin', 'orc'] },
    others: { 1: ['draw', 'add'], 2: ['draw', 'add'] },
    say: say('draw-or-pass'),
    offers: ['draw', 'pass'],
    answers: {
      pass: say('draw-or-pass-answer'),
      draw: say('draw-or-pass-answer-2'),
    },
  },
  {
    id: 'add-or-sacrifice',
    title: say('add-or-sacrifice-title'),
    rules: ['WD-BID-07', 'WD-BID-10'],
    position: { seats: 3, adventurer: 'warrior', deck: ['lich', 'goblin', 'orc'] },
    before: ['0 draw'],
    others: { 1: ['draw', 'add'], 2: ['draw', 'add'] },
    say: say('add-or-sacrifice'),
    offers: ['add', 'sacrifice:warrior-torch', 'sacrifice:warrior-holy-grail'],
    answers: {
      add: say('add-or-sacrifice-answer'),
      'sacrifice:*': say('add-or-sacrifice-answer-2'),
    },
  },
  {
    id: 'nothing-left',
    title: say('nothing-left-title'),
    rules: ['WD-BID-08', 'WD-BID-09'],
    position: {
      seats: 2,
      adventurer: 'warrior',
      deck: ['goblin', 'goblin', 'skeleton', 'skeleton', 'orc', 'orc', 'golem'],
    },
    before: [
      '0 draw',
      '0 sacrifice:warrior-torch',
      '1 draw',
      '1 sacrifice:warrior-holy-grail',
      '0 draw',
      '0 sacrifice:warrior-dragon-spear',
      '1 draw',
      '1 sacrifice:warrior-vorpal-sword',
      '0 draw',
      '0 sacrifice:warrior-knight-shield',
      '1 draw',
      '1 sacrifice:warrior-plate-armor',
      '0 draw',
    ],
    others: { 1: ['pass'] },
    say: say('nothing-left'),
    offers: ['add'],
    answers: {
      add: say('nothing-left-answer'),
    },
  },
  {
    id: 'last-one-enters',
    title: say('last-one-enters-title'),
    rules: ['WD-BID-14', 'WD-DGN-01'],
    position: { seats: 3, adventurer: 'barbarian', starter: 1, deck: ['goblin', 'orc', 'skeleton', 'golem'] },
    before: ['1 draw', '1 add', '2 draw', '2 add', '0 draw', '0 add', '1 pass', '2 draw', '2 add'],
    others: { 2: ['take-damage', 'draw', 'add', 'pass'] },
    say: say('last-one-enters'),
    offers: ['draw', 'pass'],
    answers: {
      pass: say('last-one-enters-answer'),
    },
  },
  {
    id: 'name-a-kind',
    title: say('name-a-kind-title'),
    rules: ['WD-DGN-03', 'WD-DGN-07'],
    position: inside('warrior', ['vorpal-sword', 'torch'], ['golem', 'orc', 'golem']),
    say: say('name-a-kind'),
    offers: ['name:golem', 'name:dragon'],
    answers: {
      'name:golem': say('name-a-kind-answer'),
      'name:*': say('name-a-kind-answer-2'),
    },
  },
  {
    id: 'zero-is-dead',
    title: say('zero-is-dead-title'),
    rules: ['WD-DGN-11', 'WD-DGN-13'],
    position: inside('warrior', ['vorpal-sword'], ['goblin', 'skeleton']),
    say: say('zero-is-dead'),
    offers: ['name:skeleton', 'name:goblin', 'name:dragon'],
    answers: {
      'name:skeleton': say('zero-is-dead-answer'),
      'name:goblin': say('zero-is-dead-answer-2'),
      'name:*': say('zero-is-dead-answer-3'),
    },
  },
  {
    id: 'axe',
    title: say('axe-title'),
    rules: ['WD-DGN-10', 'WD-RULING-06'],
    position: inside('barbarian', ['vorpal-axe', 'leather-shield'], ['vampire', 'demon', 'goblin']),
    say: say('axe'),
    offers: ['use-axe', 'take-damage'],
    answers: {
      'use-axe': say('axe-answer'),
      'take-damage': say('axe-answer-2'),
    },
  },
  {
    id: 'potion',
    title: say('potion-title'),
    rules: ['WD-DGN-12', 'WD-RULING-03'],
    position: inside('barbarian', ['vorpal-axe', 'healing-potion'], ['lich', 'demon', 'orc']),
    say: say('potion'),
    offers: ['use-axe', 'take-damage'],
    answers: {
      'take-damage': say('potion-answer'),
      'use-axe': say('potion-answer-2'),
    },
  },
  {
    id: 'polymorph',
    title: say('polymorph-title'),
    rules: ['WD-DGN-06', 'WD-RULING-04'],
    position: inside('mage', ['polymorph', 'wall-of-fire'], ['dragon', 'goblin'], ['skeleton']),
    say: say('polymorph'),
    offers: ['polymorph', 'keep'],
    answers: {
      polymorph: say('polymorph-answer'),
      keep: say('polymorph-answer-2'),
    },
  },
  {
    id: 'pact',
    title: say('pact-title'),
    rules: ['WD-DGN-08', 'WD-RULING-08'],
    position: inside('mage', ['polymorph', 'demonic-pact'], ['demon', 'dragon', 'goblin'], ['orc']),
    say: say('pact'),
    offers: ['polymorph', 'keep'],
    answers: {
      keep: say('pact-answer'),
      polymorph: say('pact-answer-2'),
    },
  },
  {
    id: 'omnipotence',
    title: say('omnipotence-title'),
    rules: ['WD-DGN-14', 'WD-RES-02'],
    position: inside('mage', ['polymorph', 'omnipotence'], ['golem', 'vampire', 'orc'], ['orc', 'lich']),
    say: say('omnipotence'),
    offers: ['keep', 'polymorph'],
    answers: {
      keep: say('omnipotence-answer'),
      polymorph: say('omnipotence-answer-2'),
    },
  },
  {
    id: 'ring',
    title: say('ring-title'),
    rules: ['WD-DGN-07', 'WD-RULING-09'],
    position: inside('rogue', ['ring-of-power', 'vorpal-dagger'], ['goblin', 'skeleton', 'golem']),
    say: say('ring'),
    offers: ['name:golem', 'name:goblin'],
    answers: {
      'name:golem': say('ring-answer'),
      'name:*': say('ring-answer-2'),
    },
  },
  {
    id: 'empty-dungeon',
    title: say('empty-dungeon-title'),
    rules: ['WD-DGN-04', 'WD-NEXT-02', 'WD-NEXT-03'],
    position: { seats: 2, adventurer: 'warrior', run: { pile: [] } },
    say: say('empty-dungeon'),
    offers: ['choose:warrior', 'choose:mage'],
    answers: {
      'choose:*': say('empty-dungeon-answer'),
    },
  },
  {
    id: 'second-success',
    title: say('second-success-title'),
    rules: ['WD-RES-04', 'WD-END-01'],
    position: {
      ...inside('warrior', ['vorpal-sword', 'plate-armor'], ['lich', 'goblin']),
      successes: [1, 1],
    },
    say: say('second-success'),
    offers: ['name:lich', 'name:demon'],
    answers: {
      'name:*': say('second-success-answer'),
    },
  },
];

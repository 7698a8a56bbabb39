import type { Position } from '@mazmorra/dungeonquest/position';
import type { LessonsDungeonquestWords } from '@mazmorra/languages/lessons-dungeonquest';
import type { Try } from '../../lesson.ts';
import { sayer } from '../../said.ts';
import { before, fighting, HUGO, inRoom, NEIGHBOUR } from './people.ts';

const say = sayer<keyof LessonsDungeonquestWords>();

const atTheChamber: Position = {
  heroes: [{ hero: HUGO, at: [5, 4] }, NEIGHBOUR],
  rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
  sun: 14,
  next: {
    dungeon: ['dungeon-empty', 'dungeon-empty'],
    dragon: ['dragon-sleeping', 'dragon-rage'],
    treasure: ['treasure-ruby-ring', 'treasure-bag-of-gems'],
  },
};

/** Monsters, combat and the dragon. */
export const dangers: readonly Try<Position>[] = [
  {
    id: 'escape-or-attack',
    title: say('escape-or-attack-title'),
    rules: ['DQ-MON-07', 'DQ-ESC-01', 'DQ-ESC-02'],
    position: before('tile-chamber-03', { dungeon: ['dungeon-sorcerer', 'dungeon-empty'] }),
    before: ['0 move:4-3'],
    say: say('escape-or-attack'),
    offers: ['escape', 'attack'],
    answers: {
      attack: say('escape-or-attack-answer'),
    },
  },
  {
    id: 'token',
    title: say('token-title'),
    rules: ['DQ-MON-01', 'DQ-MON-03', 'DQ-MON-10'],
    position: inRoom(
      {},
      {
        tokens: [{ monster: 'skeleton', life: 2, at: [4, 3] }],
        rooms: [
          { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
          { at: [4, 3], tile: 'tile-chamber-02', entry: 'west' },
          { at: [2, 3], tile: 'tile-chamber-03', entry: 'west' },
        ],
      },
    ),
    say: say('token'),
    offers: ['move:4-3'],
    lit: ['option:move:4-3'],
    answers: { 'move:4-3': say('token-answer') },
  },
  {
    id: 'attack',
    title: say('attack-title'),
    rules: ['DQ-CMB-05', 'DQ-CMB-08', 'DQ-CMB-15'],
    position: fighting({
      monster: 'skeleton',
      life: 3,
      hand: ['heart-strike', 'lunge', 'bolt', 'true-shot', 'slash'],
      monsterHand: ['bolt', 'arcane-blast', 'agony-bolt', 'lunge', 'slash'],
    }),
    others: { 1: ['card:combat-bolt'] },
    say: say('attack'),
    offers: ['card:combat-heart-strike', 'card:combat-bolt'],
    answers: {
      'card:combat-heart-strike': say('attack-answer'),
      'card:combat-bolt': say('attack-answer-2'),
    },
  },
  {
    id: 'counterattack',
    title: say('counterattack-title'),
    rules: ['DQ-CMB-09', 'DQ-CMB-10', 'DQ-CMB-13'],
    position: fighting({
      monster: 'skeleton',
      life: 3,
      hand: ['lunge', 'deep-blow', 'slash', 'true-shot', 'volley'],
      monsterHand: ['arcane-blast', 'bolt', 'agony-bolt', 'lunge', 'slash'],
    }),
    before: ['0 card:combat-lunge', '1 card:combat-arcane-blast'],
    say: say('counterattack'),
    offers: ['card:combat-deep-blow', 'card:combat-slash', 'stop'],
    answers: {
      'card:combat-deep-blow': say('counterattack-answer'),
      'card:combat-slash': say('counterattack-answer-2'),
      stop: say('counterattack-answer-3'),
    },
  },
  {
    id: 'deathblow',
    title: say('deathblow-title'),
    rules: ['DQ-CMB-16', 'DQ-CMB-17', 'DQ-CMB-21'],
    position: fighting({
      monster: 'golem',
      life: 4,
      hand: ['heart-strike', 'heart-strike', 'inferno', 'bolt', 'true-shot'],
      monsterHand: ['bolt', 'agony-bolt', 'quick-shot', 'agony-bolt', 'slash'],
      next: ['lunge', 'slash', 'lunge', 'slash'],
    }),
    before: [
      '0 card:combat-heart-strike',
      '1 card:combat-bolt',
      '0 card:combat-heart-strike',
      '1 card:combat-agony-bolt',
    ],
    others: { 1: ['card:combat-quick-shot'] },
    say: say('deathblow'),
    offers: ['card:combat-inferno', 'card:combat-bolt'],
    lit: ['option:card:combat-inferno'],
    answers: {
      'card:combat-inferno': say('deathblow-answer'),
      'card:combat-bolt': say('deathblow-answer'),
      'card:*': say('deathblow-answer-2'),
    },
  },
  {
    id: 'playing-the-monster',
    title: say('playing-the-monster-title'),
    rules: ['DQ-MON-02', 'DQ-BOT-01', 'DQ-CMB-23'],
    position: {
      heroes: [
        { hero: HUGO, at: [9, 8] },
        { hero: 'tatianna', at: [4, 3], with: { wounds: 13 } },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 8], tile: 'tile-chamber-02', entry: 'west' },
      ],
      sun: 6,
      combat: {
        hero: 1,
        monster: 'demon',
        life: 5,
        hand: ['agony-bolt', 'bolt', 'slash', 'lunge', 'bolt'],
        monsterHand: ['inferno', 'lunge', 'deep-blow', 'true-shot', 'slash'],
      },
    },
    others: { 1: ['card:combat-bolt'] },
    say: say('playing-the-monster'),
    offers: ['card:combat-inferno', 'card:combat-slash'],
    answers: {
      'card:combat-inferno': say('playing-the-monster-answer'),
    },
  },
  {
    id: 'sleeping-dragon',
    title: say('sleeping-dragon-title'),
    rules: ['DQ-ROOM-05', 'DQ-DRG-01', 'DQ-DRG-02'],
    position: atTheChamber,
    others: { 1: ['move:12-8'] },
    say: say('sleeping-dragon'),
    offers: ['move:6-4'],
    lit: ['option:move:6-4'],
    answers: {
      'move:6-4': say('sleeping-dragon-answer'),
    },
  },
  {
    id: 'dragon-rage',
    title: say('dragon-rage-title'),
    rules: ['DQ-DRG-03', 'DQ-DRG-05', 'DQ-DRG-06'],
    position: atTheChamber,
    before: ['0 move:6-4', '1 move:12-8'],
    dice: [3, 4],
    say: say('dragon-rage'),
    offers: ['draw-dragon', 'move:5-4'],
    answers: {
      'draw-dragon': say('dragon-rage-answer'),
      'move:*': say('dragon-rage-answer-2'),
    },
  },
];

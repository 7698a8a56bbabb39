import type { Position } from '@mazmorra/dungeonquest/position';
import type { LessonsDungeonquestWords } from '@mazmorra/languages/lessons-dungeonquest';
import type { Try } from '../../lesson.ts';
import { sayer } from '../../said.ts';
import { before, HUGO, inRoom, NEIGHBOUR, standingIn } from './people.ts';

const say = sayer<keyof LessonsDungeonquestWords>();

/** Doors, portcullises, searches, the catacombs, towers and the sun. */
export const ways: readonly Try<Position>[] = [
  {
    id: 'door',
    title: say('door-title'),
    rules: ['DQ-DOOR-01', 'DQ-DOOR-02', 'DQ-DOOR-05'],
    position: standingIn('tile-chamber-46', { door: ['door-opens'] }),
    say: say('door'),
    offers: ['move:4-3', 'move:2-3'],
    lit: ['option:move:4-3'],
    answers: { 'move:4-3': say('door-answer') },
  },
  {
    id: 'spear-trap',
    title: say('spear-trap-title'),
    rules: ['DQ-DOOR-03', 'DQ-DOOR-04'],
    position: standingIn('tile-chamber-46', { door: ['door-spear-trap'] }),
    dice: [6],
    say: say('spear-trap'),
    offers: ['move:4-3'],
    lit: ['option:move:4-3'],
    answers: {
      'move:4-3': say('spear-trap-answer'),
    },
  },
  {
    id: 'portcullis',
    title: say('portcullis-title'),
    rules: ['DQ-PORT-01', 'DQ-PORT-02'],
    position: standingIn('tile-portcullis-01'),
    dice: [5, 4],
    say: say('portcullis'),
    offers: ['move:2-3', 'move:4-3'],
    lit: ['option:move:2-3'],
    answers: {
      'move:2-3': say('portcullis-answer'),
    },
  },
  {
    id: 'determination',
    title: say('determination-title'),
    rules: ['DQ-DET-01', 'DQ-DET-02', 'DQ-PORT-07'],
    position: standingIn('tile-portcullis-01'),
    before: ['0 move:2-3', '1 move:12-8'],
    dice: [5, 4, 4, 4],
    say: say('determination'),
    offers: ['move:2-3'],
    lit: ['option:move:2-3'],
    answers: {
      'move:2-3': say('determination-answer'),
    },
  },
  {
    id: 'search',
    title: say('search-title'),
    rules: ['DQ-SEARCH-01', 'DQ-SEARCH-02', 'DQ-SEARCH-03'],
    position: inRoom({ search: ['search-gold-60'] }),
    say: say('search'),
    offers: ['search'],
    lit: ['option:search'],
    answers: { search: say('search-answer') },
  },
  {
    id: 'secret-door',
    title: say('secret-door-title'),
    rules: ['DQ-CARD-12', 'DQ-CARD-10'],
    position: inRoom({ search: ['search-secret-door'], tiles: ['tile-chamber-05'] }),
    before: ['0 search'],
    say: say('secret-door'),
    offers: ['yes', 'no'],
    answers: { yes: say('secret-door-answer') },
  },
  {
    id: 'crypt',
    title: say('crypt-title'),
    rules: ['DQ-CARD-02', 'DQ-CARD-10'],
    position: before('tile-chamber-03', { dungeon: ['dungeon-crypt', 'dungeon-empty'] }),
    before: ['0 move:4-3'],
    say: say('crypt'),
    offers: ['yes', 'no'],
  },
  {
    id: 'into-the-catacombs',
    title: say('into-the-catacombs-title'),
    rules: ['DQ-ROOM-02', 'DQ-CAT-01', 'DQ-CAT-02'],
    position: standingIn('tile-catacomb-entrance-01'),
    say: say('into-the-catacombs'),
    offers: ['enter-catacombs', 'search'],
    lit: ['option:enter-catacombs'],
    answers: {
      'enter-catacombs': say('into-the-catacombs-answer'),
    },
  },
  {
    id: 'out-of-the-catacombs',
    title: say('out-of-the-catacombs-title'),
    rules: ['DQ-CAT-05', 'DQ-CAT-08', 'DQ-CAT-09'],
    position: {
      ...standingIn('tile-catacomb-entrance-01', { catacomb: ['catacomb-exit'] }),
    },
    before: ['0 enter-catacombs', '0 face:east', '1 move:12-8'],
    say: say('out-of-the-catacombs'),
    offers: ['yes', 'no'],
    answers: {
      yes: say('out-of-the-catacombs-answer'),
      no: say('out-of-the-catacombs-answer-2'),
    },
  },
  {
    id: 'tower',
    title: say('tower-title'),
    rules: ['DQ-ROOM-06', 'DQ-ROOM-07'],
    position: {
      heroes: [{ hero: HUGO, at: [1, 0], from: [2, 0], loot: ['treasure-ruby-ring'] }, NEIGHBOUR],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }],
      sun: 18,
    },
    before: ['0 move:0-0'],
    say: say('tower'),
    offers: ['leave', 'go-on'],
    answers: {
      leave: say('tower-answer'),
      'go-on': say('tower-answer-2'),
    },
  },
  {
    id: 'sunset',
    title: say('sunset-title'),
    rules: ['DQ-SUN-02', 'DQ-SUN-03'],
    position: inRoom({ search: ['search-empty'] }, { sun: 27 }),
    others: { 1: ['move:12-8'] },
    dice: [2],
    say: say('sunset'),
    offers: ['search', 'move:4-3'],
    answers: {
      '*': say('sunset-answer'),
    },
  },
];

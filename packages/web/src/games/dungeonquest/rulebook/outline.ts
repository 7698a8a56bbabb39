import type { Language } from '@mazmorra/kernel';
import type { ChapterText } from '@mazmorra/languages';
import { bookOf, type Outline } from '../../../rulebook/outline.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { text } from '../text.ts';
import * as pictures from './pictures.tsx';

/** Chapters and paragraphs in order, with the rules each of them tells; the words are in `languages/<code>/rules-dungeonquest.md`. */
const outline = {
  idea: {
    goal: { rules: ['DQ-WIN-01', 'DQ-EXIT'], picture: pictures.goal },
    place: { rules: ['DQ-TERM-01', 'DQ-TERM-02', 'DQ-TERM'] },
  },
  setup: {
    heroes: { rules: ['DQ-SETUP-08', 'DQ-SETUP'], picture: pictures.heroes },
    first: { rules: ['DQ-SETUP-10', 'DQ-SETUP-11', 'DQ-SETUP-12'] },
  },
  sun: {
    track: { rules: ['DQ-SUN-01', 'DQ-SUN'] },
    sunset: { rules: ['DQ-SUN-02', 'DQ-SUN-03'], picture: pictures.sun },
  },
  turn: {
    steps: { rules: ['DQ-TURN-01', 'DQ-TURN-02', 'DQ-TURN-03', 'DQ-TURN'] },
    start: { rules: ['DQ-TURN-04', 'DQ-TURN-05', 'DQ-TURN-06', 'DQ-TURN-13'] },
    act: { rules: ['DQ-TURN-07', 'DQ-TURN-08', 'DQ-TURN-09', 'DQ-TURN-10'] },
  },
  moving: {
    move: { rules: ['DQ-MOVE', 'DQ-TERM-03', 'DQ-TERM-05', 'DQ-TERM-06', 'DQ-TERM-10'] },
    explore: { rules: ['DQ-TILE', 'DQ-DEAD-01'], picture: pictures.exploring },
    door: { rules: ['DQ-DOOR', 'DQ-MOVE-04'], picture: pictures.barriers },
    portcullis: { rules: ['DQ-PORT'] },
    search: { rules: ['DQ-SEARCH'], picture: pictures.searching },
    walled: { rules: ['DQ-DEAD'] },
  },
  rooms: {
    chamber: { rules: ['DQ-ROOM-01', 'DQ-ROOM', 'DQ-MOVE-03'], picture: pictures.chamber },
    corridor: { rules: ['DQ-ROOM-08', 'DQ-ROOM-09', 'DQ-ROOM-10', 'DQ-ROOM-38'], picture: pictures.corridor },
    portcullis: { rules: ['DQ-ROOM-04'], picture: pictures.portcullis },
    entrance: { rules: ['DQ-ROOM-02'], picture: pictures.entrance },
    rotating: { rules: ['DQ-ROOM-12', 'DQ-ROOM-13', 'DQ-ROOM-14', 'DQ-ROOM-15'], picture: pictures.rotating },
    trap: { rules: ['DQ-ROOM-03'], picture: pictures.trap },
    darkness: { rules: ['DQ-ROOM-16', 'DQ-ROOM-17', 'DQ-ROOM-18'], picture: pictures.darkness },
    caveIn: {
      rules: ['DQ-ROOM-21', 'DQ-ROOM-22', 'DQ-ROOM-23', 'DQ-ROOM-24', 'DQ-ROOM-25'],
      picture: pictures.caveIn,
    },
    bridge: {
      rules: [
        'DQ-ROOM-26',
        'DQ-ROOM-27',
        'DQ-ROOM-28',
        'DQ-ROOM-29',
        'DQ-ROOM-30',
        'DQ-ROOM-31',
        'DQ-ROOM-32',
        'DQ-ROOM-39',
      ],
      picture: pictures.bridge,
    },
    web: {
      rules: ['DQ-ROOM-33', 'DQ-ROOM-34', 'DQ-ROOM-35', 'DQ-ROOM-36', 'DQ-ROOM-37'],
      picture: pictures.web,
    },
    chasm: { rules: ['DQ-ROOM-19', 'DQ-ROOM-20', 'DQ-MOVE-05'], picture: pictures.chasm },
    pit: { rules: ['DQ-ROOM-11'], picture: pictures.pit },
    tower: { rules: ['DQ-ROOM-06', 'DQ-ROOM-07'] },
  },
  tests: {
    test: { rules: ['DQ-TEST', 'DQ-CARD-19'], picture: pictures.test },
    determination: { rules: ['DQ-DET', 'DQ-LIM'] },
    wounds: { rules: ['DQ-DIE', 'DQ-CARD-09', 'DQ-RULING-43'] },
  },
  cards: {
    drawing: { rules: ['DQ-CARD', 'DQ-TERM-09'] },
    shuffle: { rules: ['DQ-CARD-06', 'DQ-CARD-07'] },
    loot: { rules: ['DQ-CARD-04', 'DQ-CARD-08', 'DQ-TERM-07'], picture: pictures.loot },
    kept: { rules: ['DQ-CARD-15', 'DQ-CARD-16', 'DQ-TERM-08', 'DQ-RULING-23'] },
    special: {
      rules: [
        'DQ-CARD-12',
        'DQ-CARD-13',
        'DQ-CARD-14',
        'DQ-CARD-17',
        'DQ-CARD-18',
        'DQ-RULING-17',
        'DQ-RULING-31',
      ],
    },
    runes: { rules: ['DQ-RUNE'], picture: pictures.rune },
  },
  monsters: {
    meet: { rules: ['DQ-MON', 'DQ-BOT-01'], picture: pictures.monsters },
    escape: { rules: ['DQ-ESC', 'DQ-MON-07', 'DQ-MON-08'] },
    stays: { rules: ['DQ-MON-10', 'DQ-MON-11', 'DQ-MON-12', 'DQ-MON-14', 'DQ-MON-03', 'DQ-CMB-27'] },
    players: { rules: ['DQ-BOT', 'DQ-ELIM'] },
  },
  combat: {
    round: { rules: ['DQ-CMB-01', 'DQ-CMB-02', 'DQ-CMB-03', 'DQ-CMB-04', 'DQ-CMB'] },
    reveal: { rules: ['DQ-CMB-05', 'DQ-CMB-06', 'DQ-CMB-07', 'DQ-CMB-08', 'DQ-CMB-22', 'DQ-CMB-26'] },
    counter: {
      rules: ['DQ-CMB-09', 'DQ-CMB-10', 'DQ-CMB-11', 'DQ-CMB-12', 'DQ-CMB-13'],
      picture: pictures.counter,
    },
    damage: { rules: ['DQ-CMB-15', 'DQ-CMB-19', 'DQ-CMB-20'], picture: pictures.damage },
    deathblow: { rules: ['DQ-CMB-16', 'DQ-CMB-17'] },
    stalemate: { rules: ['DQ-CMB-14', 'DQ-CMB-18'] },
    end: { rules: ['DQ-CMB-21', 'DQ-CMB-23', 'DQ-CMB-24', 'DQ-CMB-25', 'DQ-RULING-28'] },
    power: { rules: ['DQ-RULING-36', 'DQ-RULING-37'] },
  },
  dragon: {
    draw: { rules: ['DQ-DRG', 'DQ-ROOM-05', 'DQ-MOVE-07'], picture: pictures.dragon },
    rage: { rules: ['DQ-DRG-05', 'DQ-DRG-06', 'DQ-DRG-07', 'DQ-DRG-08'] },
    back: { rules: ['DQ-DRG-09', 'DQ-DRG-10', 'DQ-DRG-11', 'DQ-TURN-12'] },
  },
  catacombs: {
    down: { rules: ['DQ-CAT', 'DQ-ROOM-30'] },
    below: { rules: ['DQ-CAT-05', 'DQ-CAT-06', 'DQ-CAT-07', 'DQ-CAT-19'] },
    up: {
      rules: ['DQ-CAT-08', 'DQ-CAT-09', 'DQ-CAT-10', 'DQ-CAT-11', 'DQ-CAT-12', 'DQ-CAT-16', 'DQ-CAT-17'],
      picture: pictures.wayOut,
    },
    naga: { rules: ['DQ-CAT-18'] },
  },
  end: {
    leave: { rules: ['DQ-EXIT-01', 'DQ-EXIT-02', 'DQ-EXIT-03'] },
    count: { rules: ['DQ-WIN', 'DQ-WIN-02', 'DQ-WIN-03', 'DQ-WIN-04'] },
    nobody: { rules: ['DQ-WIN-05'] },
    solo: { rules: ['DQ-SOLO', 'DQ-BOT-03'] },
  },
  variants: {
    duel: { rules: ['DQ-VAR-10', 'DQ-VAR-11', 'DQ-VAR-12', 'DQ-VAR-13', 'DQ-VAR-14', 'DQ-VAR-15', 'DQ-VAR'] },
    servants: {
      rules: [
        'DQ-VAR-20',
        'DQ-VAR-21',
        'DQ-VAR-22',
        'DQ-VAR-23',
        'DQ-VAR-24',
        'DQ-VAR-25',
        'DQ-VAR-26',
        'DQ-VAR-27',
        'DQ-VAR-28',
      ],
    },
    focused: { rules: ['DQ-VAR-30', 'DQ-VAR-31'] },
    wait: { rules: ['DQ-VAR-40', 'DQ-VAR-41', 'DQ-VAR-42', 'DQ-VAR-43', 'DQ-VAR-44'] },
    tower: { rules: ['DQ-VAR-50', 'DQ-RULING-46'] },
    secrets: { rules: ['DQ-VAR-60', 'DQ-VAR-61'] },
    magical: { rules: ['DQ-VAR-70'] },
    live: { rules: ['DQ-VAR-80', 'DQ-VAR-81', 'DQ-VAR-82', 'DQ-VAR-83'] },
    glory: { rules: ['DQ-VAR-90', 'DQ-VAR-100', 'DQ-VAR-110'] },
    earlier: { rules: ['DQ-VAR-120', 'DQ-VAR-121'] },
    rulings: { rules: ['DQ-RULING'] },
  },
} as const satisfies Outline<pictures.Text>;

export const bookIn = (language: Language, told: readonly ChapterText[]): Rulebook =>
  bookOf(outline, told, text(language));

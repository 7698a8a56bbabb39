import type { Language } from '@mazmorra/kernel';
import type { ChapterText } from '@mazmorra/languages';
import { bookOf, type Outline } from '../../../rulebook/outline.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { text } from '../text.ts';
import * as pictures from './pictures.tsx';

/** Chapters and paragraphs in order, with the rules each of them tells; the words are in `languages/<code>/rules-welcome-to-the-dungeon.md`. */
const outline = {
  idea: {
    goal: { rules: ['WD-END-01', 'WD-RES-07'], picture: pictures.goal },
    bluff: { rules: ['WD-ROUND', 'WD-BID'] },
  },
  box: {
    monsters: { rules: ['WD-ROUND-02', 'WD-RND-02'], picture: pictures.monsters },
    heroes: { rules: ['WD-ROUND-01', 'WD-RND-03'], picture: pictures.heroes },
    equipment: { rules: ['WD-DGN-07', 'WD-DGN-09'], picture: pictures.equipment },
    cards: { rules: ['WD-SETUP-02', 'WD-SETUP-03'], picture: pictures.scores },
  },
  setup: {
    seats: { rules: ['WD-SETUP-01', 'WD-SETUP'] },
    first: { rules: ['WD-SETUP-04', 'WD-SETUP-05', 'WD-RND-01', 'WD-RND'] },
    layout: { rules: ['WD-ROUND-03', 'WD-ROUND-04', 'WD-ROUND-05'], picture: pictures.layout },
  },
  bidding: {
    turn: { rules: ['WD-BID-01', 'WD-BID-02', 'WD-BID-13', 'WD-DEC-02'] },
    pass: { rules: ['WD-BID-04', 'WD-BID-05', 'WD-RULING-12'] },
    draw: { rules: ['WD-BID-06', 'WD-BID-07', 'WD-DEC-04', 'WD-RULING-27'], picture: pictures.drawn },
    add: { rules: ['WD-BID-11', 'WD-BID-12', 'WD-RULING-01', 'WD-RULING-29'], picture: pictures.pile },
    sacrifice: {
      rules: ['WD-BID-08', 'WD-BID-09', 'WD-BID-10', 'WD-RULING-15', 'WD-RULING-21'],
      picture: pictures.sacrificed,
    },
    empty: { rules: ['WD-BID-03', 'WD-DEC-03', 'WD-RULING-14'] },
    last: { rules: ['WD-BID-14', 'WD-RULING-23'] },
  },
  dungeon: {
    enter: { rules: ['WD-DGN-01', 'WD-DGN-02', 'WD-DGN'], picture: pictures.life },
    empty: { rules: ['WD-DGN-04', 'WD-RULING-11'] },
    reveal: { rules: ['WD-DGN-05'], picture: pictures.reveal },
    damage: { rules: ['WD-DGN-11', 'WD-DGN-13', 'WD-RULING-02', 'WD-RULING-18'], picture: pictures.damage },
  },
  equipment: {
    armour: { rules: ['WD-DGN-02'], picture: pictures.armour },
    always: { rules: ['WD-RULING-10', 'WD-RULING-19', 'WD-RULING-20'], picture: pictures.always },
    blade: { rules: ['WD-DGN-03', 'WD-DEC-05', 'WD-RULING-05', 'WD-RULING-26'], picture: pictures.blade },
    axe: { rules: ['WD-DGN-10', 'WD-DEC-07', 'WD-RULING-06', 'WD-RULING-25'], picture: pictures.axe },
    potion: { rules: ['WD-DGN-12', 'WD-RULING-03'], picture: pictures.potion },
    ring: { rules: ['WD-RULING-09'], picture: pictures.ring },
    pact: { rules: ['WD-DGN-08', 'WD-RULING-08'], picture: pictures.pact },
    polymorph: { rules: ['WD-DGN-06', 'WD-DEC-06', 'WD-RULING-04'], picture: pictures.polymorph },
    omnipotence: {
      rules: ['WD-DGN-14', 'WD-RES-02', 'WD-RES-03', 'WD-RULING-07'],
      picture: pictures.omnipotence,
    },
  },
  result: {
    success: { rules: ['WD-RES-01', 'WD-RES-04', 'WD-RULING-24'], picture: pictures.trophies },
    failure: { rules: ['WD-RES-05', 'WD-RES-06', 'WD-RES-09', 'WD-RULING-28'], picture: pictures.skulls },
    reveal: { rules: ['WD-RES-08', 'WD-RULING-22', 'WD-RULING-30'] },
  },
  next: {
    back: { rules: ['WD-NEXT-01'] },
    chooser: {
      rules: ['WD-NEXT-02', 'WD-NEXT-03', 'WD-NEXT-04', 'WD-DEC-01', 'WD-RULING-16', 'WD-RULING-17'],
    },
    length: { rules: ['WD-END-02', 'WD-RULING-31', 'WD-END'] },
  },
  house: {
    firstAdd: { rules: ['WD-VAR-01', 'WD-RULING-13'] },
    noPass: { rules: ['WD-VAR-02'] },
    heroes: { rules: ['WD-VAR-03', 'WD-VAR-05', 'WD-VAR'] },
    axe: { rules: ['WD-VAR-04'] },
    chooser: { rules: ['WD-VAR-06', 'WD-VAR-07'] },
    memory: { rules: ['WD-VAR-08'] },
  },
} as const satisfies Outline<pictures.Text>;

export const bookIn = (language: Language, told: readonly ChapterText[]): Rulebook =>
  bookOf(outline, told, text(language));

import type { Language } from '@mazmorra/kernel';
import type { ChapterText } from '@mazmorra/languages';
import { bookOf, type Outline } from '../../../rulebook/outline.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { text } from '../text.ts';
import * as pictures from './pictures.tsx';

/** Chapters and paragraphs in order, with the rules each of them tells; the words are in `languages/<code>/rules-saboteur.md`. */
const outline = {
  idea: {
    goal: { rules: ['SB-SETUP', 'SB-SETUP-01'], picture: pictures.dwarves },
    doubt: { rules: ['SB-RULING-34', 'SB-RULING'] },
  },
  prepare: {
    dwarves: { rules: ['SB-SETUP-02', 'SB-ROUND-01', 'SB-RND-02', 'SB-ROUND', 'SB-RULING-25'] },
    table: { rules: ['SB-ROUND-02', 'SB-ROUND-03', 'SB-RND-03', 'SB-RULING-18'], picture: pictures.layout },
    deal: { rules: ['SB-ROUND-04', 'SB-ROUND-05', 'SB-ROUND-06', 'SB-RND-04'], picture: pictures.backs },
    gold: { rules: ['SB-SETUP-03', 'SB-RND-05', 'SB-RND'] },
    first: { rules: ['SB-SETUP-04', 'SB-RND-01', 'SB-RULING-28'] },
  },
  turn: {
    one: {
      rules: [
        'SB-TURN-01',
        'SB-TURN-02',
        'SB-TURN-03',
        'SB-TURN',
        'SB-DEC-01',
        'SB-DEC',
        'SB-RULING-39',
        'SB-RULING-06',
      ],
    },
    draw: { rules: ['SB-TURN-05', 'SB-TURN-06'] },
    discard: { rules: ['SB-PASS-01', 'SB-PASS', 'SB-RULING-30'] },
    empty: { rules: ['SB-TURN-04', 'SB-DEC-02', 'SB-RULING-07'] },
  },
  digging: {
    cards: {
      rules: ['SB-PATH-02', 'SB-PATH-08', 'SB-PATH-09', 'SB-PATH', 'SB-RULING-01'],
      picture: pictures.paths,
    },
    fit: { rules: ['SB-PATH-03', 'SB-RULING-17'], picture: pictures.unfitting },
    join: { rules: ['SB-PATH-05', 'SB-PATH-06'], picture: pictures.fitting },
    dead: { rules: ['SB-PATH-07', 'SB-RULING-16'], picture: pictures.deadEnds },
    goals: { rules: ['SB-PATH-04', 'SB-RULING-10'] },
    tools: { rules: ['SB-PATH-01', 'SB-RULING-20'] },
  },
  tools: {
    break: {
      rules: ['SB-BREAK-01', 'SB-BREAK-02', 'SB-BREAK', 'SB-RULING-05', 'SB-RULING-22'],
      picture: pictures.broken,
    },
    still: { rules: ['SB-BREAK-03'] },
    repair: { rules: ['SB-REPAIR-01', 'SB-REPAIR-02', 'SB-REPAIR'], picture: pictures.repairs },
    double: { rules: ['SB-REPAIR-03', 'SB-RULING-21'] },
  },
  tricks: {
    rockfall: {
      rules: ['SB-ROCK-01', 'SB-ROCK-02', 'SB-ROCK-03', 'SB-ROCK', 'SB-RULING-04', 'SB-RULING-31'],
      picture: pictures.rockfall,
    },
    gap: { rules: ['SB-ROCK-04', 'SB-ROCK-05', 'SB-ROCK-06', 'SB-RULING-14', 'SB-RULING-33'] },
    map: {
      rules: ['SB-MAP-01', 'SB-MAP', 'SB-MAP-02', 'SB-RULING-19', 'SB-RULING-38'],
      picture: pictures.map,
    },
  },
  goals: {
    reach: {
      rules: ['SB-GOAL-01', 'SB-GOAL-02', 'SB-GOAL', 'SB-RULING-15', 'SB-RULING-11'],
      picture: pictures.goals,
    },
    stone: { rules: ['SB-GOAL-03', 'SB-GOAL-04', 'SB-GOAL-05', 'SB-RULING-12', 'SB-RULING-13'] },
    treasure: {
      rules: ['SB-GOAL-06', 'SB-END-01', 'SB-RULING-32', 'SB-RULING-27'],
      picture: pictures.treasure,
    },
  },
  end: {
    out: { rules: ['SB-END-02', 'SB-END-03', 'SB-END', 'SB-RULING-35', 'SB-RULING-08'] },
    masks: { rules: ['SB-END-04'] },
  },
  gold: {
    cards: { rules: ['SB-GOLD-10', 'SB-GOLD', 'SB-RULING-37'], picture: pictures.gold },
    miners: { rules: ['SB-GOLD-01', 'SB-RULING-03', 'SB-RULING-02'] },
    draft: {
      rules: ['SB-GOLD-02', 'SB-GOLD-03', 'SB-DEC-03', 'SB-RULING-26', 'SB-RULING-36'],
      picture: pictures.draft,
    },
    nothing: { rules: ['SB-GOLD-04'] },
    saboteurs: { rules: ['SB-GOLD-05', 'SB-GOLD-06', 'SB-GOLD-07'] },
    change: { rules: ['SB-GOLD-08', 'SB-GOLD-09', 'SB-RULING-23'] },
  },
  next: {
    again: { rules: ['SB-NEXT-01', 'SB-NEXT'] },
    starter: { rules: ['SB-NEXT-02', 'SB-NEXT-03', 'SB-RULING-09'] },
    final: { rules: ['SB-FINAL-01', 'SB-FINAL-02', 'SB-FINAL', 'SB-RULING-40'] },
  },
  variants: {
    draft: { rules: ['SB-VAR-01', 'SB-VAR'] },
    end: { rules: ['SB-VAR-02'] },
    starter: { rules: ['SB-VAR-03'] },
    all: { rules: ['SB-VAR-04'] },
    rounds: { rules: ['SB-VAR-05'] },
    first: { rules: ['SB-VAR-06'] },
  },
} as const satisfies Outline<pictures.Text>;

export const bookIn = (language: Language, told: readonly ChapterText[]): Rulebook =>
  bookOf(outline, told, text(language), {
    numbers: ([players = '', saboteurs = '', miners = '', hand = '']) =>
      pictures.numbers([players, saboteurs, miners, hand]),
  });

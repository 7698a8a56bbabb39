import { ADVENTURERS, Phase, type State } from '@mazmorra/welcome-to-the-dungeon';
import { Knowledge } from '../games/welcome-to-the-dungeon/knowledge.ts';
import { odds } from '../games/welcome-to-the-dungeon/odds.ts';
import { add, chooseFirst, draw, pass, sacrificeFirst } from '../games/welcome-to-the-dungeon/options.ts';
import type { Family } from './zoo.ts';

const mine = new Knowledge();

/**
 * `dare`: leaves below these odds, 0 never. `place`: 0 as advised, 1 always adds, 2 always takes a tile away. `hero`: chosen adventurer,
 * or -1 as advised.
 */
export const family: Family<State> = {
  settings: {
    dare: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    place: [0, 1, 2],
    hero: [-1, ...ADVENTURERS.keys()],
  },
  named: {
    'never-pass': { dare: 0, place: 1, hero: 0 },
    stripper: { dare: 0.3, place: 2, hero: -1 },
    timid: { dare: 0.8, place: 0, hero: -1 },
  },
  choose({ dare = 0, place = 0, hero = -1 }, s, options) {
    switch (s.phase) {
      case Phase.choose:
        return hero < 0 ? undefined : chooseFirst + hero;
      case Phase.bid:
        return dare > 0 && odds(s.adventurer, s.tiles, mine.read(s, s.turn)) < dare ? pass : draw;
      case Phase.place:
        if (place === 1) return add;
        return place === 2 ? options.find((option) => option >= sacrificeFirst) : undefined;
      default:
        return undefined;
    }
  },
};

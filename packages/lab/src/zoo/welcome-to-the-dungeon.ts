import type { Option } from '@mazmorra/kernel';
import { ADVENTURERS, Phase, type State } from '@mazmorra/welcome-to-the-dungeon';
import { Knowledge } from '../../../bots/src/games/welcome-to-the-dungeon/knowledge.ts';
import { odds, oddsForStrangers } from '../../../bots/src/games/welcome-to-the-dungeon/odds.ts';
import {
  add,
  chooseFirst,
  draw,
  pass,
  sacrificeFirst,
} from '../../../bots/src/games/welcome-to-the-dungeon/options.ts';
import type { Family, Features } from './zoo.ts';

const mine = new Knowledge();

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

/** Features: for bidding the odds and the number of seats left, for placing the odds after each option. */
const features: Features<State> = {
  names: ['draw', 'odds', 'looks', 'rivals', 'hurt', 'own odds left', 'looks left', 'adds'],
  read(s, seat, options, rows) {
    if (s.phase !== Phase.bid && s.phase !== Phase.place) return false;
    const pile = sizeOf(s.dungeon);
    const single = s.axeSingle === 1;
    mine.read(s, seat);
    rows.fill(0, 0, options.length * this.names.length);
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Option;
      const row = i * this.names.length;
      if (s.phase === Phase.bid) {
        if (option !== draw) continue;
        rows[row] = 1;
        rows[row + 1] = odds(s.adventurer, s.tiles, mine, single);
        rows[row + 2] = oddsForStrangers(s.adventurer, s.tiles, pile);
        rows[row + 3] = (sizeOf(s.bidding) - 2) / 2;
        rows[row + 4] = (s.failures >> (seat * 2)) & 3;
        continue;
      }
      const adds = option === add;
      const tiles = adds ? s.tiles : s.tiles & ~(1 << (option - sacrificeFirst));
      if (adds) mine.add(s.cards[s.drawn - 1] as number);
      rows[row + 5] = odds(s.adventurer, tiles, mine, single);
      if (adds) mine.removeTop();
      rows[row + 6] = oddsForStrangers(s.adventurer, tiles, adds ? pile + 1 : pile);
      rows[row + 7] = adds ? 1 : 0;
    }
    return true;
  },
};

/**
 * Settings. `dare`: leaves below these odds, 0 means never. `place`: 0 as advised, 1 always adds, 2 always takes a tile
 * away. `hero`: the chosen adventurer, -1 as advised.
 */
export const family: Family<State> = {
  settings: {
    dare: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    place: [0, 1, 2],
    hero: [-1, ...ADVENTURERS.keys()],
  },
  named: {
    'never-pass': { dare: 0, place: 1, hero: 0 },
    daring: { dare: 0.2, place: 1, hero: -1 },
    even: { dare: 0.5, place: 1, hero: 3 },
    lingering: { dare: 0.2, place: 0, hero: 0 },
    stripper: { dare: 0.3, place: 2, hero: -1 },
    timid: { dare: 0.8, place: 0, hero: -1 },
  },
  features,
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

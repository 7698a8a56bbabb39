import { HIGHEST_POWER, ROOM_LIST, type State } from '@mazmorra/dungeon-raiders';
import { roomAt } from '../games/dungeon-raiders/plan.ts';
import type { Family } from './zoo.ts';

/** How high a card of the hand is played in each kind of room: 0 the lowest, 1 the highest, -1 as advised. `items`: 1 as advised, 0 never. */
const heights = [-1, 0, 0.25, 0.5, 0.75, 1];

const settingOf = {
  monster: 'fights',
  boss: 'bosses',
  treasure: 'chests',
  trap: 'traps',
  vault: 'vaults',
} as const;

export const family: Family<State> = {
  settings: { fights: heights, bosses: heights, chests: heights, traps: heights, vaults: heights },
  named: {
    'fixed-plan': { fights: 1, bosses: 1, chests: 0.5, traps: 0, vaults: 0 },
    'all-high': { fights: 1, bosses: 1, chests: 1, traps: 1, vaults: 1 },
    'all-low': { fights: 0, bosses: 0, chests: 0, traps: 0, vaults: 0 },
  },
  choose(rule, s, options) {
    const place = ROOM_LIST[roomAt(s, s.position)];
    const height = place === undefined ? -1 : (rule[settingOf[place.kind]] ?? -1);
    const cards = options.filter((option) => option <= HIGHEST_POWER);
    return height < 0 ? undefined : cards[Math.round(height * (cards.length - 1))];
  },
};

import { HIGHEST_POWER, ROOM_LIST, type State } from '@mazmorra/dungeon-raiders';
import type { Option } from '@mazmorra/kernel';
import { expectGains } from '../../../bots/src/games/dungeon-raiders/expecting.ts';
import { Gains } from '../../../bots/src/games/dungeon-raiders/gains.ts';
import { People } from '../../../bots/src/games/dungeon-raiders/people.ts';
import { roomAt } from '../../../bots/src/games/dungeon-raiders/plan.ts';
import type { Family, Features } from './zoo.ts';

/** Which card of the hand is played in each kind of room: 0 the lowest, 1 the highest, -1 as advised. */
const heights = [-1, 0, 0.25, 0.5, 0.75, 1];

const settingOf = {
  monster: 'fights',
  boss: 'bosses',
  treasure: 'chests',
  trap: 'traps',
  vault: 'vaults',
} as const;

const rooms = ['monster', 'boss', 'treasure', 'trap', 'vault'] as const;
const gains = new Gains();
const strangers = new People();

/** Features of a card: its average gains, and its height in each kind of room. */
const features: Features<State> = {
  names: ['coins', 'wounds', 'gifts', 'item', ...rooms],
  read(s, seat, options, rows) {
    const room = roomAt(s, s.position);
    const place = ROOM_LIST[room];
    if (place === undefined) return false;
    strangers.read(s.seats, []);
    expectGains(s, seat, room, strangers, gains);
    rows.fill(0, 0, options.length * this.names.length);
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Option;
      const row = i * this.names.length;
      const power = option <= HIGHEST_POWER;
      const value = power ? option : HIGHEST_POWER;
      rows[row] = gains.coins[value] as number;
      rows[row + 1] = gains.wounds[value] as number;
      rows[row + 2] = gains.gifts[value] as number;
      rows[row + 3] = power ? 0 : 1;
      rows[row + 4 + rooms.indexOf(place.kind)] = power ? value / HIGHEST_POWER : 0;
    }
    return true;
  },
};

export const family: Family<State> = {
  settings: { fights: heights, bosses: heights, chests: heights, traps: heights, vaults: heights },
  named: {
    'fixed-plan': { fights: 1, bosses: 1, chests: 0.5, traps: 0, vaults: 0 },
    'all-high': { fights: 1, bosses: 1, chests: 1, traps: 1, vaults: 1 },
    'all-low': { fights: 0, bosses: 0, chests: 0, traps: 0, vaults: 0 },
  },
  features,
  choose(rule, s, options) {
    const place = ROOM_LIST[roomAt(s, s.position)];
    const height = place === undefined ? -1 : (rule[settingOf[place.kind]] ?? -1);
    const cards = options.filter((option) => option <= HIGHEST_POWER);
    return height < 0 ? undefined : cards[Math.round(height * (cards.length - 1))];
  },
};

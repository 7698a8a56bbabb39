import {
  type BossCard,
  HIGHEST_POWER,
  ITEM_IDS,
  type MonsterCard,
  ROOM_LIST,
  type Room,
  type State,
  type TrapCard,
  type TreasureCard,
  type VaultCard,
} from '@mazmorra/dungeon-raiders';

/**
 * Number of card values. This module computes the expected coins and wounds of each value in a room, given the
 * probabilities of what each opponent plays (`Table`).
 */
export const values = HIGHEST_POWER;

/**
 * What sensible players show in each kind of room, taken from games among adventurers: a weight for each value from 1
 * to 5.
 */
const habits: Readonly<Record<(typeof ROOM_LIST)[number]['kind'], readonly number[]>> = {
  treasure: [1.2, 1, 0.8, 0.8, 1.1],
  monster: [0.4, 0.9, 1.3, 1.3, 0.9],
  vault: [0.5, 1.2, 1.3, 1, 0.7],
  trap: [2.3, 1.3, 0.6, 0.4, 0.35],
  boss: [0.5, 0.6, 1, 1.5, 2],
};

/** The probability of each value for each opponent, `values` numbers per seat; an open card has probability 1. */
export class Table {
  readonly chance = new Float64Array(8 * values);
  readonly #rows = Array.from({ length: 8 }, (_, o) => this.chance.subarray(o * values, (o + 1) * values));
  opponents = 0;
  /** Whether four bosses have strength 16 instead of 18 (DR-VAR-01). */
  lowBosses = false;

  clear(): void {
    this.opponents = 0;
  }

  /**
   * Adds an opponent who will play one of these power cards, by habit. Returns the probabilities so that the caller can
   * refine them.
   */
  expect(room: Room, power: number): Float64Array {
    const habit = habits[(ROOM_LIST[room] as (typeof ROOM_LIST)[number]).kind];
    const start = this.opponents++ * values;
    let sum = 0;
    for (let v = 1; v <= values; v++) {
      const weight = (power >> v) & 1 ? (habit[v - 1] as number) : 0;
      this.chance[start + v - 1] = weight;
      sum += weight;
    }
    const own = this.#rows[this.opponents - 1] as Float64Array;
    for (let v = 0; v < values; v++) own[v] = (own[v] as number) / sum;
    return own;
  }

  /** Adds an opponent whose card is open. */
  show(value: number): void {
    const start = this.opponents++ * values;
    for (let v = 1; v <= values; v++) this.chance[start + v - 1] = v === value ? 1 : 0;
  }
}

/** Expected coins gained and wounds suffered with each value, index 1 to 5. */
export class Gains {
  readonly coins = new Float64Array(values + 1);
  readonly wounds = new Float64Array(values + 1);
  /** Gifts of vaults, in coins; separate because the value of an item depends on the player. */
  readonly gifts = new Float64Array(values + 1);

  fill(): this {
    this.coins.fill(0);
    this.wounds.fill(0);
    this.gifts.fill(0);
    return this;
  }
}

/** The value of keeping an item, in coins: torch, crystal ball, key, sword. */
export const itemWorth: readonly number[] = [0.3, 0.8, 1.3, 0.9];

/** The position of a seat when a trap hits the richest or the healthiest. */
export interface Targets {
  /** Whether this seat would be hit. */
  readonly me: boolean;
  /** Whether only this seat would be hit. */
  readonly alone: boolean;
  /** The value of the others' losses to this seat, per point. */
  readonly glee: number;
}

export function gainsIn(room: Room, seats: number, table: Table, targets: Targets, out: Gains): Gains {
  out.fill();
  const place = ROOM_LIST[room] as (typeof ROOM_LIST)[number];
  switch (place.kind) {
    case 'treasure':
      return treasure(place, table, out);
    case 'monster':
      return monster(place, seats, table, out);
    case 'vault':
      return vault(place, out);
    case 'trap':
      return trap(place, table, targets, out);
    case 'boss':
      return boss(place, seats, table, out);
  }
}

/**
 * The probability of each number of ties with the same value, without and with somebody above; filled by `countTies`.
 */
const ties = new Float64Array(8);
const tiesBehind = new Float64Array(8);

/**
 * DR-TREAS-02 to DR-TREAS-05, exact: the first chest goes to the highest value, the second to the second-highest value
 * shown, each divided among those who show it. A middle card behind several fives therefore takes the second chest.
 */
function treasure(place: TreasureCard, table: Table, out: Gains): Gains {
  const first = place.chests[0];
  const second = place.chests[1] ?? 0;
  for (let v = 1; v <= values; v++) {
    let coins = 0;
    countTies(table, v, 0);
    for (let k = 0; k <= table.opponents; k++) coins += Math.floor(first / (k + 1)) * (ties[k] as number);
    if (second > 0) {
      for (let above = v + 1; above <= values; above++) {
        countTies(table, v, above);
        for (let k = 0; k < table.opponents; k++)
          coins += Math.floor(second / (k + 1)) * (tiesBehind[k] as number);
      }
    }
    out.coins[v] = coins;
  }
  return out;
}

/** Counts ties at `value` where all other seats are below it or, if `above` is given, exactly at `above`. */
function countTies(table: Table, value: number, above: number): void {
  ties.fill(0);
  tiesBehind.fill(0);
  ties[0] = 1;
  for (let o = 0; o < table.opponents; o++) {
    const less = below(table, o, value);
    const same = table.chance[o * values + value - 1] as number;
    const more = above === 0 ? 0 : (table.chance[o * values + above - 1] as number);
    for (let k = o + 1; k >= 0; k--) {
      const [here, behind] = [ties[k] as number, tiesBehind[k] as number];
      const [fewer, fewerBehind] = k === 0 ? [0, 0] : [ties[k - 1] as number, tiesBehind[k - 1] as number];
      ties[k] = here * less + fewer * same;
      tiesBehind[k] = behind * (less + more) + fewerBehind * same + here * more;
    }
  }
}

/**
 * Approximates the sum of the others' cards by a normal distribution. A card is the lowest if all others are at or
 * above it.
 */
function monster(place: MonsterCard, seats: number, table: Table, out: Gains): Gains {
  const strength = place.strength[(seats - 3) as 0 | 1 | 2];
  for (let v = 1; v <= values; v++)
    out.wounds[v] = place.wounds * (1 - beaten(table, strength, v)) * lowest(table, v);
  return out;
}

function vault(place: VaultCard, out: Gains): Gains {
  for (let v = 1; v <= values; v++) {
    const gift = place.gifts[v - 1] as VaultCard['gifts'][number];
    if (gift.type === 'coins') out.coins[v] = gift.amount;
    else if (gift.type === 'potion') out.wounds[v] = -gift.amount;
    else out.gifts[v] = itemWorth[ITEM_IDS.indexOf(gift.item)] as number;
  }
  return out;
}

function trap(place: TrapCard, table: Table, targets: Targets, out: Gains): Gains {
  for (let v = 1; v <= values; v++) {
    let expected = 0;
    let before = 0;
    for (let high = 1; high <= values; high++) {
      let atMost = high < v ? 0 : 1;
      if (high >= v) for (let o = 0; o < table.opponents; o++) atMost *= below(table, o, high + 1);
      expected += (atMost - before) * place.penalty[(high - 1) as 0 | 1 | 2 | 3 | 4];
      before = atMost;
    }
    if (!targets.me) out.coins[v] = expected * targets.glee;
    else if (place.target === 'most-coins') out.coins[v] = -expected;
    else out.wounds[v] = expected;
  }
  return out;
}

function boss(place: BossCard, seats: number, table: Table, out: Gains): Gains {
  const printed = (table.lowBosses ? place.lowerStrength : undefined) ?? place.strength;
  const strength = printed?.[(seats - 3) as 0 | 1 | 2] ?? 99;
  const { wounds, loseCoins, eliminate } = place.attack;
  for (let v = 1; v <= values; v++) {
    const hit =
      place.attackTarget === 'highest'
        ? highest(table, v)
        : (1 - beaten(table, strength, v)) * lowest(table, v);
    out.wounds[v] = hit * (eliminate ? 9 : wounds);
    out.coins[v] = -hit * loseCoins + place.highestReward * highest(table, v);
  }
  return out;
}

const below = (table: Table, opponent: number, value: number): number => {
  let sum = 0;
  for (let v = 0; v < value - 1; v++) sum += table.chance[opponent * values + v] as number;
  return sum;
};

function lowest(table: Table, value: number): number {
  let chance = 1;
  for (let o = 0; o < table.opponents; o++) chance *= 1 - below(table, o, value);
  return chance;
}

function highest(table: Table, value: number): number {
  let chance = 1;
  for (let o = 0; o < table.opponents; o++) chance *= below(table, o, value + 1);
  return chance;
}

/** The probability that the others' cards plus this value reach a strength. */
function beaten(table: Table, strength: number, value: number): number {
  let mean = 0;
  let variance = 0.01;
  for (let o = 0; o < table.opponents; o++) {
    let m = 0;
    let squares = 0;
    for (let v = 1; v <= values; v++) {
      const chance = table.chance[o * values + v - 1] as number;
      m += chance * v;
      squares += chance * v * v;
    }
    mean += m;
    variance += squares - m * m;
  }
  return 1 / (1 + Math.exp((-1.7 * (mean + value - strength + 0.5)) / Math.sqrt(variance)));
}

/**
 * The cost of a wound for a seat, in coins: high if the seat may be the one that collapses, low if others are far worse
 * off.
 */
export function woundCost(s: State, seat: number): number {
  const own = s.wounds[seat] as number;
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && (s.wounds[other] as number) > most) most = s.wounds[other] as number;
  }
  const ahead = own - most;
  const late = 0.4 + s.level * 0.2;
  return ahead >= 2 ? 0.9 : ahead >= -1 ? 0.9 + late : ahead >= -3 ? 0.6 + late * 0.4 : 0.35;
}

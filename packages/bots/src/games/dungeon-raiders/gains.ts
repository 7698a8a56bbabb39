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
 * What a card of each value may bring in a room, in coins and in wounds, against players who are expected to play this or
 * that. `Table` holds what one opponent may show: the chance of each value.
 */
export const values = HIGHEST_POWER;

/** What sensible players show where, as adventurers do among themselves: a weight for each value from 1 to 5. */
const habits: Readonly<Record<(typeof ROOM_LIST)[number]['kind'], readonly number[]>> = {
  treasure: [1.2, 1, 0.8, 0.8, 1.1],
  monster: [0.4, 0.9, 1.3, 1.3, 0.9],
  vault: [0.5, 1.2, 1.3, 1, 0.7],
  trap: [2.3, 1.3, 0.6, 0.4, 0.35],
  boss: [0.5, 0.6, 1, 1.5, 2],
};

/** The chances of each value for each opponent, `values` numbers a seat; a card already open has chance 1. */
export class Table {
  readonly chance = new Float64Array(8 * values);
  readonly #rows = Array.from({ length: 8 }, (_, o) => this.chance.subarray(o * values, (o + 1) * values));
  opponents = 0;
  /** The table plays four bosses with 16 instead of 18 (DR-VAR-01). */
  lowBosses = false;

  clear(): void {
    this.opponents = 0;
  }

  /** An opponent who will play one of these power cards, by habit; returns the chances, to be changed by who knows more. */
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

  /** An opponent whose card is open. */
  show(value: number): void {
    const start = this.opponents++ * values;
    for (let v = 1; v <= values; v++) this.chance[start + v - 1] = v === value ? 1 : 0;
  }
}

/** Coins gained and wounds suffered with each value, index 1 to 5. */
export class Gains {
  readonly coins = new Float64Array(values + 1);
  readonly wounds = new Float64Array(values + 1);
  /** Gifts of vaults, in coins; kept apart because what an item is worth depends on the player. */
  readonly gifts = new Float64Array(values + 1);

  fill(): this {
    this.coins.fill(0);
    this.wounds.fill(0);
    this.gifts.fill(0);
    return this;
  }
}

/** What an item is worth to keep, in coins: torch, crystal ball, key, sword. */
export const itemWorth: readonly number[] = [0.3, 0.8, 1.3, 0.9];

/** How a seat stands when a trap asks for the richest or the healthiest. */
export interface Targets {
  /** This seat would be hit. */
  readonly me: boolean;
  /** It alone would be hit. */
  readonly alone: boolean;
  /** What the others' losses are worth to this seat, per point. */
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

/** How likely so many others show the same value, without and with somebody above: filled by `countTies`. */
const ties = new Float64Array(8);
const tiesBehind = new Float64Array(8);

/**
 * DR-TREAS-02 to DR-TREAS-05, exactly: the first chest for the highest value, the second for the second-highest there is, each divided
 * among those who show it. So a middling card behind several fives takes the second chest.
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

/** Everybody is below `value`, at it or, where `above` is given, exactly at that. */
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

/** The sum of the others is taken as normal about its mean; being lowest as everybody else being at or above. */
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

/** How likely the others and this value reach a strength. */
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

/** A wound in coins for a seat: dear when it may be the one that collapses, cheap with others far worse off. */
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

import { ADVENTURERS, MONSTERS, Phase, type State, TILE_HP, TILES } from '@mazmorra/welcome-to-the-dungeon';

/** A kind of monster, a tile, a set of tiles: indices and bits as in the state. */
type Kind = number;
type Tile = number;
type TileSet = number;
const tilesEach = TILES.length / ADVENTURERS.length;

/** Who drew a card of this round. */
const drawerOf = (s: State, card: number): number => (s.drawers >> (card * 2)) & 3;

/**
 * How likely a run succeeds, as a person at the table would guess it: add up what the known monsters take, add the
 * average for each unknown one, and see how far the hit points reach. Everything that hangs only on the tiles is
 * worked out once, when the module is loaded: playouts ask this some ten times a turn.
 */
const kinds = MONSTERS.length;
const masks = 1 << tilesEach;
const strength = MONSTERS.map((monster) => monster.strength);
const copies = MONSTERS.map((monster) => monster.copies);

const vorpal = 1;
const axe = 2;
const potion = 4;
const polymorph = 8;
const pact = 16;
const omnipotence = 32;

/** Hit points lost to each kind by an adventurer with these tiles; below 0 where the ring heals. */
const damage = new Int8Array(ADVENTURERS.length * masks * kinds);
const hitPoints = new Int8Array(ADVENTURERS.length * masks);
const base = new Int8Array(ADVENTURERS.length * masks);
const gifts = new Uint8Array(ADVENTURERS.length * masks);
/** The kinds that cost or heal anything with these tiles, as bits. */
const harmful = new Uint8Array(ADVENTURERS.length * masks);

const setOf = (adventurer: number, tiles: TileSet): number =>
  adventurer * masks + ((tiles >> (adventurer * tilesEach)) & (masks - 1));

function harmless(set: number, kind: Kind): void {
  if ((damage[set * kinds + kind] as number) > 0) damage[set * kinds + kind] = 0;
}

function wear(set: number, tile: Tile): void {
  const { effect } = TILES[tile] as (typeof TILES)[number];
  const give = (gift: number) => {
    gifts[set] = (gifts[set] as number) | gift;
  };
  const defeats = (beaten: (strength: number, kind: Kind) => boolean) => {
    for (let kind = 0; kind < kinds; kind++) if (beaten(strength[kind] as number, kind)) harmless(set, kind);
  };
  switch (effect.type) {
    case 'hp':
      hitPoints[set] = (hitPoints[set] as number) + (TILE_HP[tile] as number);
      break;
    case 'defeat-named-kind':
      give(vorpal);
      break;
    case 'defeat-turned-up':
      give(axe);
      break;
    case 'revive':
      give(potion);
      break;
    case 'exchange-turned-up':
      give(polymorph);
      break;
    case 'succeed-if-all-different':
      give(omnipotence);
      break;
    case 'defeat-kind-and-next':
      give(pact);
      defeats((_, kind) => MONSTERS[kind]?.id === effect.kind);
      break;
    case 'defeat-kind':
      defeats((_, kind) => MONSTERS[kind]?.id === effect.kind);
      break;
    case 'defeat-even-strength':
      defeats((s) => s % 2 === 0);
      break;
    case 'defeat-up-to':
      defeats((s) => s <= effect.strength);
      break;
    case 'defeat-from':
      defeats((s) => s >= effect.strength);
      break;
    case 'defeat-up-to-and-heal':
      for (let kind = 0; kind < kinds; kind++) {
        if ((strength[kind] as number) <= effect.strength)
          damage[set * kinds + kind] = -(strength[kind] as number);
      }
  }
}

for (let adventurer = 0; adventurer < ADVENTURERS.length; adventurer++) {
  for (let mask = 0; mask < masks; mask++) {
    const first = adventurer * tilesEach;
    const set = adventurer * masks + mask;
    base[set] = ADVENTURERS[adventurer]?.hp ?? 0;
    hitPoints[set] = base[set] as number;
    for (let kind = 0; kind < kinds; kind++) damage[set * kinds + kind] = strength[kind] as number;
    for (let place = 0; place < tilesEach; place++) if ((mask >> place) & 1) wear(set, first + place);
  }
}

for (let set = 0; set < harmful.length; set++) {
  for (let kind = 0; kind < kinds; kind++) {
    if (damage[set * kinds + kind] !== 0) harmful[set] = (harmful[set] as number) | (1 << kind);
  }
}

/** The share of a normal distribution below a point, from a table: playouts cannot afford to work it out. */
const steps = 32;
const widest = 4;
const shares = Float64Array.from(
  { length: 2 * widest * steps + 1 },
  (_, i) => 1 / (1 + Math.exp(-1.7 * (i / steps - widest))),
);
const likely = (deviations: number): number => {
  if (deviations >= widest) return 1;
  if (deviations <= -widest) return 0;
  return shares[((deviations + widest) * steps) | 0] as number;
};

/** How likely n cards drawn from all 13 show n different kinds. */
const allDifferent = [1, 1, 0.936, 0.816, 0.655, 0.475, 0.303, 0.163, 0.071];

/** What a seat knows of the dungeon: known cards by kind, unknown ones by number. */
export class Knowledge {
  readonly known = new Uint8Array(kinds);
  readonly unseen = new Uint8Array(kinds);
  unknown = 0;
  knownTotal = 0;
  unseenTotal = 0;
  repeats = false;

  /** Reads what the seat may know: cards it drew itself and cards turned up. */
  read(s: State, seat: number): this {
    for (let kind = 0; kind < kinds; kind++) {
      this.known[kind] = 0;
      this.unseen[kind] = copies[kind] as number;
    }
    this.unknown = 0;
    this.knownTotal = 0;
    this.unseenTotal = s.cards.length;
    this.repeats = false;
    const holding = s.phase === Phase.place ? s.drawn - 1 : -1;
    for (let card = 0; card < s.drawn; card++) {
      const bit = 1 << card;
      const turned = (s.turned & bit) !== 0;
      const inDungeon = (s.dungeon & bit) !== 0 && !turned;
      if (turned || drawerOf(s, card) === seat) {
        const kind = s.cards[card] as Kind;
        this.unseen[kind] = (this.unseen[kind] as number) - 1;
        this.unseenTotal--;
        if (inDungeon && card !== holding) this.add(kind);
      } else if (inDungeon) this.unknown++;
    }
    return this;
  }

  add(kind: Kind): void {
    if ((this.known[kind] as number) > 0) this.repeats = true;
    this.known[kind] = (this.known[kind] as number) + 1;
    this.knownTotal++;
  }

  remove(kind: Kind): void {
    this.known[kind] = (this.known[kind] as number) - 1;
    this.knownTotal--;
  }
}

/** What a monster costs an adventurer with these tiles. */
export const damageOf = (adventurer: number, tiles: TileSet, kind: Kind): number =>
  damage[setOf(adventurer, tiles) * kinds + kind] as number;

/** The share by which unknown cards are worse than chance: people like to add what hurts. */
const malice = 1.1;

/** How likely the dungeon is survived with these tiles; `hp` when the run is under way. */
export function odds(adventurer: number, tiles: TileSet, what: Knowledge, hp = -1): number {
  const set = setOf(adventurer, tiles);
  const at = set * kinds;
  const { known, unseen, unknown, unseenTotal } = what;
  const rate = unseenTotal === 0 ? 0 : unknown / unseenTotal;
  const given = gifts[set] as number;
  let sure = 0;
  let sum = 0;
  let squares = 0;
  let worst = 0;
  const cards = unknown + what.knownTotal;
  if (cards === 0) return 1;
  for (let harm = harmful[set] as number; harm !== 0; harm &= harm - 1) {
    const kind = 31 - Math.clz32(harm & -harm);
    const each = damage[at + kind] as number;
    const seen = known[kind] as number;
    const rest = unseen[kind] as number;
    sure += seen * each;
    sum += rest * each;
    squares += rest * each * each;
    const whole = (seen + rest * rate) * each;
    if (whole > worst) worst = whole;
  }
  const average = unseenTotal === 0 ? 0 : sum / unseenTotal;
  const spread = unseenTotal === 0 ? 0 : squares / unseenTotal - average * average;
  let loss = sure + unknown * average * malice;
  let variance = unknown * spread * (1 - rate) + 0.2;
  let points = hp >= 0 ? hp : (hitPoints[set] as number);
  if (given !== 0) {
    if (given & vorpal) loss -= worst;
    if (given & axe) {
      loss -= worst * 1.2;
      variance *= 0.7;
    }
    if (given & potion) points += (base[set] as number) + 1.5;
    if (given & polymorph && cards > 0) loss -= Math.min(3, loss * 0.35);
    if (given & pact)
      loss -= (known[6] as number) + (unseen[6] as number) * rate > 0.5 ? average : average * 0.2;
  }
  const reach = (points - 0.5 - loss) / Math.sqrt(variance);
  const survive = likely(reach);
  if ((given & omnipotence) === 0 || what.repeats) return survive;
  return 1 - (1 - survive) * (1 - (allDifferent[cards] ?? 0));
}

/** The kind whose absence would help most: what a vorpal blade should name. */
export function worstKind(adventurer: number, tiles: TileSet, what: Knowledge): Kind {
  const at = setOf(adventurer, tiles) * kinds;
  const rate = what.unseenTotal === 0 ? 0 : what.unknown / what.unseenTotal;
  let worst = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < kinds; kind++) {
    const whole =
      ((what.known[kind] as number) + (what.unseen[kind] as number) * rate) * (damage[at + kind] as number);
    if (whole > most) {
      most = whole;
      worst = kind;
    }
  }
  return worst;
}

/** What an average unseen card would cost. */
export function averageDamage(adventurer: number, tiles: TileSet, what: Knowledge): number {
  const at = setOf(adventurer, tiles) * kinds;
  let sum = 0;
  for (let kind = 0; kind < kinds; kind++)
    sum += (what.unseen[kind] as number) * (damage[at + kind] as number);
  return what.unseenTotal === 0 ? 0 : sum / what.unseenTotal;
}

/** What somebody thinks who has seen nothing but the tiles and the height of the pile: worked out once for all cases. */
const publicOdds = new Float64Array(ADVENTURERS.length * masks * 14);
const stranger = new Knowledge();
for (let adventurer = 0; adventurer < ADVENTURERS.length; adventurer++) {
  for (let mask = 0; mask < masks; mask++) {
    for (let pile = 0; pile < 14; pile++) {
      stranger.unseen.set(copies);
      stranger.unseenTotal = 13;
      stranger.unknown = pile;
      const tiles = mask << (adventurer * tilesEach);
      publicOdds[setOf(adventurer, tiles) * 14 + pile] = odds(adventurer, tiles, stranger);
    }
  }
}

export const oddsForStrangers = (adventurer: number, tiles: TileSet, pile: number): number =>
  publicOdds[setOf(adventurer, tiles) * 14 + pile] as number;

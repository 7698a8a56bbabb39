import type { Rng, Seat } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { type Kind, NO_CARD, PATH_KINDS, PLAY_DECK, PLAY_KINDS } from '../data/cards.ts';
import { DISCARD, verbOf } from '../options.ts';
import { discardKind, discardSeat, isFaceDown, withKind } from '../rules/discard.ts';
import { actionPlayable, playableBy } from '../rules/end.ts';
import { addCard, clearHand, handLength, handOf } from '../rules/hand.ts';
import { fittingWays, isAmong } from '../rules/path.ts';
import { hasBroken } from '../rules/tools.ts';
import type { State } from '../state.ts';

/** Where the hidden play cards lie: the other hands by seat, then the others' face-down discards, then the draw pile. */
interface Places {
  /** The seat of each card in a hand. */
  readonly hands: readonly Seat[];
  /** The places in the discard pile. */
  readonly discards: readonly number[];
  readonly pile: number;
}

/**
 * Deals anew the play cards that are neither public nor in the viewer's hand nor among the viewer's own discards.
 * SB-RULING-35: while the draw pile is empty and the round goes on, some hand holds a playable card; where the round
 * ended without treasure, none does.
 */
export function redealCards(world: State, viewer: Seat, rng: Rng): void {
  const places = hiddenPlaces(world, viewer);
  const cards = hiddenCards(world, viewer, places);
  const told = world.pileLeft === 0 && !world.untilHandsEmpty;
  if (told && world.phase === 'turn') dealOnePlayable(world, viewer, places, cards, rng);
  else if (told && world.phase === 'over' && world.finisher < 0)
    dealNonePlayable(world, viewer, places, cards, rng);
  else rng.shuffle(cards);
  putDown(world, places, cards);
}

function hiddenPlaces(world: State, viewer: Seat): Places {
  const hands: Seat[] = [];
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat !== viewer) for (let i = handLength(world, seat); i > 0; i--) hands.push(seat);
  }
  const discards: number[] = [];
  for (let i = 0; i < world.discards.length; i++) {
    const discard = at(world.discards, i);
    if (isFaceDown(discard) && discardSeat(discard) !== viewer) discards.push(i);
  }
  return { hands, discards, pile: world.pileLeft };
}

/** In the order of their numbers. */
function hiddenCards(world: State, viewer: Seat, places: Places): Kind[] {
  const { hands, handSize, pile, pileLeft } = world;
  const counts = Array<number>(PLAY_KINDS).fill(0);
  const count = (kind: Kind): void => {
    if (kind !== NO_CARD) counts[kind] = at(counts, kind) + 1;
  };
  const [own, ownEnd] = [viewer * handSize, (viewer + 1) * handSize];
  for (let i = 0; i < hands.length; i++) if (viewer < 0 || i < own || i >= ownEnd) count(at(hands, i));
  for (const place of places.discards) count(discardKind(at(world.discards, place)));
  for (let i = 0; i < pileLeft; i++) count(at(pile, i));
  const cards: Kind[] = [];
  for (let kind = 0; kind < PLAY_KINDS; kind++) {
    for (let left = at(counts, kind); left > 0; left--) cards.push(kind);
  }
  return cards;
}

function putDown(world: State, { hands, discards, pile }: Places, cards: readonly Kind[]): void {
  let before = -1;
  for (let i = 0; i < hands.length; i++) {
    const seat = at(hands, i);
    if (seat !== before) clearHand(world, seat);
    addCard(world, seat, at(cards, i));
    before = seat;
  }
  for (let i = 0; i < discards.length; i++) {
    const place = at(discards, i);
    world.discards[place] = withKind(at(world.discards, place), at(cards, hands.length + i));
  }
  const first = hands.length + discards.length;
  world.pile = Object.freeze(cards.slice(first, first + pile));
}

const TRIES = 60;

/** Shuffles until some hand holds a playable card; where that is rare, one is put there first. */
function dealOnePlayable(world: State, viewer: Seat, places: Places, cards: Kind[], rng: Rng): void {
  if (viewer >= 0 && handOf(world, viewer).some((kind) => playableBy(world, viewer, kind))) {
    rng.shuffle(cards);
    return;
  }
  const playable = playableTable(world);
  const fits = (seat: Seat, kind: Kind): boolean => at(at(playable, hasBroken(world, seat) ? 1 : 0), kind);
  for (let i = 0; i < TRIES; i++) {
    rng.shuffle(cards);
    if (places.hands.some((seat, place) => fits(seat, at(cards, place)))) return;
  }
  putOneFirst(places, cards, fits, rng);
}

/** Chooses among all playable cards in all places in a hand, then deals the rest. */
function putOneFirst(
  places: Places,
  cards: Kind[],
  fits: (seat: Seat, kind: Kind) => boolean,
  rng: Rng,
): void {
  cards.sort((a, b) => a - b);
  const ways = places.hands.flatMap((seat, place) =>
    cards.flatMap((kind, card) => (fits(seat, kind) ? [{ place, card }] : [])),
  );
  if (ways.length === 0) throw new RangeError('the round goes on, but no hidden card could be played');
  const { place, card } = rng.pick(ways);
  const [kind = NO_CARD] = cards.splice(card, 1);
  rng.shuffle(cards);
  cards.splice(place, 0, kind);
}

/** Whether a card is playable, by kind: for a seat with whole tools, and for one with a broken tool. */
function playableTable(world: State): [whole: boolean[], broken: boolean[]] {
  const ways = fittingWays(world);
  const whole: boolean[] = [];
  const broken: boolean[] = [];
  for (let kind = 0; kind < PLAY_KINDS; kind++) {
    broken.push(kind >= PATH_KINDS && actionPlayable(world, kind));
    whole.push(kind < PATH_KINDS ? isAmong(kind, ways) : at(broken, kind));
  }
  return [whole, broken];
}

/**
 * No hand may hold a playable card: action cards that could be played lie among the discards, path cards that fit
 * somewhere there or in a hand whose owner cannot dig. Placing the choosiest cards first makes every such deal
 * equally likely. If the last turn was a discard that ended the round without a draw, that card was the last
 * playable one.
 */
function dealNonePlayable(world: State, viewer: Seat, places: Places, cards: Kind[], rng: Rng): void {
  const [whole, broken] = playableTable(world);
  const live = rng.shuffle(cards.filter((kind) => at(broken, kind)));
  const digging = rng.shuffle(cards.filter((kind) => at(whole, kind) && !at(broken, kind)));
  const dead = rng.shuffle(cards.filter((kind) => !at(whole, kind)));
  const open = places.discards.map((_, i) => places.hands.length + i);
  const stuck = places.hands.flatMap((seat, i) => (hasBroken(world, seat) ? [i] : []));
  const result = Array<Kind>(cards.length).fill(NO_CARD);
  const lay = (kind: Kind, among: number[]): void => {
    const [place] = among.splice(rng.int(among.length), 1);
    if (place === undefined) throw new RangeError('no place left for a card that no hand may hold');
    result[place] = kind;
  };

  const last = lastDiscarder(world);
  if (last >= 0 && last !== viewer) {
    const choices = [live, hasBroken(world, last) ? [] : digging];
    const chosen = pickGroup(choices, open.length, stuck.length, live.length, digging.length, rng);
    const kind = chosen?.pop();
    const place = open.pop();
    if (kind !== undefined && place !== undefined) result[place] = kind;
  }
  for (const kind of live) lay(kind, open);
  const free = [...open, ...stuck];
  for (const kind of digging) lay(kind, free);
  const rest = result.flatMap((kind, place) => (kind === NO_CARD ? [place] : []));
  rest.forEach((place, i) => {
    result[place] = at(dead, i);
  });
  result.forEach((kind, i) => {
    cards[i] = kind;
  });
}

/** The seat whose discard ended the round, when the draw pile was already empty before that turn; -1 otherwise. */
function lastDiscarder(world: State): Seat {
  const turns = world.history.length;
  const drawn = PLAY_DECK.length - world.seats * world.handSize;
  if (turns <= drawn || verbOf(at(world.history, turns - 1)) !== DISCARD) return -1;
  return (world.starter + turns - 1) % world.seats;
}

/** Chooses the group of the last discard by the number of deals that each leaves. */
function pickGroup(
  groups: readonly Kind[][],
  open: number,
  stuck: number,
  live: number,
  digging: number,
  rng: Rng,
): Kind[] | undefined {
  const ways = (l: number, d: number): number => falling(open - 1, l) * falling(open - 1 - l + stuck, d);
  const weights = [
    at(groups, 0).length * ways(live - 1, digging),
    at(groups, 1).length * ways(live, digging - 1),
  ];
  const sum = at(weights, 0) + at(weights, 1);
  const point = (rng.int(2 ** 30) / 2 ** 30) * sum;
  return sum === 0 ? undefined : at(groups, point < at(weights, 0) ? 0 : 1);
}

/** n · (n − 1) · … with k factors; 0 when there are not that many. */
function falling(n: number, k: number): number {
  let product = n < k || k < 0 ? 0 : 1;
  for (let i = 0; i < k && product > 0; i++) product *= n - i;
  return product;
}

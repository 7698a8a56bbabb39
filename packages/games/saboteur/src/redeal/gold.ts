import type { Rng, Seat } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { GOLD_COUNTS, type GoldCounts } from '../data/gold.ts';
import { countGold, type Pay, payFrom, sumOf, valuesOf, without } from '../rules/payment.ts';
import { pickNuggets, pickOf, pickSeat } from '../rules/pick.ts';
import type { Payment, RoundResult, State } from '../state.ts';

/** A draft as slots in the order of choosing, the packet that is still going round at the end. */
interface Draft {
  readonly values: number[];
  /** The first slot whose card the viewer has seen: from there on they know what was in the packet (SB-RULING-36). */
  readonly seenFrom: number;
  /** The slots at which the viewer chose, or is choosing now. */
  readonly own: readonly number[];
}

/**
 * Deals anew the gold that the viewer has not seen. What stays: every packet the viewer has held, the number of cards and
 * the sum of every payment, and what these tell (SB-RULING-37): each payment must be the first way that the pile of
 * that world could pay.
 */
export function redealGold(world: State, viewer: Seat, rng: Rng): void {
  if (world.results.length === 0 && world.phase === 'turn') {
    // The commonest case in search: all gold still lies in the pile.
    world.goldPile = Object.freeze(rng.shuffle(valuesOf(GOLD_COUNTS)));
    return;
  }
  const drafts = world.results.map(({ picks }) => draftOf(picks.map(pickNuggets), ownSlots(picks, viewer)));
  if (world.phase === 'draft') drafts.push(currentDraft(world, viewer));
  const lastPaid = world.results.findLastIndex(({ paid }) => paid.length > 0);

  const past = imaginePast(world.results.slice(0, lastPaid + 1), drafts, viewer, rng);
  let pile = past.pile;
  for (const draft of drafts.slice(lastPaid + 1))
    pile = without(pile, countGold(draft.values.slice(draft.seenFrom)));
  const hidden = rng.shuffle(valuesOf(pile));
  drafts.forEach((draft, round) => {
    const unseen = round <= lastPaid ? past.unseen[round] : undefined;
    for (let i = 0; i < draft.seenFrom; i++) draft.values[i] = unseen ? at(unseen, i) : (hidden.pop() ?? 0);
    shuffleSeen(draft, rng);
  });
  putBack(world, drafts, past.paid, hidden);
}

const draftOf = (values: number[], own: readonly number[]): Draft => ({
  values,
  seenFrom: own[0] ?? values.length,
  own,
});

const ownSlots = (picks: readonly number[], viewer: Seat): number[] =>
  picks.flatMap((pick, i) => (pickSeat(pick) === viewer ? [i] : []));

function currentDraft({ picks, packet, turn }: State, viewer: Seat): Draft {
  const own = ownSlots(picks, viewer);
  if (turn === viewer) own.push(picks.length);
  return draftOf([...picks.map(pickNuggets), ...packet], own);
}

/** Between two packets that the viewer held, they know which cards went, not who took which. */
function shuffleSeen(draft: Draft, rng: Rng): void {
  draft.own.forEach((slot, i) => {
    const end = draft.own[i + 1] ?? draft.values.length;
    const part = draft.values.slice(slot + 1, end).sort((a, b) => a - b);
    rng.shuffle(part).forEach((nuggets, j) => {
      draft.values[slot + 1 + j] = nuggets;
    });
  });
}

interface Past {
  /** The unseen cards of each draft, by round. */
  readonly unseen: readonly (readonly number[])[];
  /** The payments of each round. */
  readonly paid: readonly (readonly Payment[])[];
  /** The pile after the last payment. */
  readonly pile: GoldCounts;
}

/**
 * Chooses what the viewer did not see of the rounds up to the last payment. Gold is only hidden while the game goes
 * on, so these are at most two rounds and at most one of them was a draft: every content of its unseen part that
 * leads to the payments everybody saw is weighed by the number of ways to draw it.
 */
function imaginePast(
  results: readonly RoundResult[],
  drafts: readonly Draft[],
  viewer: Seat,
  rng: Rng,
): Past {
  const round = results.findIndex(({ picks }) => picks.length > 0);
  const draft = round < 0 ? undefined : at(drafts, round);
  const seen = countGold(draft?.values.slice(draft.seenFrom) ?? []);
  const later = drafts
    .slice(results.length)
    .map(({ values, seenFrom }) => countGold(values.slice(seenFrom)))
    .reduce<GoldCounts>((sum, part) => [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]], [0, 0, 0]);

  const worlds = contents(draft?.seenFrom ?? 0).flatMap((unseen) => {
    const drawn: GoldCounts = [seen[0] + unseen[0], seen[1] + unseen[1], seen[2] + unseen[2]];
    const paid = replay(results, drawn, viewer);
    const weight = paid === undefined ? 0 : ways(unseen, seen) * choose(paid.pile, later);
    return paid === undefined || weight === 0 ? [] : [{ unseen, weight, ...paid }];
  });
  const chosen = pickWeighted(worlds, rng);
  const cards = results.map((_, i) => (i === round ? rng.shuffle(valuesOf(chosen.unseen)) : []));
  return { unseen: cards, paid: chosen.paid, pile: chosen.pile };
}

/** Pays again in a world in which that draft drew these cards; `undefined` where somebody would see another payment. */
function replay(
  results: readonly RoundResult[],
  drawn: GoldCounts,
  viewer: Seat,
): { paid: Payment[][]; pile: GoldCounts } | undefined {
  let pile = GOLD_COUNTS;
  const paid: Payment[][] = [];
  for (const result of results) {
    if (result.picks.length > 0) pile = without(pile, drawn);
    if (pile.some((number) => number < 0)) return undefined;
    const round: Payment[] = [];
    for (const payment of result.paid) {
      const pay = payFrom(pile, sumOf(countGold(payment.cards)) + payment.credit);
      if (!looksAlike(pay, payment, payment.seat === viewer)) return undefined;
      pile = without(pile, pay.counts);
      round.push({ seat: payment.seat, cards: valuesOf(pay.counts), credit: pay.credit });
    }
    paid.push(round);
  }
  return { paid, pile };
}

function looksAlike(pay: Pay, { cards, credit }: Payment, own: boolean): boolean {
  const values = valuesOf(pay.counts);
  if (pay.credit !== credit || values.length !== cards.length) return false;
  return !own || values.every((nuggets, i) => nuggets === cards[i]);
}

/** Every way in which that many cards can be made up. */
function contents(size: number): GoldCounts[] {
  const all: GoldCounts[] = [];
  for (let threes = 0; threes <= Math.min(size, GOLD_COUNTS[2]); threes++) {
    for (let twos = 0; twos <= Math.min(size - threes, GOLD_COUNTS[1]); twos++) {
      all.push([size - threes - twos, twos, threes]);
    }
  }
  return all;
}

/** How many ways there are to draw these two groups from the full pile. */
const ways = (unseen: GoldCounts, seen: GoldCounts): number =>
  choose(GOLD_COUNTS, seen) * choose(without(GOLD_COUNTS, seen), unseen);

const choose = (pile: GoldCounts, part: GoldCounts): number =>
  binomial(pile[0], part[0]) * binomial(pile[1], part[1]) * binomial(pile[2], part[2]);

function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

function pickWeighted<T extends { readonly weight: number }>(items: readonly T[], rng: Rng): T {
  if (items.length === 1) return at(items, 0);
  const sum = items.reduce((total, item) => total + item.weight, 0);
  let point = (rng.int(2 ** 30) / 2 ** 30) * sum;
  for (const item of items) {
    point -= item.weight;
    if (point < 0) return item;
  }
  return at(items, items.length - 1);
}

function putBack(
  world: State,
  drafts: readonly Draft[],
  paid: readonly (readonly Payment[])[],
  pile: readonly number[],
): void {
  world.results = Object.freeze(
    world.results.map((result, round) => ({
      ...result,
      picks: result.picks.map((pick, i) => pickOf(pickSeat(pick), at(at(drafts, round).values, i))),
      paid: paid[round] ?? result.paid,
    })),
  );
  world.goldPile = Object.freeze(pile);
  if (world.phase !== 'draft') return;
  const values = at(drafts, drafts.length - 1).values;
  world.picks = Object.freeze(world.picks.map((pick, i) => pickOf(pickSeat(pick), at(values, i))));
  world.packet = Object.freeze(values.slice(world.picks.length).sort((a, b) => a - b));
}

import type { Option, Seat, Viewer } from '@mazmorra/kernel';
import { type GoalCardId, goalCardId } from './data/cards.ts';
import type { Role } from './data/table.ts';
import { draftOrder } from './rules/draft.ts';
import { goldOf } from './rules/final.ts';
import { pickNuggets, pickSeat } from './rules/pick.ts';
import { asideRole, rolesOf } from './rules/roles.ts';
import type { Payment, RoundResult, State } from './state.ts';

/** What lies in front of a player. The number of cards is public (SB-RULING-37), so are credited nuggets. */
export interface GoldView {
  readonly cards: number;
  readonly credit: number;
  readonly values: readonly number[] | 'hidden';
  readonly nuggets: number | 'hidden';
}

/** One choice of a draft; the viewer may know the card of another seat from the packets they held (SB-RULING-36). */
export interface PickView {
  readonly seat: Seat;
  readonly nuggets: number | 'hidden';
  /** The packet this seat chose from. */
  readonly packet: readonly number[] | 'hidden';
}

export interface DraftView {
  /** Cards in the packet that is going round. */
  readonly cards: number;
  readonly packet: readonly number[] | 'hidden';
  readonly picks: readonly PickView[];
  /** Who gets the remaining cards, in this order. */
  readonly order: readonly Seat[];
}

export interface PaymentView {
  readonly seat: Seat;
  readonly nuggets: number;
  readonly cards: number;
  readonly credit: number;
  readonly values: readonly number[] | 'hidden';
}

export interface ResultView {
  readonly winner: 'miners' | 'saboteurs';
  readonly finisher?: Seat;
  readonly starter: Seat;
  /** Where which goal card lay: top, middle, bottom. */
  readonly goals: readonly GoalCardId[];
  /** Its turns as everybody saw them; the seat of turn i is starter + i. */
  readonly history: readonly Option[];
  readonly goalsTurnedUp: number;
  readonly roles: readonly Role[];
  readonly aside: Role | 'none';
  readonly picks: readonly PickView[];
  readonly paid: readonly PaymentView[];
}

/** SB-GOLD-10: face down until the end; SB-FINAL-01 turns everything up. */
const isOpen = (state: State, viewer: Viewer): boolean => viewer === 'all' || state.phase === 'over';

export function goldView(state: State, viewer: Viewer, seat: Seat): GoldView {
  const { cards, credit } = goldOf(state, seat);
  const knows = viewer === seat || isOpen(state, viewer);
  return {
    cards: cards.length,
    credit,
    values: knows ? cards : 'hidden',
    nuggets: knows ? cards.reduce((sum, nuggets) => sum + nuggets, credit) : 'hidden',
  };
}

export function draftView(state: State, viewer: Viewer): DraftView {
  const { picks, packet } = state;
  const knows = viewer === state.turn || viewer === 'all';
  return {
    cards: packet.length,
    packet: knows ? packet : 'hidden',
    picks: pickViews(picks, packet, state, viewer),
    order: draftOrder(state).slice(picks.length),
  };
}

/**
 * A seat that held a packet knows what was in it. Between two packets that it held (or after the last one) it knows
 * which cards went to whom only where they are all alike.
 */
function pickViews(
  picks: readonly number[],
  packet: readonly number[],
  state: State,
  viewer: Viewer,
): PickView[] {
  const values = [...picks.map(pickNuggets), ...packet];
  const own = picks.flatMap((pick, i) => (pickSeat(pick) === viewer ? [i] : []));
  if (state.phase === 'draft' && packet.length > 0 && state.turn === viewer) own.push(picks.length);
  const open = isOpen(state, viewer);
  return picks.map((pick, i) => ({
    seat: pickSeat(pick),
    nuggets: open || isKnown(values, own, i) ? pickNuggets(pick) : 'hidden',
    packet: open || own.includes(i) ? values.slice(i).sort((a, b) => a - b) : 'hidden',
  }));
}

function isKnown(values: readonly number[], own: readonly number[], slot: number): boolean {
  if (own.includes(slot)) return true;
  const held = own.findLast((i) => i < slot);
  if (held === undefined) return false;
  const part = values.slice(held + 1, own.find((i) => i > slot) ?? values.length);
  return part.every((nuggets) => nuggets === part[0]);
}

export function resultView(state: State, result: RoundResult, viewer: Viewer): ResultView {
  const { finisher, saboteurs, aside } = result;
  return {
    winner: finisher >= 0 ? 'miners' : 'saboteurs',
    ...(finisher >= 0 ? { finisher } : {}),
    starter: result.starter,
    goals: result.goals.map(goalCardId),
    history: result.history,
    goalsTurnedUp: result.reached,
    roles: rolesOf(saboteurs, state.seats),
    aside: asideRole(aside) ?? 'none',
    picks: pickViews(result.picks, [], state, viewer),
    paid: result.paid.map((payment) =>
      paymentView(payment, viewer === payment.seat || isOpen(state, viewer)),
    ),
  };
}

function paymentView({ seat, cards, credit }: Payment, knows: boolean): PaymentView {
  return {
    seat,
    nuggets: cards.reduce((sum, nuggets) => sum + nuggets, credit),
    cards: cards.length,
    credit,
    values: knows ? cards : 'hidden',
  };
}

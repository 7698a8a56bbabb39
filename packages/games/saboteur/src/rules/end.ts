import type { Emit, Rng, Seat } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import {
  goalCardId,
  type Kind,
  MAP,
  NO_CARD,
  PATH_KINDS,
  REPAIR_FIRST,
  ROCKFALL,
  TREASURE,
} from '../data/cards.ts';
import { GOAL_SLOTS } from '../data/table.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { startDraft } from './draft.ts';
import { finishRound } from './next.ts';
import { fitsSomewhere, kindFits, waysOfHand } from './path.ts';
import { paySaboteurs } from './payment.ts';
import { canRockfall } from './rockfall.ts';
import { asideRole, rolesOf } from './roles.ts';
import { canBreak, canRepair, hasBroken } from './tools.ts';

/** Whether this action card could be played now; for whom does not matter. A map always can (SB-RULING-19). */
export function actionPlayable(state: State, kind: Kind): boolean {
  if (kind === MAP) return true;
  if (kind === ROCKFALL) return canRockfall(state);
  return kind < REPAIR_FIRST ? canBreak(state, kind) : canRepair(state, kind);
}

/** SB-END-03: could this seat play the card were it its turn now? */
export const playableBy = (state: State, seat: Seat, kind: Kind): boolean =>
  kind >= PATH_KINDS ? actionPlayable(state, kind) : !hasBroken(state, seat) && kindFits(state, kind);

/** SB-END-02: whether any player holds a playable card. One walk along the rim for all path cards together. */
export function anyPlayable(state: State): boolean {
  const { hands, handSize, seats } = state;
  let ways = 0;
  for (let seat = 0; seat < seats; seat++) {
    const first = seat * handSize;
    for (let i = first; i < first + handSize; i++) {
      const kind = hands[i] as Kind;
      if (kind === NO_CARD) break;
      if (kind >= PATH_KINDS && actionPlayable(state, kind)) return true;
    }
    if (!hasBroken(state, seat)) ways |= waysOfHand(state, seat);
  }
  return ways !== 0 && fitsSomewhere(state, ways);
}

/** SB-END-01 with a finisher, SB-END-02 without one (-1): roles and goals are turned up, then the gold is given out. */
export function endRound(state: State, finisher: number, rng: Rng, emit: Emit<Event>): void {
  state.finisher = finisher;
  if (emit !== undefined) tellEnd(state, emit);
  if (finisher >= 0) startDraft(state, emit);
  else finishRound(state, paySaboteurs(state, emit), rng, emit);
}

function tellEnd(state: State, emit: NonNullable<Emit<Event>>): void {
  const { finisher, round, saboteurs, seats } = state;
  const turns = state.history.length;
  emit({
    rule: finisher >= 0 ? 'SB-END-01' : state.untilHandsEmpty ? 'SB-VAR-02' : 'SB-END-02',
    public:
      finisher >= 0
        ? { type: 'round-ended', round, winner: 'miners', finisher, turns }
        : { type: 'round-ended', round, winner: 'saboteurs', turns },
    reveals: true,
  });
  const aside = asideRole(state.aside);
  emit({
    rule: 'SB-END-04',
    public: {
      type: 'cards-revealed',
      round,
      roles: rolesOf(saboteurs, seats),
      ...(aside === undefined ? {} : { aside }),
      goals: state.goals.map(goalCardId),
      treasure: at(GOAL_SLOTS, state.goals.indexOf(TREASURE)).slot,
    },
    reveals: true,
  });
}

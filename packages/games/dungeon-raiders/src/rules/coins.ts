/**
 * Section 3.7: coins and wounds. Nothing else changes them, so `DR-INV-03` (coins 0 to 20, wounds 0 or more) holds here.
 * Tokens are bookkeeping and plain numbers do (`DR-COIN-04`, `DR-RULING-27`): coins cannot run out (`DR-INV-04`).
 */

import type { Emit, RuleId, Seat } from '@mazmorra/kernel';
import { COIN_CAP } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';

/** `DR-COIN-01` Nobody holds more than 20 coins; what exceeds them goes to nobody. */
export function gainCoins(state: State, seat: Seat, amount: number, rule: RuleId, emit: Emit<Event>): void {
  const from = numberAt(state.coins, seat);
  const to = Math.min(COIN_CAP, from + amount);
  state.coins[seat] = to;
  if (amount > 0)
    emit?.({ rule, public: { type: 'coins-changed', seat, from, to, lost: from + amount - to } });
}

/** `DR-COIN-02` Coins never drop below 0: who cannot lose it all loses what there is (`DR-RULING-26`); that there was nothing is told too. */
export function loseCoins(state: State, seat: Seat, amount: number, rule: RuleId, emit: Emit<Event>): void {
  const from = numberAt(state.coins, seat);
  const to = Math.max(0, from - amount);
  state.coins[seat] = to;
  if (amount > 0) emit?.({ rule, public: { type: 'coins-changed', seat, from, to, lost: 0 } });
}

/** `DR-COIN-03` Wounds have no maximum and kill nobody (`DR-RULING-30`). */
export function gainWounds(state: State, seat: Seat, amount: number, rule: RuleId, emit: Emit<Event>): void {
  const from = numberAt(state.wounds, seat);
  const to = from + amount;
  state.wounds[seat] = to;
  if (amount > 0) emit?.({ rule, public: { type: 'wounds-changed', seat, from, to } });
}

/** `DR-COIN-03` Wounds never drop below 0; that there was none to heal is told too. */
export function loseWounds(state: State, seat: Seat, amount: number, rule: RuleId, emit: Emit<Event>): void {
  const from = numberAt(state.wounds, seat);
  const to = Math.max(0, from - amount);
  state.wounds[seat] = to;
  emit?.({ rule, public: { type: 'wounds-changed', seat, from, to } });
}

import type { AttackType, Effect } from './effect.ts';

/** One kind of card of the combat deck. */
export interface CombatRow {
  readonly id: string;
  readonly type: AttackType;
  readonly attack: number;
  /** The attack type this card answers in a counterattack; absent on cards without an icon. */
  readonly counter?: AttackType;
  readonly count: number;
}

/** A power card of a hero or a monster; it counts as a combat card in all combat rules (DQ-CMB-02). */
export interface PowerRow {
  readonly id: string;
  readonly owner: string;
  readonly type: AttackType;
  readonly attack: number;
  readonly counter?: AttackType;
  /** Compared when a hero tries to escape (DQ-ESC-01). */
  readonly escape: number;
  /** Monsters only: wounds of a failed escape (DQ-ESC-02). */
  readonly damage?: number;
  readonly effect: readonly Effect[];
}

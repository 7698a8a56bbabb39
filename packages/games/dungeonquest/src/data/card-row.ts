import type { CardType, Effect } from './effect.ts';

/** One kind of card of an encounter deck. Cards of one kind are alike, so the rules count kinds and not single cards. */
export interface CardRow {
  readonly id: string;
  /** Matters only where something refers to it, whatever the deck (DQ-CARD-03). */
  readonly type: CardType;
  readonly count: number;
  readonly effect: readonly Effect[];
}

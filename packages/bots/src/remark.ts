import type { Seat } from '@mazmorra/kernel';
import type { RemarkId } from './text/remarks.ts';

/**
 * One thing that speaks for or against an option, in the terms of its game: odds, who is hit, what it gives away. Plain JSON, so that it
 * can be sent and kept; `remarkText` puts it into words.
 */
export interface Remark {
  readonly id: RemarkId;
  /** The seat it is about, never the one that decides. */
  readonly seat?: Seat;
  /** A chance from 0 to 1 or an amount, as the sentence says; `from` is the same before the answer. */
  readonly to?: number;
  readonly from?: number;
}

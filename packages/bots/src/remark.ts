import type { Seat } from '@mazmorra/kernel';
import type { RemarkId } from './text/remarks.ts';

/**
 * One argument for or against an option, in the terms of its game: odds, who is hit, what it reveals. Plain JSON, so
 * that it can be sent and stored; `remarkText` turns it into a sentence.
 */
export interface Remark {
  readonly id: RemarkId;
  /** The seat that the remark is about; never the one that decides. */
  readonly seat?: Seat;
  /** A probability from 0 to 1 or an amount, depending on the sentence; `from` is the value before the answer. */
  readonly to?: number;
  readonly from?: number;
}

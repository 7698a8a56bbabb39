import type { PersonRow } from './port.ts';

/** A token of an operator, by its hash. */
export interface OperatorTokenRow {
  readonly hash: string;
  /** Who acts with it. */
  readonly name: string;
  readonly at: number;
  readonly until: number;
}

/** What somebody may not do for a time. `subject` is `person:ID` or `address:KEY`. */
export interface SanctionRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** The name the person had, for the operator to recognise. */
  readonly name: string;
  readonly why: string;
  readonly by: string;
  readonly at: number;
  readonly until: number;
}

/** One person's report of something. All rows with the same `target` are about the same thing. */
export interface ReportRow {
  readonly id: string;
  readonly target: string;
  readonly reporter: string;
  readonly table: string;
  /** The person it is about; empty where it is about the table. */
  readonly about: string;
  readonly name: string;
  readonly reason: string;
  readonly text: string;
  /** JSON: the lines of chat as they were then. */
  readonly lines: string;
  readonly at: number;
  /** When an operator was done with it; 0 while it waits. */
  readonly settled: number;
}

/** How many reports wait: all, by one reporter, and about one thing. */
export interface ReportCounts {
  readonly all: number;
  readonly byReporter: number;
  readonly ofTarget: number;
}

/** What an operator did. Its id sorts by time. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly subject: string;
  readonly why: string;
}

/** Writes of the operator's part (`operator-rows.ts`). */
export type OperatorWrite =
  | { readonly kind: 'setting'; readonly key: string; readonly value: string }
  /** Only where the key has no value yet. */
  | { readonly kind: 'first-setting'; readonly key: string; readonly value: string }
  | { readonly kind: 'operator-token'; readonly row: OperatorTokenRow }
  | { readonly kind: 'delete-operator-token'; readonly hash: string }
  | { readonly kind: 'sanction'; readonly row: SanctionRow }
  /** A second report of the same thing by the same person changes nothing while the first waits. */
  | { readonly kind: 'report'; readonly row: ReportRow }
  | { readonly kind: 'settle-report'; readonly target: string; readonly at: number }
  /** Reports that were settled before then, sanctions and tokens that ended before then. */
  | { readonly kind: 'expire-operator'; readonly before: number }
  | { readonly kind: 'audit'; readonly row: AuditRow };

/** Reads of the operator's part. */
export interface OperatorReads {
  /** People whose name contains the text, or whose id it is; those who were here last first. */
  peopleNamed(text: string, limit: number): Promise<PersonRow[]>;
  settings(): Promise<ReadonlyMap<string, string>>;
  operatorToken(hash: string): Promise<OperatorTokenRow | undefined>;
  /** Sanctions that end after then, the newest first. */
  sanctions(after: number, limit: number): Promise<SanctionRow[]>;
  reports(settled: boolean, limit: number): Promise<ReportRow[]>;
  reportCounts(reporter: string, target: string): Promise<ReportCounts>;
  /** The newest acts, or those before one. */
  audit(before: string | undefined, limit: number): Promise<AuditRow[]>;
}

import type { PersonRow } from './port.ts';

/** An operator token, by its hash. */
export interface OperatorTokenRow {
  readonly hash: string;
  /** The operator's name. */
  readonly name: string;
  readonly at: number;
  readonly until: number;
}

/** A sanction: what a person or address may not do for a time. `subject` is `person:ID` or `address:KEY`. */
export interface SanctionRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** The name of the person at that time, for the operator to recognise. */
  readonly name: string;
  readonly why: string;
  readonly by: string;
  readonly at: number;
  readonly until: number;
}

/** A report by one person. Rows with the same `target` are about the same thing. */
export interface ReportRow {
  readonly id: string;
  readonly target: string;
  readonly reporter: string;
  readonly table: string;
  /** The person it is about; empty if it is about the table. */
  readonly about: string;
  readonly name: string;
  readonly reason: string;
  readonly text: string;
  /** JSON: the chat lines as they were then. */
  readonly lines: string;
  readonly at: number;
  /** When an operator settled it; 0 while open. */
  readonly settled: number;
}

/** Numbers of open reports: in total, by one reporter, and about one target. */
export interface ReportCounts {
  readonly all: number;
  readonly byReporter: number;
  readonly ofTarget: number;
}

/** An entry of the audit log. Its id sorts by time. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly subject: string;
  readonly why: string;
}

/** Writes of the operator's interface (`operator-rows.ts`). */
export type OperatorWrite =
  | { readonly kind: 'setting'; readonly key: string; readonly value: string }
  /** Ignored if the key already has a value. */
  | { readonly kind: 'first-setting'; readonly key: string; readonly value: string }
  | { readonly kind: 'operator-token'; readonly row: OperatorTokenRow }
  | { readonly kind: 'delete-operator-token'; readonly hash: string }
  | { readonly kind: 'sanction'; readonly row: SanctionRow }
  /** A second report of the same target by the same person is ignored while the first is open. */
  | { readonly kind: 'report'; readonly row: ReportRow }
  | { readonly kind: 'settle-report'; readonly target: string; readonly at: number }
  /** Deletes reports settled, and sanctions and tokens expired, before this time. */
  | { readonly kind: 'expire-operator'; readonly before: number }
  | { readonly kind: 'audit'; readonly row: AuditRow };

/** Reads of the operator's interface. */
export interface OperatorReads {
  /** People whose name contains the text or whose id it is, last seen first. */
  peopleNamed(text: string, limit: number): Promise<PersonRow[]>;
  settings(): Promise<ReadonlyMap<string, string>>;
  operatorToken(hash: string): Promise<OperatorTokenRow | undefined>;
  /** Sanctions that end after this time, newest first. */
  sanctions(after: number, limit: number): Promise<SanctionRow[]>;
  reports(settled: boolean, limit: number): Promise<ReportRow[]>;
  reportCounts(reporter: string, target: string): Promise<ReportCounts>;
  /** The newest entries, or those before the given one. */
  audit(before: string | undefined, limit: number): Promise<AuditRow[]>;
}

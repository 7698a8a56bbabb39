import * as v from 'valibot';

/** What a request costs beyond being a message. Each kind has its own rate by person and by address (`LIMITS` of the server). */
export interface Cost {
  /** Much that is read or written; lines that others read; reports to the operator; recovery codes. */
  readonly kind: 'heavy' | 'chat' | 'reports' | 'codes';
  readonly units: number;
  /** Only reads, much of it from the database: of one address one is carried out at a time. */
  readonly reads?: true;
}

/** No more than any other message. */
export const PLAIN: Cost = { kind: 'heavy', units: 0 };
export const heavy = (units: number): Cost => ({ kind: 'heavy', units });
export const reads = (units: number): Cost => ({ kind: 'heavy', units, reads: true });
export const CHAT: Cost = { kind: 'chat', units: 1 };
export const REPORT: Cost = { kind: 'reports', units: 1 };
export const CODE: Cost = { kind: 'codes', units: 1 };

/** A request of the table of requests: what it costs, and its fields. */
export const request = <const E extends v.ObjectEntries>(cost: Cost, fields: E) => ({
  cost,
  args: v.object(fields),
});

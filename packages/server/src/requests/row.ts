import type { RequestArgs, RequestName, TableRequestName } from '@mazmorra/protocol';
import type { Connection } from '../net/connection.ts';
import type { AtTable } from '../table/channel.ts';

/** What a request costs beyond being a message. Each kind has its own rate by person and by address (`fairness/limits.ts`). */
export interface Cost {
  /** Much that is read or written; lines that others read; reports to the operator; recovery codes; screen codes. */
  readonly kind: 'heavy' | 'chat' | 'reports' | 'codes' | 'screenCodes';
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
export const SCREEN_CODE: Cost = { kind: 'screenCodes', units: 1 };

/**
 * Who may make a request: anybody who is connected, a person who has said hello, a person who has the table open, who has a seat
 * there, or who is its host.
 */
export type Who = 'anybody' | 'person' | 'table' | 'seat' | 'host';

interface Terms {
  readonly cost: Cost;
  readonly who: Who;
}

/** A request to the server: returns its reply, or `undefined` where it has replied itself or nobody listens any more. */
export interface ServerRow<N extends RequestName> extends Terms {
  readonly who: 'anybody' | 'person';
  handle(connection: Connection, args: RequestArgs<N>, id: number): unknown;
}

/** A request at a table, carried out as a job of its queue. */
export interface TableRow<N extends TableRequestName> extends Terms {
  readonly who: 'table' | 'seat' | 'host';
  handle(at: AtTable, args: RequestArgs<N>, id: number): Promise<void> | void;
}

/** The row of a request. Its fields are the schema of the same name in `@mazmorra/protocol/schemas`. */
export type Row<N extends RequestName> = N extends TableRequestName ? TableRow<N> : ServerRow<N>;

/** A row for each of these requests, so that none can be forgotten. */
export type Rows<N extends RequestName> = { readonly [K in N]: Row<K> };

/** A request of somebody who has said hello. */
export const person = <N extends Exclude<RequestName, TableRequestName>>(
  cost: Cost,
  handle: ServerRow<N>['handle'],
): ServerRow<N> => ({ cost, who: 'person', handle });

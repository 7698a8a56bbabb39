import { LANGUAGES, type Language } from '@mazmorra/kernel';
import * as v from 'valibot';
import { line, personName, search, text, token, whole, word } from './fields.ts';
import { EXPORTS, KEPT, type Kept, WORD_LISTS } from './lists.ts';
import type { TableStatus } from './messages.ts';

/** What the operator of a server may ask of it: `POST /api/operator` with the token of an operator, one act per request. */

const why = line(200);
const person = token;
const address = v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:/]{2,60}$/));
/** A month for now, and at most ten years, which is as good as for ever. */
const hours = v.pipe(v.number(), v.minValue(0.01), v.maxValue(87_600));
const sanction = v.union([v.object({ person, hours, why }), v.object({ address, hours, why })]);
const days = v.union([v.literal('forever'), v.pipe(v.number(), v.minValue(0.01), v.maxValue(36_500))]);
const words = text(60_000);

export const operatorActs = {
  status: v.object({}),
  /** People by a part of their name or by their id; without it those who were here last. */
  people: v.object({ text: v.optional(search(64), '') }),
  tables: v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}-[A-Za-z0-9_-]{8,64}$/))) }),
  /** One table with its people and its chat. */
  table: v.object({ table: token }),
  reports: v.object({ settled: v.optional(v.boolean(), false) }),
  settle: v.object({ target: word(160), why }),
  sanctions: v.object({}),
  silence: sanction,
  ban: sanction,
  lift: v.object({ sanction: token, why }),
  rename: v.object({ person, name: personName, why }),
  forget: v.object({ person, why }),
  remove: v.object({
    table: token,
    lines: v.pipe(v.array(whole(1_000_000)), v.minLength(1), v.maxLength(500)),
    why,
  }),
  close: v.object({ table: token, why }),
  /** The server stops in so many minutes, in the operator's own words where there are some; `off` takes it back. */
  announce: v.union([
    v.object({
      minutes: v.pipe(whole(10_080), v.minValue(1)),
      ...v.entriesFromList(LANGUAGES, v.optional(line(280))),
      why,
    }),
    v.object({ off: v.literal(true), why }),
  ]),
  /** For how many days things are kept; without `days` it only tells. */
  retention: v.union([
    v.object({ days: v.partial(v.object(v.entriesFromList(KEPT, days))), why }),
    v.object({}),
  ]),
  /** A list of words, or a new text for it; `default` brings back the one it came with. */
  words: v.union([
    v.object({ list: v.picklist(WORD_LISTS), text: words, why }),
    v.object({ list: v.picklist(WORD_LISTS), default: v.literal(true), why }),
    v.object({ list: v.picklist(WORD_LISTS) }),
  ]),
  audit: v.object({ before: v.optional(word(40)) }),
  /** All about one person, or a page of the audit log, the reports or the finished games. */
  export: v.object({
    what: v.picklist(EXPORTS),
    person: v.optional(person),
    after: v.optional(word(64)),
  }),
  /** Withdraws the token that asks. */
  'sign-out': v.object({}),
} as const;

export type OperatorAct = keyof typeof operatorActs;
export type OperatorInput<A extends OperatorAct> = v.InferInput<(typeof operatorActs)[A]>;
export type OperatorArgs<A extends OperatorAct> = v.InferOutput<(typeof operatorActs)[A]>;
export type OperatorRequest = {
  [A in OperatorAct]: { readonly act: A; readonly args: OperatorArgs<A> };
}[OperatorAct];

export interface OperatorPerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  /** The addresses by which they are connected now; none when they are not. */
  readonly addresses: readonly string[];
}

export interface OperatorTable {
  readonly table: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly here: number;
  readonly created: number;
  readonly touched: number;
}

export interface OperatorLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly removed?: true;
}

/** Everything that was reported about one thing, as far as it has not been settled. */
export interface OperatorReport {
  readonly target: string;
  readonly table: string;
  /** The line it is about. */
  readonly line?: number;
  readonly about?: { readonly id: string; readonly name: string };
  readonly lines: readonly OperatorLine[];
  readonly said: readonly { readonly reason: string; readonly text: string; readonly at: number }[];
}

export interface OperatorSanction {
  readonly id: string;
  readonly kind: 'silence' | 'ban';
  readonly person?: string;
  readonly address?: string;
  readonly name: string;
  readonly why: string;
  readonly by: string;
  readonly at: number;
  readonly until: number;
}

export interface OperatorEntry {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly subject: string;
  readonly why: string;
}

/** A stop that was announced. */
export interface Announcement {
  readonly stopAt: number;
  readonly text: Readonly<Partial<Record<Language, string>>>;
}

export interface OperatorStatus {
  readonly who: string;
  readonly storage: 'sqlite' | 'postgres';
  /** What is wrong with the storage, if anything. */
  readonly trouble?: string;
  readonly uptime: number;
  readonly memory: number;
  /** Of the machine: over one, five and fifteen minutes, and the number of cores. */
  readonly load: readonly number[];
  readonly cores: number;
  readonly connections: number;
  readonly present: number;
  readonly playing: number;
  readonly waiting: number;
  readonly tablesInMemory: number;
  readonly openTables: number;
  readonly botsQueue: number;
  readonly commits: number;
  readonly slowestCommit: number;
  readonly errors: number;
  readonly answers: number;
  readonly chatLines: number;
  /** Things that were reported and wait; people and addresses under a sanction. */
  readonly reports: number;
  readonly sanctions: number;
  readonly announcement?: Announcement;
}

type Done = Readonly<Record<never, never>>;

export interface OperatorReplies {
  readonly status: OperatorStatus;
  readonly people: { readonly people: readonly OperatorPerson[] };
  readonly tables: { readonly tables: readonly OperatorTable[]; readonly more?: string };
  readonly table: { readonly table: OperatorTable; readonly lines: readonly OperatorLine[] };
  readonly reports: { readonly reports: readonly OperatorReport[] };
  readonly settle: Done;
  readonly sanctions: { readonly sanctions: readonly OperatorSanction[] };
  readonly silence: { readonly sanction: OperatorSanction };
  readonly ban: { readonly sanction: OperatorSanction };
  readonly lift: Done;
  readonly rename: { readonly name: string };
  readonly forget: Done;
  readonly remove: { readonly removed: number };
  readonly close: Done;
  readonly announce: { readonly announcement?: Announcement };
  readonly retention: { readonly days: Readonly<Record<Kept, number | 'forever'>> };
  readonly words: { readonly text: string; readonly entries: number };
  readonly audit: { readonly entries: readonly OperatorEntry[]; readonly more?: string };
  readonly export: { readonly items: readonly unknown[]; readonly more?: string };
  readonly 'sign-out': Done;
}

export type UnreadAct = { readonly problem: string };

/** Reads the body of a request of an operator. What is wrong is said in words that repeat nothing of it. */
export function readOperatorRequest(body: unknown): OperatorRequest | UnreadAct {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { problem: 'the request is not an object' };
  const { act } = body as { readonly act?: unknown };
  if (typeof act !== 'string' || !Object.hasOwn(operatorActs, act)) return { problem: 'act names no act' };
  const name = act as OperatorAct;
  const read = v.safeParse(operatorActs[name], body);
  if (read.success) return { act: name, args: read.output } as OperatorRequest;
  const path = read.issues[0].path?.map((item) => String(item.key)).join('.');
  return { problem: path ? `${path} is missing or not allowed` : 'the act lacks a field' };
}

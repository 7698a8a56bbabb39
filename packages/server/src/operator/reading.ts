import { availableParallelism, loadavg } from 'node:os';
import {
  KEPT,
  type Kept,
  type OperatorAct,
  type OperatorEntry,
  type OperatorSanction,
  type OperatorTable,
} from '@mazmorra/protocol';
import type { Instance } from '../instance.ts';
import { Refused } from '../refused.ts';
import { findRecord } from '../retention/records.ts';
import type { RetentionTimes } from '../retention/retention.ts';
import { TROUBLE } from '../storage/health.ts';
import type { SanctionRow, Storage, TableRow } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import type { Act } from './http.ts';
import { groupReports, operatorLine } from './reports.ts';

type Reading = 'status' | 'people' | 'tables' | 'table' | 'reports' | 'sanctions' | 'audit' | 'export';

const PAGE = 50;
const MOST_LINES = 500;
const MOST_REPORTS = 1000;
const MOST_SHOWN = 500;
const DAY = 86_400_000;

export const readingActs: { readonly [A in Reading]: Act<A> } = {
  status: async (server, _args, { name }) => ({ reply: await statusOf(server, name) }),
  people: async ({ tables, people }, { text }) => {
    const rows = await tables.storage.peopleNamed(text.trim(), PAGE);
    return { reply: { people: rows.map((row) => ({ ...row, addresses: addressesOf(people, row.id) })) } };
  },
  tables: async ({ tables }, { after }) => {
    const [touched = '', ...id] = (after ?? '').split('-');
    const from = after === undefined ? Number.MAX_SAFE_INTEGER : Number(touched);
    const rows = await tables.storage.tablesBefore(from, id.join('-'), PAGE);
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    const more = last && `${last.touched}-${last.id}`;
    return {
      reply: { tables: rows.map((row) => tableOf(row, tables)), ...(more !== undefined && { more }) },
    };
  },
  table: async ({ tables }, { table }) => {
    const row = await tables.storage.tableRow(table);
    if (!row) throw new Refused('no-table', 'there is no such table');
    const lines = (await tables.storage.chat(table, MOST_LINES)).map(operatorLine);
    const said = lines.filter(({ text, removed }) => text !== '' || removed);
    // Reading private chat is recorded in the audit log.
    return { reply: { table: tableOf(row, tables), lines: said }, subject: `table ${table}` };
  },
  reports: async ({ tables }, { settled }) => ({
    reply: { reports: groupReports(await tables.storage.reports(settled, MOST_REPORTS)) },
  }),
  sanctions: async ({ core }) => {
    const rows = await core.storage.sanctions(core.now(), MOST_SHOWN);
    return { reply: { sanctions: rows.map(sanctionOf) } };
  },
  audit: async (server, { before }) => ({ reply: await auditPage(server, before) }),
  export: async (server, args) => {
    const subject = args.person === undefined ? args.what : `${args.what} ${args.person}`;
    // A long export is one act: only its first page is logged.
    const logged = args.after === undefined ? { subject } : {};
    return { reply: await exported(server, args), ...logged };
  },
};

/** The addresses from which a person is connected. */
function addressesOf(people: Instance['people'], person: string): readonly string[] {
  const connections = [...(people.connectionsOf(person) ?? [])];
  return [...new Set(connections.map(({ transport }) => transport.address))];
}

async function statusOf(server: Instance, who: string) {
  const { core, tables, moderation } = server;
  const { playing, open } = tables.numbers;
  const { commits, slowest } = core.journal.numbers;
  const { errors, answers, chatLines } = core.metrics.counts;
  const trouble = await core.health.check();
  const reports = await tables.storage.reportCounts('', '').catch(() => ({ all: 0 }));
  const { announcement } = moderation;
  return {
    who,
    storage: tables.storage.kind,
    ...(trouble !== undefined && { trouble: TROUBLE[trouble] }),
    uptime: Math.round(process.uptime()),
    memory: process.memoryUsage().rss,
    load: loadavg().map((load) => Math.round(load * 100) / 100),
    cores: availableParallelism(),
    connections: server.sockets.size,
    present: server.people.present,
    playing,
    waiting: server.quickPlay.waiting,
    tablesInMemory: tables.live.size,
    openTables: open,
    botsQueue: server.thinkers.waiting,
    commits,
    slowestCommit: Math.round(slowest * 1000),
    errors,
    answers,
    chatLines,
    reports: reports.all,
    sanctions: moderation.sanctions,
    ...(announcement && { announcement }),
  };
}

function tableOf(row: TableRow, tables: Tables): OperatorTable {
  const room = JSON.parse(row.room) as Room;
  return {
    table: row.id,
    game: room.game,
    status: room.status,
    listed: room.listed,
    people: room.seats.flatMap((at) =>
      at.kind === 'person' && !at.anonymous ? [{ id: at.person, name: at.name }] : [],
    ),
    here: tables.live.peek(row.id)?.connected ?? 0,
    created: row.created,
    touched: row.touched,
  };
}

export function sanctionOf({ kind, subject, ...row }: SanctionRow): OperatorSanction {
  const [what, ...rest] = subject.split(':');
  const value = rest.join(':');
  return {
    ...row,
    kind: kind === 'ban' ? 'ban' : 'silence',
    ...(what === 'person' ? { person: value } : { address: value }),
  };
}

async function auditPage(
  { tables }: Instance,
  before: string | undefined,
): Promise<{ entries: OperatorEntry[]; more?: string }> {
  const entries = await tables.storage.audit(before, PAGE);
  const more = entries.length < PAGE ? undefined : entries.at(-1)?.id;
  return { entries, ...(more !== undefined && { more }) };
}

interface ExportArgs {
  readonly what: 'person' | 'audit' | 'reports' | 'games';
  readonly person?: string | undefined;
  readonly after?: string | undefined;
}

async function exported(
  server: Instance,
  { what, person, after }: ExportArgs,
): Promise<{ items: readonly unknown[]; more?: string }> {
  const { storage, gameList, now } = server.core;
  switch (what) {
    case 'audit': {
      const { entries, ...more } = await auditPage(server, after);
      return { items: entries, ...more };
    }
    case 'reports':
      return { items: groupReports(await storage.reports(after === 'settled', MOST_REPORTS)) };
    case 'games': {
      const rows = await storage.finishedAfter(after ?? '', PAGE);
      const records = await Promise.all(rows.map(({ id }) => findRecord(storage, gameList, id, now())));
      const more = rows.length < PAGE ? undefined : rows.at(-1)?.id;
      return { items: records.filter((record) => record !== undefined), ...(more !== undefined && { more }) };
    }
    case 'person':
      return { items: [await personData(server, person ?? '')] };
  }
}

/** Everything that is stored about a person, for requests of access. */
async function personData({ core, tables }: Instance, person: string) {
  const { storage } = core;
  const row = await storage.person(person);
  if (!row) throw new Refused('unknown-person', 'there is no such person');
  const seats = await storage.tablesOf(person, 10_000);
  const lines = await Promise.all(
    seats.map(async ({ id }) => {
      const said = await storage.chat(id, 10_000);
      return said.filter((line) => line.person === person).map(operatorLine);
    }),
  );
  const devices = await storage.secretsOf(person);
  const sanctions = await core.storage.sanctions(core.now(), MOST_SHOWN);
  return {
    ...row,
    ...(await keptData(storage, person)),
    devices: devices.map(({ device, at, seen }) => ({ device, at, seen })),
    tables: seats.map((seat, i) => {
      const { table, game, status, created } = tableOf(seat, tables);
      return { table, game, status, created, lines: lines[i] ?? [] };
    }),
    sanctions: sanctions.filter(({ subject }) => subject === `person:${person}`).map(sanctionOf),
  };
}

/** The data of a kept name. Keys of passkeys and hashes of codes are listed, but not disclosed. */
async function keptData(storage: Storage, person: string) {
  const kept = await storage.keptName(person);
  const passkeys = await storage.passkeysOf(person);
  const codes = await storage.recoveryCodes(person);
  return {
    ...(kept && { kept: { name: kept.name, at: kept.at, shown: kept.shown, own: kept.own } }),
    passkeys: passkeys.map(({ device, at, seen }) => ({ device, at, seen })),
    recoveryCodes: codes.length,
    results: await storage.resultsOf(person, 10_000),
    ratings: await storage.ratingsOfPerson(person),
    following: (await storage.following(person)).map(({ name }) => name),
  };
}

/** The retention times in days. */
export function daysOf(times: RetentionTimes): Record<Kept, number | 'forever'> {
  const days = (time: number) => (time === Number.POSITIVE_INFINITY ? 'forever' : time / DAY);
  return Object.fromEntries(KEPT.map((kind) => [kind, days(times[kind])])) as Record<
    Kept,
    number | 'forever'
  >;
}

export type ReadingAct = Extract<OperatorAct, Reading>;

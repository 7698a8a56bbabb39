import type { AnyGame } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { carelessThinkers } from '../src/bots/thinkers.ts';
import { Core } from '../src/core/core.ts';
import type { Log } from '../src/core/log.ts';
import { Shares } from '../src/fairness/shares.ts';
import { Mutes } from '../src/people/mutes.ts';
import { alone, type ThisProcess } from '../src/processes/alone.ts';
import {
  type AnswerRow,
  type CallsMade,
  type ChatRow,
  type MuteRow,
  type PersonRow,
  type SecretRow,
  type SnapshotRow,
  type Storage,
  StorageError,
  type StoredTable,
  type TableRow,
  type Write,
} from '../src/storage/port.ts';
import type { Channel } from '../src/table/channel.ts';
import type { Room } from '../src/table/room.ts';
import { type TableConfig, Tables } from '../src/tables/tables.ts';
import { MemoryDaily } from './memory-daily.ts';
import { MemoryShared } from './memory-shared.ts';
import { MemoryTournaments } from './memory-tournaments.ts';

/** A storage in memory, for unit tests of what is above it. `fail` decides which commits fail. */
export function memoryStorage(
  fail: (writes: readonly Write[]) => StorageError | undefined = () => undefined,
) {
  const data = new MemoryData();
  const storage: Storage = {
    kind: 'sqlite',
    async commit(writes) {
      const error = fail(writes);
      if (error) throw error;
      const next = data.copy();
      for (const write of writes) next.apply(write);
      data.become(next);
    },
    async table(id, whole) {
      return data.storedTable(id, whole);
    },
    tableRow: async (id) => data.tables.get(id),
    async storedTables(status, after, limit) {
      const rows = data.rows((row) => row.status === status && row.id > after, 'id').slice(0, limit);
      return rows.flatMap(({ id }) => data.storedTable(id) ?? []);
    },
    tablesWith: async (status, limit) =>
      data
        .rows((row) => row.status === status, 'touched')
        .reverse()
        .slice(0, limit),
    tablesOf: async (person, limit) =>
      data
        .rows((row) => row.people.includes(person), 'touched')
        .reverse()
        .slice(0, limit),
    openTablesOf: async (people, limit) =>
      data
        .rows((row) => row.status === 'open' || row.status === 'running', 'touched')
        .reverse()
        .flatMap((row) =>
          row.people.flatMap((person) =>
            people.includes(person) ? [{ person, id: row.id, room: row.room }] : [],
          ),
        )
        .slice(0, limit),
    leastTouched: async (statuses, before, limit) =>
      data
        .rows((row) => statuses.includes(row.status) && row.touched < before, 'touched')
        .slice(0, limit)
        .map(({ id, status, touched }) => ({ id, status, touched, used: data.lastUse(id) })),
    finishedAfter: async (id, limit) =>
      data.rows((row) => row.status === 'finished' && row.id > id, 'id').slice(0, limit),
    archive: async (table) => data.archives.get(table),
    unarchivedAfter: async (id, limit) =>
      data
        .rows((row) => row.id > id && OVER.includes(row.status) && !data.archives.has(row.id), 'id')
        .slice(0, limit)
        .map((row) => row.id),
    chat: async (table, last, of) =>
      data.chat
        .filter((line) => line.table === table && (!of || line.onlooker === (of === 'spectators')))
        .slice(-last),
    linesOf: async (tables, authors) =>
      data.chat.filter((line) => tables.includes(line.table) && authors.includes(line.person)),
    chatLine: async (table, number) =>
      data.chat.find((line) => line.table === table && line.number === number),
    mutesAbout: async (person) =>
      [...data.mutes.values()]
        .filter((row) => row.person === person || (row.other === person && row.block))
        .sort((a, b) => b.at - a.at),
    async personOfSecret(hash) {
      const secret = data.secrets.get(hash);
      const person = secret && data.people.get(secret.person);
      return person && { person, secret };
    },
    person: async (id) => data.people.get(id),
    callsOf: async (person) => data.calls.get(person) ?? { last: undefined, decisions: new Map() },
    secretsOf: async (person) =>
      [...data.secrets.values()].filter((row) => row.person === person).sort((a, b) => b.seen - a.seen),
    peopleNotSeen: async (before, limit) =>
      [...data.people.values()]
        .filter(({ seen }) => seen < before)
        .sort((a, b) => a.seen - b.seen)
        .slice(0, limit)
        .map(({ id }) => id),
    tablesMentioning: async (person) =>
      data
        .rows(
          ({ status, room }) => ['open', 'running'].includes(status) && room.includes(`"${person}"`),
          'id',
        )
        .map(({ id }) => id),
    ...NO_OPERATOR,
    ...NO_NAMES,
    ...data.shared.reads(),
    ...data.daily.reads(data.tables, data.people),
    ...data.tournaments.reads(data.tables),
    close: async () => undefined,
  };
  const { tables, answers, chat, archives, people, secrets } = data;
  return { storage, tables, answers, chat, archives, people, secrets };
}

/** Of what belongs to the operator nothing is kept: unit tests of tables need none of it. */
const NO_OPERATOR = {
  peopleNamed: async () => [],
  tablesBefore: async () => [],
  settings: async () => new Map<string, string>(),
  operatorToken: async () => undefined,
  sanctions: async () => [],
  reports: async () => [],
  reportCounts: async () => ({ all: 0, byReporter: 0, ofTarget: 0 }),
  audit: async () => [],
  callSettings: async () => undefined,
  callSettingsByCalendar: async () => undefined,
  pushesOf: async () => [],
};

/** Nor of kept names: their tests use the databases. */
const NO_NAMES = {
  keptName: async () => undefined,
  keptNameLike: async () => undefined,
  passkey: async () => undefined,
  passkeysOf: async () => [],
  challenge: async () => undefined,
  recoveryCodes: async () => [],
  isSettled: async () => false,
  unsettledAfter: async () => [],
  resultsOf: async () => [],
  partsOf: async () => [],
  ratedGames: async () => [],
  lastRated: async () => 0,
  ratedSince: async () => [],
  ratingsOf: async () => [],
  ratingsOfPerson: async () => [],
  allRatings: async () => [],
  seasons: async () => [],
  leaders: async () => [],
  fellowsOf: async () => [],
  together: async () => [],
  following: async () => [],
  follows: async () => false,
  followers: async () => 0,
  invitationsOf: async () => [],
  countsAfter: async () => ({ parts: [], variants: [], last: undefined }),
};

const KINDS = ['tables', 'answers', 'snapshots', 'archives', 'people', 'secrets', 'mutes', 'calls'] as const;
const OVER: readonly string[] = ['finished', 'ended'];
const conflict = () => new StorageError('conflict', 'taken');

/** The rows of a storage in memory. The collections stay the same objects, so that tests can look at them. */
class MemoryData {
  readonly tables = new Map<string, TableRow>();
  readonly answers = new Map<string, AnswerRow[]>();
  readonly snapshots = new Map<string, SnapshotRow>();
  readonly archives = new Map<string, string>();
  readonly people = new Map<string, PersonRow>();
  readonly secrets = new Map<string, SecretRow>();
  readonly mutes = new Map<string, MuteRow>();
  readonly calls = new Map<string, CallsMade>();
  readonly chat: ChatRow[] = [];
  readonly daily = new MemoryDaily();
  readonly tournaments = new MemoryTournaments();
  readonly shared = new MemoryShared();

  copy(): MemoryData {
    const copy = new MemoryData();
    copy.become(this);
    return copy;
  }

  become(other: MemoryData): void {
    const all: readonly [Map<string, unknown>, Map<string, unknown>][] = [
      ...KINDS.map((kind): [Map<string, unknown>, Map<string, unknown>] => [this[kind], other[kind]]),
      [this.daily.deals, other.daily.deals],
      [this.daily.tries, other.daily.tries],
      [this.tournaments.rows, other.tournaments.rows],
      [this.shared.codes, other.shared.codes],
      [this.shared.waiters, other.shared.waiters],
    ];
    for (const [mine, theirs] of all) {
      const rows = [...theirs];
      mine.clear();
      for (const [key, row] of rows) mine.set(key, Array.isArray(row) ? [...row] : row);
    }
    this.chat.splice(0, this.chat.length, ...other.chat);
  }

  rows(chosen: (row: TableRow) => boolean, by: 'id' | 'touched'): TableRow[] {
    const found = [...this.tables.values()].filter(chosen);
    return found.sort((a, b) => (by === 'id' ? (a.id < b.id ? -1 : 1) : a.touched - b.touched));
  }

  lastUse(id: string): number {
    const times = (this.answers.get(id) ?? []).map(({ at }) => at);
    return Math.max(this.tables.get(id)?.touched ?? 0, ...times);
  }

  storedTable(id: string, whole = false): StoredTable | undefined {
    const row = this.tables.get(id);
    if (!row) return undefined;
    const snapshot = whole ? undefined : this.snapshots.get(id);
    const after = snapshot?.number ?? 0;
    const answers = (this.answers.get(id) ?? []).filter(({ number }) => number > after);
    return { row, snapshot, answers };
  }

  apply(write: Write): void {
    this.tournaments.apply(write);
    this.shared.apply(write);
    this.daily.apply(write);
    this.#delete(write);
    switch (write.kind) {
      case 'new-table':
      case 'table':
        this.#putTable(write.row, write.kind === 'new-table');
        break;
      case 'answer':
        this.#putAnswer(write.row);
        break;
      case 'snapshot':
        this.snapshots.set(write.row.table, write.row);
        break;
      case 'archive':
        this.archives.set(write.table, write.body);
        break;
      case 'touch': {
        const row = this.tables.get(write.table);
        if (row && row.touched < write.at) this.tables.set(row.id, { ...row, touched: write.at });
        break;
      }
      case 'person':
        this.people.set(write.row.id, write.row);
        break;
      case 'rename':
      case 'seen': {
        const row = this.people.get(write.person);
        const change = write.kind === 'seen' ? { seen: write.at } : { name: write.name };
        if (row) this.people.set(row.id, { ...row, ...change });
        break;
      }
      case 'program': {
        const row = this.people.get(write.person);
        if (row) this.people.set(row.id, { ...row, program: true });
        break;
      }
      case 'called':
      case 'uncalled': {
        const { last, decisions } = this.calls.get(write.person) ?? { last: undefined, decisions: [] };
        if (write.kind === 'called' && last !== write.before) throw conflict();
        const kept = new Map(decisions);
        if (write.kind === 'uncalled') for (const table of write.tables) kept.delete(table);
        else for (const { table, decision } of write.tables) kept.set(table, decision);
        this.calls.set(write.person, { last: write.kind === 'called' ? write.at : last, decisions: kept });
        break;
      }
      case 'secret':
        this.secrets.set(write.row.hash, { scopes: '', ...write.row });
        break;
      case 'device-seen': {
        const row = this.secrets.get(write.hash);
        if (row) this.secrets.set(row.hash, { ...row, seen: write.at, device: write.device });
        break;
      }
      case 'delete-secret':
        this.secrets.delete(write.hash);
        break;
      case 'chat':
        this.chat.push(write.row);
        break;
      case 'replace-chat': {
        const at = this.chat.findIndex((line) => line.table === write.table && line.number === write.number);
        const line = this.chat[at];
        if (line) this.chat[at] = { ...line, body: write.body };
        break;
      }
      case 'mute':
        this.mutes.set(`${write.row.person} ${write.row.other}`, write.row);
        break;
      case 'delete-mute':
        this.mutes.delete(`${write.person} ${write.other}`);
        break;
    }
  }

  #putTable(row: TableRow, isNew: boolean): void {
    const before = this.tables.get(row.id);
    if (isNew ? before : before?.rev !== row.rev - 1) throw conflict();
    this.tables.set(row.id, row);
  }

  #putAnswer(row: AnswerRow): void {
    const before = this.answers.get(row.table) ?? [];
    if (before.some(({ number }) => number === row.number)) throw conflict();
    this.answers.set(row.table, [...before, row]);
  }

  #delete(write: Write): void {
    switch (write.kind) {
      case 'delete-table':
        for (const kept of [this.tables, this.answers, this.snapshots, this.archives])
          kept.delete(write.table);
        this.#keepChat((line) => line.table !== write.table);
        break;
      case 'expire-chat': {
        const old = this.rows((row) => OVER.includes(row.status) && row.touched < write.before, 'touched');
        const ids = old.map(({ id }) => id).slice(0, write.most);
        this.#keepChat((line) => !ids.includes(line.table));
        break;
      }
      case 'delete-chat':
        this.#keepChat((line) => line.table !== write.table || line.number !== write.number);
        break;
      case 'delete-person':
        this.people.delete(write.person);
        this.daily.forget(write.person);
        this.tournaments.forget(write.person);
        this.shared.forget(write.person);
        for (const { hash, person } of this.secrets.values())
          if (person === write.person) this.secrets.delete(hash);
        for (const [key, { person, other }] of this.mutes)
          if (person === write.person || other === write.person) this.mutes.delete(key);
        this.#keepChat((line) => line.person !== write.person);
        break;
    }
  }

  #keepChat(kept: (line: ChatRow) => boolean): void {
    const lines = this.chat.filter(kept);
    this.chat.splice(0, this.chat.length, ...lines);
  }
}

/** The core of a server over a storage. Errors that nobody expects fail the test that looks at `broken`. */
export function memoryCore(
  storage: Storage,
  games: readonly AnyGame[] = [toy],
  now: () => number = () => Date.now(),
) {
  const broken: string[] = [];
  const log: Log = (_, event, fields) => {
    if (event === 'failed') broken.push(String(fields?.['what']));
  };
  return { core: new Core(storage, log, games, now), broken };
}

/** What a test may say about the server around a table. */
export interface Around extends Partial<Pick<ThisProcess, 'drives' | 'fence'>> {
  readonly config?: Partial<TableConfig>;
  now?(): number;
}

/** The server around a table over a storage in memory. The next table after a game is always called `next`. */
export function memoryServer(storage: Storage, game: AnyGame = toy, around: Around = {}) {
  const { config, now, ...process } = around;
  const { core, broken } = memoryCore(storage, [game], now);
  const turns: string[] = [];
  const rooms: Room[] = [];
  core.events.on('turn', ({ person, yours }) => turns.push(`${person} ${yours}`));
  core.events.on('table.changed', ({ room }) => rooms.push(room));
  const processes = { ...alone(), ...process };
  const all = { botPause: 0, crowd: 1000, idle: 1000, askAgain: 45_000, ...config };
  const tables = new Tables(core, all, new Shares(), new Mutes(core), carelessThinkers(), processes);
  tables.newTables.rematch = () => ({
    write: { kind: 'probe', text: '' },
    table: 'next',
    invite: 'j',
    saved: () => undefined,
  });
  return { core, tables, processes, broken, turns, rooms };
}

export interface TestChannel extends Channel {
  /** Everything that was sent, parsed. */
  readonly received: Record<string, unknown>[];
  readonly dropped: number[];
}

/** A channel that keeps what it is sent. */
export function testChannel(person: string, over: Partial<Channel> = {}): TestChannel {
  const received: Record<string, unknown>[] = [];
  const dropped: number[] = [];
  const send = (message: Record<string, unknown>) => void received.push(message);
  const who = { id: person, name: person };
  const client = {
    who,
    holds: () => true,
    send: (text: string) => send(JSON.parse(text)),
    reply: (re: number, ok: unknown) => send({ re, ok }),
    refuse: (re: number, error: unknown) => send({ re, refused: error }),
    drop: (c: number) => void dropped.push(c),
  } as unknown as Channel['client'];
  return { client, who, c: 1, watch: false, screen: false, invited: true, ...over, received, dropped };
}

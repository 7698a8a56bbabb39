import { createHash, randomBytes } from 'node:crypto';
import { type AnyGame, dealSource, FastRng, newDeal, Table } from '@mazmorra/kernel';
import {
  openStorage,
  SNAPSHOT_EVERY,
  type StoragePlace,
  type StorageWrite,
  snapshotRow,
} from '@mazmorra/server';

export interface FilledTable {
  readonly table: string;
  /** The secret of the person who is to answer, and the options they have. */
  readonly secret: string;
  readonly decision: number;
  readonly option: string;
}

const SEATS = 4;
/** Tables per person. */
const EACH = 100;
const AT_ONCE = 500;

/** Writes running tables into an empty storage, each after the given number of answers. */
export async function fillTables(
  place: StoragePlace,
  game: AnyGame,
  { tables, answers }: { readonly tables: number; readonly answers: number },
): Promise<FilledTable[]> {
  const storage = await openStorage(place);
  const people = Array.from({ length: Math.ceil(tables / EACH) * SEATS }, newPerson);
  await storage.commit(people.flatMap(({ writes }) => writes));
  const filled: FilledTable[] = [];
  let batch: StorageWrite[] = [];
  for (let i = 0; i < tables; i++) {
    const at = Math.floor(i / EACH) * SEATS;
    const made = newTable(game, people.slice(at, at + SEATS), answers, i);
    filled.push(made.filled);
    batch.push(...made.writes);
    if (i % AT_ONCE === AT_ONCE - 1 || i === tables - 1) {
      await storage.commit(batch);
      batch = [];
    }
  }
  await storage.close();
  return filled;
}

interface Someone {
  readonly id: string;
  readonly secret: string;
  readonly writes: readonly StorageWrite[];
}

function newPerson(): Someone {
  const id = randomBytes(16).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('base64url');
  const now = Date.now();
  const writes: StorageWrite[] = [
    { kind: 'person', row: { id, name: 'Somebody', created: now, seen: now } },
    { kind: 'secret', row: { hash, person: id, at: now, seen: now, device: '' } },
  ];
  return { id, secret, writes };
}

function newTable(game: AnyGame, people: readonly Someone[], answers: number, seed: number) {
  const deal = {
    ...newDeal((bytes) => new Uint8Array(randomBytes(bytes))),
    contributions: people.map(() => ''),
  };
  const table = Table.open(game, { seats: people.length, random: dealSource(deal) });
  const rng = new FastRng(`fill ${seed}`);
  const id = randomBytes(16).toString('base64url');
  const now = Date.now();
  const rows: StorageWrite[] = [];
  while (table.number < answers) {
    const open = rng.pick(table.decisions.filter(({ optional }) => !optional));
    const option = rng.pick(open.options);
    const state = table.snapshot();
    const step = table.answer(open.seat, option);
    if (table.decisions.length === 0) return cut(state.number);
    const row = {
      table: id,
      number: step.number,
      seat: open.seat,
      option: game.nameOf(option),
      decision: open.number,
      key: '',
      by: 'person' as const,
      at: now,
    };
    rows.push({ kind: 'answer', row });
  }
  return cut(rows.length);

  /** The game after this many answers. A game that would be over stops one answer before its end. */
  function cut(number: number) {
    const again = Table.reopen(game, {
      seats: people.length,
      variants: table.variants,
      random: dealSource(deal),
    });
    let snapshot: StorageWrite | undefined;
    for (const write of rows.slice(0, number)) {
      if (write.kind !== 'answer') continue;
      again.answer(write.row.seat, write.row.option);
      // The server stores one at these numbers; each replaces the one before.
      if (again.number % SNAPSHOT_EVERY === 0)
        snapshot = {
          kind: 'snapshot',
          row: snapshotRow(id, again, { clocks: { reserve: [] }, recent: [], lastAt: now }),
        };
    }
    const [open] = again.decisions.filter(({ optional }) => !optional);
    if (!open) throw new Error('nobody is asked');
    const room = {
      game: game.id,
      version: game.version,
      status: 'running',
      seats: people.map(({ id: person }) => ({
        kind: 'person',
        person,
        name: 'Somebody',
        contribution: '',
        timeouts: 0,
      })),
      variants: again.variants,
      listed: false,
      entry: 'open',
      spectators: true,
      clock: { kind: 'none' },
      cover: 0,
      host: people[0]?.id ?? '',
      invite: randomBytes(16).toString('base64url'),
      created: now,
      started: now,
      asks: [],
      nextAsk: 1,
      removed: [],
      ending: [],
      muted: {},
    };
    const row = {
      id,
      rev: 1,
      status: 'running' as const,
      listed: false,
      room: JSON.stringify(room),
      deal: JSON.stringify(deal),
      created: now,
      touched: now,
      people: people.map((person) => person.id),
    };
    const writes: StorageWrite[] = [
      { kind: 'new-table', row },
      ...rows.slice(0, number),
      ...(snapshot ? [snapshot] : []),
    ];
    const secret = people[open.seat]?.secret ?? '';
    const option = game.nameOf(open.options[0] ?? 0);
    return { writes, filled: { table: id, secret, decision: open.number, option } };
  }
}

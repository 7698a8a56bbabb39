import { type GameId, isGameId } from '@mazmorra/catalogue';
import { type GameRecord, type Outcome, readRecord } from '@mazmorra/kernel';
import { fingerprint } from '../../local/same.ts';
import { isWatched, type SavedClip, type SavedSeat, type SavedTable } from '../../local/saved.ts';

/** Everything this browser keeps, as one file. Who one is at a server is not in it: that is a key, not a keepsake. */
export interface Backup {
  readonly mazmorraBackup: 1;
  readonly tables: readonly SavedTable[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Pages of notebooks, by the name under which the browser keeps them. */
  readonly notes: Readonly<Record<string, Pages>>;
}
export type Pages = Readonly<Record<string, unknown>>;

/** The text is not a backup, or is one no longer. Nothing of it is taken. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup';
}

/** What the master thought can be thought again: it would only make the file large. */
export function backupText(parts: Omit<Backup, 'mazmorraBackup'>): string {
  const tables = parts.tables.map(({ analysis: _, ...table }) => table);
  return JSON.stringify({ mazmorraBackup: 1, ...parts, tables } satisfies Backup);
}

/** Reads a backup whole or not at all. */
export function readBackup(text: string): Backup {
  const value = requireObject(parsed(text));
  if (value['mazmorraBackup'] !== 1) throw new BrokenBackup('no backup of ours');
  const { tables, settings = {}, notes = {} } = value;
  if (!Array.isArray(tables)) throw new BrokenBackup('the games are missing');
  return {
    mazmorraBackup: 1,
    tables: tables.map(requireTable),
    settings: requireObject(settings),
    notes: Object.fromEntries(
      Object.entries(requireObject(notes)).map(([name, pages]) => [name, requireObject(pages)]),
    ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenBackup('cut off, or never whole');
  }
}

function requireObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenBackup('something is missing');
  return Object.fromEntries(Object.entries(value));
}

/**
 * A game as it was kept, built field by field. Its core has the shape of a record, so the reader of records looks at that.
 */
function requireTable(value: unknown): SavedTable {
  const table = requireObject(value);
  const { id, version, variants, random, answers, started, updated, outcome, record, own } = table;
  const seats = Array.isArray(table['seats']) ? table['seats'].map(requireSeat) : [];
  const timed = typeof started === 'number' && typeof updated === 'number';
  if (typeof id !== 'string' || id === '' || !timed || !Array.isArray(answers) || seats.length === 0)
    throw new BrokenBackup('a game is not whole');
  if (outcome !== undefined && !isOutcome(outcome)) throw new BrokenBackup('an end is not whole');
  const core = requireCore({
    mazmorra: 1,
    game: table['game'],
    version,
    seats: seats.length,
    options: variants,
    names: seats.map(({ name }) => name),
    random,
    answers: answers.map((answer) => (Array.isArray(answer) ? [...answer.slice(0, 2), ''] : answer)),
    ...(table['log'] !== undefined && { log: table['log'] }),
    seal: '',
  });
  return {
    id,
    game: core.game,
    version: core.version,
    variants: core.options,
    seats,
    random: core.random,
    answers: core.answers.map(([seat, option]) => [seat, option]),
    started,
    updated,
    ...(outcome && { outcome }),
    ...(core.log && { log: core.log }),
    ...(table['imported'] === true && { imported: true }),
    ...(table['online'] === true && { online: true }),
    ...(table['practice'] === true && { practice: true }),
    ...(Number.isInteger(table['hints']) && { hints: Number(table['hints']) }),
    ...(typeof record === 'string' && { record }),
    ...(typeof own === 'number' && own in seats && { own }),
    ...(Array.isArray(table['clips']) && { clips: table['clips'].map(requireClip) }),
  };
}

function requireClip(value: unknown): SavedClip {
  const { at, to, eyes } = requireObject(value);
  const isViewer = eyes === 'all' || eyes === 'spectator' || typeof eyes === 'number';
  if (typeof at !== 'number' || typeof to !== 'number' || !isViewer)
    throw new BrokenBackup('a moment is not whole');
  return { at, to, eyes };
}

function requireCore(core: Readonly<Record<string, unknown>>): GameRecord & { readonly game: GameId } {
  let record: GameRecord;
  try {
    record = readRecord(JSON.stringify(core));
  } catch {
    throw new BrokenBackup('a game is not whole');
  }
  const { game } = record;
  if (!isGameId(game)) throw new BrokenBackup('a game that we do not have');
  return { ...record, game };
}

function requireSeat(value: unknown): SavedSeat {
  const { name, kind, level, style } = requireObject(value);
  if (typeof name !== 'string' || (kind !== 'person' && kind !== 'bot'))
    throw new BrokenBackup('a seat is not whole');
  return {
    name,
    kind,
    ...(typeof level === 'string' && { level }),
    ...(typeof style === 'string' && { style }),
  };
}

const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function isOutcome(value: unknown): value is Outcome {
  const { places, winners, rule, scores } = requireObject(value);
  const scored =
    Array.isArray(scores) && scores.every((one) => areNumbers(Object.values(requireObject(one))));
  return areNumbers(places) && areNumbers(winners) && typeof rule === 'string' && scored;
}

/** What is to be put on a shelf that has `here`: what it lacks, and what has gone further elsewhere. */
export function missing(here: readonly SavedTable[], incoming: readonly SavedTable[]): SavedTable[] {
  const known = new Map(here.map((table) => [table.id, table]));
  const prints = new Set(here.map(fingerprint));
  const news: SavedTable[] = [];
  for (const table of incoming) {
    const own = known.get(table.id);
    const fresh = own ? isFurther(table, own) : !prints.has(fingerprint(table));
    if (!fresh) continue;
    news.push(table);
    known.set(table.id, table);
    prints.add(fingerprint(table));
  }
  return news;
}

const isFurther = (table: SavedTable, own: SavedTable): boolean =>
  !isWatched(own) && (isWatched(table) || table.answers.length > own.answers.length);

/** Pages of a notebook put together; what is written here already stays as it is. */
export const mergedPages = (here: Pages, incoming: Pages): Pages => ({ ...incoming, ...here });

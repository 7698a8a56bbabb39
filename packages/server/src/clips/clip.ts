import {
  type AnyGame,
  canPlay,
  type Film,
  filmOf,
  type GameRecord,
  type GameText,
  type Names,
  openRecord,
  Refusal,
  type Scene,
  seenBy,
  Table,
  type Viewer,
} from '@mazmorra/kernel';

/** Which part of a finished game is shown, and through whose eyes. Absent numbers are the beginning and the end. */
export interface Part {
  readonly at: number | undefined;
  readonly to: number | undefined;
  readonly eyes: Viewer;
}

/** Moves that are shown at most. */
const MOST = 300;

/** A part of a finished game as pictures and lines. */
export interface Clip {
  readonly film: Film;
  /** What is told at each picture. */
  readonly lines: readonly (readonly string[])[];
  /** The numbers of the first and the last picture, and of the last move of the game. */
  readonly at: number;
  readonly to: number;
  readonly length: number;
}

/** Reads a part from an address: `?at=12&to=20&eyes=1`. What makes no sense is as if it were absent. */
export function partOf(query: Readonly<Record<string, unknown>>, seats: number): Part {
  const number = (value: unknown): number | undefined =>
    typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
  const eyes = number(query['eyes']);
  return {
    at: number(query['at']),
    to: number(query['to']),
    eyes: query['eyes'] === 'all' ? 'all' : eyes !== undefined && eyes < seats ? eyes : 'spectator',
  };
}

interface Moment {
  readonly table: Table<unknown, unknown, unknown>;
  readonly scene: Scene;
}

/** Plays a record and gives each moment of a part; nothing where the game has no pictures or its version is no longer played. */
function* moments(
  game: AnyGame,
  record: GameRecord,
  from: number,
  to: number,
  eyes: Viewer,
): Generator<Moment> {
  const table = canPlay(game, record.version) ? openRecord(game, record) : undefined;
  if (!(table instanceof Table)) return;
  for (let number = 0; number <= to; number++) {
    const answer = record.answers[number - 1];
    if (number > 0 && (!answer || !played(table, answer[0], answer[1]))) return;
    const scene = number < from ? undefined : game.scene?.(game.view(table.state, eyes));
    if (scene) yield { table, scene };
  }
}

/** Rules that have changed may refuse an answer that was once legal: the game is shown up to there. */
function played(table: Moment['table'], seat: number, option: string): boolean {
  try {
    table.answer(seat, option);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function clipOf(
  game: AnyGame,
  record: GameRecord,
  text: GameText<unknown>,
  { at, to, eyes }: Part,
): Clip | undefined {
  const length = record.answers.length;
  const from = Math.min(at ?? 0, length);
  const last = Math.max(from, Math.min(to ?? length, length, from + MOST));
  const names: Names = { seat: (seat) => record.names[seat] ?? '' };
  const scenes: Scene[] = [];
  const lines: string[][] = [];
  for (const { table, scene } of moments(game, record, from, last, eyes)) {
    scenes.push(scene);
    const seen = table.last.events.flatMap((event) => seenBy(event, eyes) ?? []);
    lines.push(seen.flatMap((event) => text.event(event, names) ?? []));
  }
  if (scenes.length === 0) return undefined;
  return { film: filmOf(scenes), lines, at: from, to: from + scenes.length - 1, length };
}

/** The position after so many moves. */
export function sceneAt(game: AnyGame, record: GameRecord, { at, to, eyes }: Part): Scene | undefined {
  const number = Math.min(to ?? at ?? record.answers.length, record.answers.length);
  let scene: Scene | undefined;
  for (const moment of moments(game, record, number, number, eyes)) ({ scene } = moment);
  return scene;
}

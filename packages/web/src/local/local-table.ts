import type { GameId } from '@mazmorra/catalogue';
import type { Option, RolePlayed, Seat, VariantSpec, Viewer } from '@mazmorra/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { tellAll } from '../parts/tell-all.ts';
import type { AnswerResult, OfferedDecision, TableChange, TableClient } from '../table/client.ts';
import type { AnalysisNews, LocalApi } from './api.ts';
import type { Checked } from './check.ts';
import type { ReplayFacts } from './replay-host.ts';
import type { NewTable, SavedTable } from './saved.ts';

function startWorker(): { readonly worker: Worker; readonly api: Remote<LocalApi> } {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  return { worker, api: wrap<LocalApi>(worker) };
}

/** A table in a worker of its own; the worker ends with it. */
export function openLocalTable(id: string): TableClient {
  const { worker, api } = startWorker();
  const listeners = new Set<(change: TableChange) => void>();
  let opened = false;
  const tell = (change: TableChange): void => tellAll(listeners, change);
  return {
    kind: 'local',
    subscribe(listener) {
      listeners.add(listener);
      if (!opened) {
        opened = true;
        api.open(id, proxy(tell)).catch(() => tell({ type: 'lost', why: 'broken' }));
      }
      return () => void listeners.delete(listener);
    },
    answer: (decision: OfferedDecision, option: Option): Promise<AnswerResult> =>
      api.answer(decision.seat, option, decision.number),
    takeBack: () => api.takeBack(),
    look: (viewer: Viewer) => api.look(viewer),
    setGrace: (milliseconds) => void api.setGrace(milliseconds),
    close() {
      listeners.clear();
      worker.terminate();
    },
  };
}

export interface GameFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly variants: readonly VariantSpec[];
}

async function once<T>(use: (api: Remote<LocalApi>) => Promise<T>): Promise<T> {
  const { worker, api } = startWorker();
  try {
    return await use(api);
  } finally {
    worker.terminate();
  }
}

export const gameFacts = (game: GameId): Promise<GameFacts> => once((api) => api.facts(game));

/** Deals a new table and puts it on the shelf. */
export const createLocalTable = (wanted: NewTable): Promise<SavedTable> => once((api) => api.create(wanted));

/** The same again: seats and variants of a game of this device, dealt anew. */
export const playAgain = (id: string): Promise<SavedTable> => once((api) => api.again(id));

/** Open views over a finished game of this device, for its chart. */
export const historyOf = (id: string, most: number): Promise<readonly unknown[]> =>
  once((api) => api.history(id, most));

/** The text of a record file of a game of this device. */
export const fileOf = (id: string): Promise<string> => once((api) => api.file(id));

/** Plays the text of a record again and says whether it holds. */
export const checkText = (text: string, promised?: string): Promise<Checked> =>
  once((api) => api.checkText(text, promised));

/** The same for a game of this device. */
export const checkTable = (id: string): Promise<Checked> => once((api) => api.check(id));

/** The roles a seat had in finished games of this device, by the game's id. */
export const rolesIn = (
  wanted: readonly { readonly id: string; readonly seat: Seat }[],
): Promise<ReadonlyMap<string, readonly RolePlayed[]>> =>
  once(async (api) => {
    const roles = new Map<string, readonly RolePlayed[]>();
    for (const { id, seat } of wanted) roles.set(id, await api.roles(id, seat));
    return roles;
  });

/** The master at work on a finished game of this device, in workers that end with it. */
export interface Analyser {
  /** Thinks about the decisions of this seat and then about the others'; settles when done or stopped. */
  study(seat: Seat, tell: (news: AnalysisNews) => void): Promise<void>;
  stop(): Promise<void>;
  close(): void;
}

export function openAnalysis(id: string): Analyser {
  const { worker, api } = startWorker();
  return {
    study: (seat, tell) => api.analyse(id, seat, proxy(tell)),
    stop: () => api.stopAnalysis(),
    close: () => worker.terminate(),
  };
}

/** A finished game to be watched: a table client that can also be moved to any point. */
export interface ReplayClient extends TableClient {
  /** Known when the first snapshot has come; never for a game that cannot be shown. */
  readonly facts: Promise<ReplayFacts>;
  show(number: number): void;
  next(): void;
}

export function openLocalReplay(id: string): ReplayClient {
  const { worker, api } = startWorker();
  const refused: AnswerResult = { ok: false, reason: { code: 'over' } };
  const { promise: facts, resolve } = Promise.withResolvers<ReplayFacts>();
  return {
    kind: 'replay',
    facts,
    subscribe(listener) {
      let heard = true;
      api
        .openReplay(
          id,
          proxy((change: TableChange) => heard && listener(change)),
        )
        .then(
          (known) => known && resolve(known),
          () => listener({ type: 'lost', why: 'broken' }),
        );
      return () => {
        heard = false;
      };
    },
    answer: async () => refused,
    takeBack: async () => refused,
    look: async (viewer) => void (await api.replayLook(viewer)),
    show: (number) => void api.replayShow(number),
    next: () => void api.replayNext(),
    close: () => worker.terminate(),
  };
}

export const continueFrom = (wanted: ContinueFrom): Promise<SavedTable> => once((api) => api.branch(wanted));

/** A table that goes on from some point of another one, with other people at it. */
export interface ContinueFrom {
  readonly record: SavedTable;
  readonly at: number;
  readonly seats: NewTable['seats'];
}

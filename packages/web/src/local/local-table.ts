import type { Dilemma } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import type { RolePlayed, Scene, Seat, VariantSpec, Viewer } from '@mazmorra/kernel';
import { proxy, type Remote } from 'comlink';
import { tellAll } from '../parts/tell-all.ts';
import { isKept } from '../settings/database.ts';
import { useSettings } from '../settings/store.ts';
import type {
  AnswerResult,
  Hint,
  OfferedDecision,
  TableChange,
  TableClient,
  TableSnapshot,
} from '../table/client.ts';
import type { AnalysisNews, LocalApi } from './api.ts';
import { serveBots } from './bot-threads.ts';
import type { Checked } from './check.ts';
import type { Death } from './deaths.ts';
import type { PositionNews, PositionStart } from './position.ts';
import type { ReplayFacts } from './replay-host.ts';
import type { NewTable, SavedClip, SavedTable } from './saved.ts';
import { pageMemory } from './shelf.ts';
import { type Started, startWorker } from './start.ts';
import type { Mistakes } from './study/mistakes.ts';

async function startTable(): Promise<Started<LocalApi>> {
  const started = await startWorker<LocalApi>(() => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), {
      type: 'module',
      name: 'table',
    });
    const endBots = serveBots(
      worker,
      () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    );
    const end = (): void => {
      endBots();
      worker.terminate();
    };
    return { worker, end };
  });
  if (!(await isKept())) await started.api.keepIn(proxy(pageMemory));
  return started;
}

/** A worker that may still be loading: what is asked of it waits until it is there. */
function startedTable(): {
  use<T>(ask: (api: Remote<LocalApi>) => Promise<T>): Promise<T>;
  end(): void;
} {
  const started = startTable();
  return {
    use: async (ask) => ask((await started).api),
    // One that could not be loaded need not be ended.
    end: () => void started.then(({ end }) => end()).catch(() => undefined),
  };
}

/** A subscription that opens the table. Whoever has unsubscribed hears nothing more. */
const openingWith =
  (open: (tell: (change: TableChange) => void) => Promise<unknown>): TableClient['subscribe'] =>
  (listener) => {
    let heard = true;
    const tell = proxy((change: TableChange) => heard && listener(change));
    open(tell).catch(() => listener({ type: 'lost', why: 'broken' }));
    return () => {
      heard = false;
    };
  };

/** A table in a worker of its own; the worker ends with it. */
export function openLocalTable(id: string): TableClient {
  const table = startedTable();
  const listeners = new Set<(change: TableChange) => void>();
  let opened = false;
  const tell = (change: TableChange): void => tellAll(listeners, change);
  return {
    kind: 'local',
    subscribe(listener) {
      listeners.add(listener);
      if (!opened) {
        opened = true;
        table
          .use((api) => api.open(id, useSettings.getState().language, proxy(tell)))
          .catch(() => tell({ type: 'lost', why: 'broken' }));
      }
      return () => void listeners.delete(listener);
    },
    answer: (decision: OfferedDecision, option: string): Promise<AnswerResult> =>
      table.use<AnswerResult>(async (api) => api.answer(decision.seat, option, decision.number)),
    takeBack: () => table.use<AnswerResult>(async (api) => api.takeBack()),
    look: (viewer: Viewer) => table.use((api) => api.look(viewer)),
    hint: () => table.use<Hint | undefined>(async (api) => api.hint()),
    accuse: (seat, about) => table.use((api) => api.accuse(seat, about)),
    setTalk: (on) => void table.use((api) => api.setTalk(on)).catch(() => undefined),
    setGrace: (milliseconds, pause) =>
      void table.use((api) => api.setGrace(milliseconds, pause)).catch(() => undefined),
    close() {
      listeners.clear();
      table.end();
    },
  };
}

export interface GameFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly variants: readonly VariantSpec[];
}

/** How long in ms the worker for questions stays when nothing more is asked. */
const REST = 5_000;

let questions: { readonly started: Promise<Started<LocalApi>>; open: number; timer?: number } | undefined;

/** Asks something of a table. One worker answers all that is asked together or shortly after one another. */
async function once<T>(use: (api: Remote<LocalApi>) => Promise<T>): Promise<T> {
  questions ??= { started: startTable(), open: 0 };
  const asked = questions;
  clearTimeout(asked.timer);
  asked.open += 1;
  try {
    const { api } = await asked.started;
    return await use(api);
  } catch (error) {
    // One that could not be loaded may be there the next time.
    void asked.started.catch(() => endQuestions(asked));
    throw error;
  } finally {
    asked.open -= 1;
    if (asked.open === 0) asked.timer = window.setTimeout(() => endQuestions(asked), REST);
  }
}

function endQuestions(asked: NonNullable<typeof questions>): void {
  if (questions === asked) questions = undefined;
  // One that could not be loaded need not be ended.
  void asked.started.then(({ end }) => end()).catch(() => undefined);
}

/** Asks the browser not to throw games away when space runs short; it may say no, and some have nothing to ask. */
function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

export const gameFacts = (game: GameId): Promise<GameFacts> => once((api) => api.facts(game));

/** Deals a new table and puts it on the shelf. */
export function createLocalTable(wanted: NewTable): Promise<SavedTable> {
  askToKeep();
  return once((api) => api.create(wanted));
}

/** The same again: seats and variants of a game of this device, dealt anew. */
export const playAgain = (id: string): Promise<SavedTable> => once((api) => api.again(id));

/** Open views over a finished game of this device, for its chart. */
export const historyOf = (id: string, most: number): Promise<readonly unknown[]> =>
  once((api) => api.history(id, most));

/** Pictures of a finished game of this device after some of its moves. */
export const picturesOf = (id: string, clip: SavedClip): Promise<readonly Scene[]> =>
  once((api) => api.pictures(id, clip));

/** A finished game of this device as a seat saw it just before some of its moves. */
export const stillsOf = (
  id: string,
  seat: Seat,
  moves: readonly number[],
): Promise<readonly TableSnapshot[]> => once((api) => api.stills(id, seat, moves));

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

/** How a seat died in finished games of this device, by the game's id. */
export const deathsIn = (
  wanted: readonly { readonly id: string; readonly seat: Seat }[],
): Promise<ReadonlyMap<string, Death>> =>
  once(async (api) => {
    const deaths = new Map<string, Death>();
    for (const { id, seat } of wanted) {
      const death = await api.death(id, seat);
      if (death) deaths.set(id, death);
    }
    return deaths;
  });

/** The master at work on a finished game of this device, in workers that end with it. */
export interface Analyser {
  /** Thinks about the decisions of this seat and then about the others'; settles when done or stopped. */
  study(seat: Seat, tell: (news: AnalysisNews) => void): Promise<void>;
  stop(): Promise<void>;
  close(): void;
}

export function openAnalysis(id: string): Analyser {
  const analyst = startedTable();
  return {
    study: (seat, tell) => analyst.use((api) => api.analyse(id, seat, proxy(tell))),
    stop: () => analyst.use((api) => api.stopAnalysis()),
    close: () => analyst.end(),
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
  const replay = startedTable();
  const refused: AnswerResult = { ok: false, reason: { code: 'over' } };
  const { promise: facts, resolve } = Promise.withResolvers<ReplayFacts>();
  return {
    kind: 'replay',
    facts,
    subscribe: openingWith(async (tell) => {
      const known = await replay.use((api) => api.openReplay(id, tell));
      if (known) resolve(known);
    }),
    answer: async () => refused,
    takeBack: async () => refused,
    look: (viewer) => replay.use((api) => api.replayLook(viewer)),
    show: (number) => void replay.use((api) => api.replayShow(number)).catch(() => undefined),
    next: () => void replay.use((api) => api.replayNext()).catch(() => undefined),
    close: () => replay.end(),
  };
}

export const continueFrom = (wanted: ContinueFrom): Promise<SavedTable> => once((api) => api.branch(wanted));

/** A table that goes on from some point of another one, with other people at it. */
export interface ContinueFrom {
  readonly record: SavedTable;
  readonly at: number;
  readonly seats: NewTable['seats'];
}

/** A table at one decision. Whoever opens it judges the answers: the worker plays none. */
function openMoment(
  open: (api: Remote<LocalApi>, tell: (change: TableChange) => void) => Promise<unknown>,
): TableClient {
  const table = startedTable();
  return {
    kind: 'lesson',
    subscribe: openingWith((tell) => table.use((api) => open(api, tell))),
    answer: async () => ({ ok: false, reason: { code: 'coached' } }),
    takeBack: async () => ({ ok: false, reason: { code: 'coached' } }),
    look: (viewer) => table.use((api) => api.look(viewer)),
    close: () => table.end(),
  };
}

export const openLocalDilemma = (dilemma: Dilemma, name: string): TableClient =>
  openMoment((api, tell) => api.openDilemma(dilemma, name, tell));

/** A finished game of this device before one of its moves, as the seat that made it saw it. */
export const openLocalMoment = (id: string, move: number): TableClient =>
  openMoment((api, tell) => api.openMoment(id, move, tell));

/** The reader's mistakes in the games of this device that the master has looked at. */
export const localMistakes = (game: GameId): Promise<Mistakes> => once((api) => api.mistakes(game));

/** A table in a position that was laid out. */
export interface PositionClient extends TableClient {
  playOn(): void;
}

export function openPosition(start: PositionStart, hear: (news: PositionNews) => void): PositionClient {
  const table = startedTable();
  return {
    kind: 'lesson',
    subscribe: openingWith((tell) => table.use((api) => api.openPosition(start, tell, proxy(hear)))),
    answer: (decision, option) =>
      table.use<AnswerResult>(async (api) => api.answer(decision.seat, option, decision.number)),
    takeBack: () => table.use<AnswerResult>(async (api) => api.takeBack()),
    look: (viewer) => table.use((api) => api.look(viewer)),
    playOn: () => void table.use((api) => api.playOn()).catch(() => undefined),
    close: () => table.end(),
  };
}

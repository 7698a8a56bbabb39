import type { SerializedConfig } from 'vitest';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { ThreadsPoolWorker } from 'vitest/node';

/** How often a thread is used. Bounds what the tests leave behind in it. */
const RUNS = 200;

type Listener = (message: unknown) => void;

/** The thread that waits for the next run. */
let kept: { readonly thread: ThreadsPoolWorker; runs: number } | undefined;

/**
 * A worker whose thread outlives the run of the tests, and with it the modules that it has loaded. Vitest starts a thread for each run, and
 * every mutant is a run: loading vitest and the game anew took most of the time.
 */
class WarmWorker implements PoolWorker {
  readonly name = 'warm';
  private readonly options: PoolOptions;
  private readonly isNew: boolean;
  private readonly thread: ThreadsPoolWorker;
  private readonly listeners = new Set<Listener>();
  private isAskedToStop = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.isNew = kept === undefined;
    kept ??= { thread: new ThreadsPoolWorker(options), runs: 0 };
    kept.runs += 1;
    this.thread = kept.thread;
  }

  async start(): Promise<void> {
    if (this.isNew) await this.thread.start();
  }

  on(event: string, listener: Listener): void {
    if (event === 'message') this.listeners.add(listener);
    this.thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'run') Object.assign(message.context, { config: this.settings });
    if (message.type === 'start' && !this.isNew) this.answer('started');
    else if (message.type === 'stop' && this.isKept) this.answer('stopped');
    else this.thread.send(message);
  }

  /** The settings came with the first start. This run has its own: another mutant, other titles. */
  private get settings(): SerializedConfig {
    const { project } = this.options;
    // Where a test stands is for Stryker's first run, which compares the tests with those of the kept results. It takes half of the time.
    const { mode } = project.getProvidedContext() as { readonly mode?: string };
    return { ...project.serializedConfig, includeTaskLocation: mode === 'dry-run' };
  }

  private get isKept(): boolean {
    return kept !== undefined && kept.thread === this.thread && kept.runs < RUNS;
  }

  private answer(type: 'started' | 'stopped'): void {
    this.isAskedToStop = type === 'stopped';
    for (const listener of this.listeners) listener({ type, __vitest_worker_response__: true });
  }

  /** Without having been asked before it is stopped by force, in the middle of a test. */
  async stop(): Promise<void> {
    for (const listener of this.listeners) this.thread.off('message', listener);
    if (this.isAskedToStop) return;
    kept = undefined;
    await this.thread.stop();
  }

  deserialize(data: unknown): unknown {
    return this.thread.deserialize(data);
  }
}

export const warmWorkers = {
  name: 'warm',
  createPoolWorker: (options: PoolOptions): PoolWorker => new WarmWorker(options),
};

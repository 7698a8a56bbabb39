import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Pause, PauseLog } from './pauses.ts';

/** Messages from a measured server process. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly port: number }
  /** All running tables are in memory. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'cpu'; readonly seconds: number }
  | { readonly kind: 'pauses'; readonly pauses: readonly Pause[] };

/** A server in a process of its own. */
export class Child {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** Starts a server on the first core, or wherever there is room if it is `free`: several servers must not share one core. */
  static async start(file: URL, args: readonly string[] = [], { free = false } = {}): Promise<Child> {
    // For a profile of the server: BENCH_NODE_ARGS="--cpu-prof --cpu-prof-dir=/tmp/profiles".
    const extra = process.env['BENCH_NODE_ARGS']?.split(' ') ?? [];
    const command = [process.execPath, '--expose-gc', ...extra, file.pathname, ...args];
    const pinned = hasTaskset() && !free ? ['taskset', '-c', '0', ...command] : command;
    const [program = '', ...rest] = pinned;
    const child = spawn(program, rest, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const ready = await next(child, 'ready');
    return new Child(child, ready.port);
  }

  /** Bytes of heap and buffers after a garbage collection. Resident memory would also count pages that V8 keeps for later: 6 to 34 kB a seat. */
  async memory(): Promise<number> {
    this.#process.send('memory');
    return (await next(this.#process, 'memory')).bytes;
  }

  /** CPU seconds used so far, all threads together. */
  async cpu(): Promise<number> {
    this.#process.send('cpu');
    return (await next(this.#process, 'cpu')).seconds;
  }

  /** Pauses of the server since the last call. */
  async pauses(): Promise<readonly Pause[]> {
    this.#process.send('pauses');
    return (await next(this.#process, 'pauses')).pauses;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.send('stop');
    await ended;
  }
}

const hasTaskset = (): boolean => spawnSync('taskset', ['--version']).status === 0;

function next<K extends ChildMessage['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<ChildMessage, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the server ended with ${code}`));
    child.once('exit', onExit);
    const onMessage = (message: ChildMessage) => {
      if (message.kind !== kind) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message as Extract<ChildMessage, { kind: K }>);
    };
    child.on('message', onMessage);
  });
}

/** The server's side of this connection: answers the parent process. */
export function answerParent(port: number, stop: () => Promise<void>, pauses: PauseLog): void {
  const send = (message: ChildMessage) => process.send?.(message);
  process.on('message', async (asked) => {
    if (asked === 'memory') {
      // What the bench itself has recorded is not part of the server.
      pauses.take();
      for (let i = 0; i < 4; i++) {
        globalThis.gc?.();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { heapUsed, external } = process.memoryUsage();
      send({ kind: 'memory', bytes: heapUsed + external });
    }
    if (asked === 'cpu') {
      const { user, system } = process.cpuUsage();
      send({ kind: 'cpu', seconds: (user + system) / 1e6 });
    }
    if (asked === 'pauses') send({ kind: 'pauses', pauses: pauses.take() });
    if (asked === 'stop') {
      await stop();
      process.exit(0);
    }
  });
  send({ kind: 'ready', port });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Whatever ends the test ends its servers too: one left behind would hold the output of whoever waits for the test.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server in a process of its own that can be killed at any moment and started again on the same port. */
export class Victim {
  readonly #place: string;
  readonly #web: string | undefined;
  readonly #nodeArgs: readonly string[];
  readonly #bus: string | undefined;
  #child: ChildProcess | undefined;
  #starts = 0;
  port = 0;
  /** The program: `server.ts` of today, or of an earlier version. */
  program = join(import.meta.dirname, 'server.ts');

  /** `web` is the folder of the built client, where it is to be served. `SERVER_START` tells the process its number. */
  constructor(place: string, web?: string, nodeArgs: readonly string[] = [], bus?: string) {
    this.#place = place;
    this.#web = web;
    this.#nodeArgs = nodeArgs;
    this.#bus = bus;
  }

  /** Whether its process runs and has said its port. */
  isAlive = false;

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        ...this.#nodeArgs,
        this.program,
        String(this.port),
        this.#place,
        ...(this.#web === undefined ? [] : [this.#web]),
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: join(tmpdir(), 'mazmorra-compile-cache'),
          SERVER_START: String(this.#starts++),
          ...(this.#bus !== undefined && { SERVER_BUS: this.#bus }),
        },
      },
    );
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.port = await new Promise<number>((resolve, reject) => {
      child.stdout?.once('data', (data: Buffer) => resolve(Number(String(data))));
      child.once('exit', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)));
    });
    this.isAlive = true;
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.isAlive = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}

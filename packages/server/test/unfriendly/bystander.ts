import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mazmorra/testkit/long';
import { expect } from 'vitest';
import type { ServeOptions } from '../../src/options.ts';
import type { Server } from '../../src/serve.ts';
import type { Tab } from '../tab.ts';
import { openServer, startWith } from '../test-server.ts';

/** So many in the short form, so many in the long one. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);

let keys = 0;

/** Two people who play one game after the other while somebody else misbehaves. */
export class Bystanders {
  readonly #port: number;
  #tabs: readonly Tab[] = [];
  answers = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** One more answer, acknowledged and seen by both. Opens a new table when the game is over. */
  async playOn(): Promise<void> {
    let tab = this.#asked();
    if (!tab) {
      for (const one of this.#tabs) await one.close();
      this.#tabs = (await startWith(this.#port, ['Ana', 'Ben'])).tabs;
      tab = this.#asked();
    }
    const d = tab?.play()?.d;
    if (!tab || !d) throw new Error('nobody is asked');
    const { n } = await tab.ask('answer', {
      c: 1,
      n: d.number,
      option: d.options[0] ?? '',
      key: `by${keys++}`,
    });
    for (const one of this.#tabs)
      await one.until(() => one.play()?.n === n || one.room().status === 'finished');
    this.answers++;
  }

  #asked(): Tab | undefined {
    return this.#tabs.find(
      (tab) => tab.room().status === 'running' && tab.play()?.d?.optional === undefined && tab.play()?.d,
    );
  }
}

export interface World {
  readonly server: Server;
  readonly port: number;
  readonly bystanders: Bystanders;
}

export interface Expected {
  /** Errors of our own that the test itself brings about. */
  readonly errors?: boolean;
}

/**
 * A server in which two bystanders play before, during and after what `run` does. Afterwards nothing of it may have reached the
 * process: no error of our own, nothing that only the last resort caught.
 */
export async function withBystanders(
  run: (world: World) => Promise<void>,
  options: ServeOptions = {},
  expected: Expected = {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-unfriendly-'));
  const server = await openServer({ data }, options);
  try {
    const bystanders = new Bystanders(server.port);
    await bystanders.playOn();
    await run({ server, port: server.port, bystanders });
    for (let i = 0; i < 3; i++) await bystanders.playOn();
    expect(server.metrics.counts.uncaught, 'uncaught').toBe(0);
    if (!expected.errors) expect(server.metrics.counts.errors, 'errors').toBe(0);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

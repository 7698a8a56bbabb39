import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, serve, silent } from '@mazmorra/server';

export interface OpenHouse {
  readonly url: string;
  /** Goes down and comes back on the same port with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A real table server with the built client, its data in a folder that goes with it. */
export async function openHouse(web: string): Promise<OpenHouse> {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-e2e-'));
  const open = (port: number): Promise<Server> => serve({ data, port, web, log: silent });
  let server = await open(0);
  const { port } = server;
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      await server.stop();
      server = await open(port);
    },
    async close() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

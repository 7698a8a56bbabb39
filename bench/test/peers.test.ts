import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mazmorra/testkit/long';
import { expect, test } from 'vitest';
import { Child } from '../src/load/child.ts';
import { Meter, type Pace } from '../src/load/meter.ts';
import { TableLoad } from '../src/load/our-load.ts';
import { PeerTable } from '../src/load/peer-load.ts';
import { bareLine, colyseusLine, PlainTable } from '../src/load/plain-load.ts';

const MANY = 300;

/** Servers of others are started in the long run alone. */
const others: [string, (pace: Pace) => TableLoad | PlainTable | PeerTable][] = [
  ['bare-server', (pace: Pace) => new PlainTable(pace, bareLine)],
  ['colyseus-server', (pace: Pace) => new PlainTable(pace, colyseusLine)],
  ['peer-server', (pace: Pace) => new PeerTable(pace)],
];

test.each([['our-server', (pace: Pace) => new TableLoad(pace)] as const, ...(isLong ? others : [])])(
  'the load of the bench plays one game after the other on %s',
  async (file, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'mazmorra-peers-'));
    const server = await Child.start(new URL(`../src/load/${file}.ts`, import.meta.url), [folder]);
    const meter = new Meter();
    const { promise: played, resolve } = Promise.withResolvers<void>();
    let sent = 0;
    const table = make((send) => {
      if (++sent === MANY) resolve();
      send();
    });
    try {
      await table.connect(server.port, meter);
      meter.start();
      await table.start();
      await played;
      // Nearly all are acknowledged by now. The next seat may move before the mover has received its reply, and at the end of a match another
      // seat's update may start the next one first.
      expect(meter.stop().count).toBeGreaterThanOrEqual(MANY * 0.95);
    } finally {
      table.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

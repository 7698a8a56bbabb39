import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { logToStream } from '../../src/core/log.ts';

test('a log whose reader has gone away is written to no more, and nothing is thrown', async () => {
  const write: Writable['_write'] = (_chunk, _encoding, done) => done(new Error('EPIPE'));
  const stream = new Writable({ autoDestroy: false, write });
  const written = vi.spyOn(stream, 'write');
  const log = logToStream(stream);
  log('info', 'one');
  await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 100; i++) log('info', 'more');
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toHaveBeenCalledTimes(1);
});

import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { logToStream } from '../../src/core/log.ts';

test('a log whose reader has gone away is written to no more, and nothing is thrown', async () => {
  let writes = 0;
  const stream = new Writable({
    autoDestroy: false,
    write(_chunk, _encoding, done) {
      writes++;
      done(new Error('EPIPE'));
    },
  });
  const log = logToStream(stream);
  log('info', 'one');
  await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 100; i++) log('info', 'more');
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toBe(1);
});

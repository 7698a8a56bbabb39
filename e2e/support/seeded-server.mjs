// Loaded before the table server of a browser test: all it draws follows from `E2E_SEED`, so that a game online has the same
// deal every time. Each start and each thread has a stream of its own; otherwise a server that was killed would hand out the
// ids of its earlier tables again.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { threadId } from 'node:worker_threads';

const stream = `${process.env.E2E_SEED ?? '1'}/${process.env.SERVER_START}/${threadId}`;
let drawn = 0;

function block() {
  return crypto.createHash('sha256').update(`${stream}/${drawn++}`).digest();
}

crypto.randomBytes = (size) => {
  const blocks = [];
  for (let length = 0; length < size; length += 32) blocks.push(block());
  return Buffer.concat(blocks).subarray(0, size);
};
syncBuiltinESMExports();

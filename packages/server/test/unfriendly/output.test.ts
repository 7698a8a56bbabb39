import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LAUNCHER = join(import.meta.dirname, '../../../../bin/mazmorra.mjs');

test('when the reader of the output goes away, the server serves on, writes no more and stops when told', async () => {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-output-'));
  const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let text = '';
  const port = await new Promise<number>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk;
      const found = /"event":"open".*"port":(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
  });
  child.stdout.destroy();
  child.stderr.destroy();
  const status = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  expect(await status()).toBe(200);
  // A stop is logged. The line cannot be written, and must not become an error that is logged.
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  rmSync(data, { recursive: true, force: true });
});

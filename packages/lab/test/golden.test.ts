import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../scripts/golden.ts', import.meta.url));

test('where every golden record is there, the script that adds them adds none, whatever else is in the folder', () => {
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toBe('');
}, 60_000);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { seed } from './seed.ts';

/** The built client: what `E2E_DIST` names, otherwise that of this repository. */
export const built = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../../packages/web/dist');

/** Says the seed, and builds the client once before all tests, unless `E2E_DIST` names a built one. */
export default function build(): void {
  console.log(`all chance from E2E_SEED=${seed}`);
  if (process.env['E2E_DIST'] !== undefined) return;
  const script = join(import.meta.dirname, '../../scripts/build-web.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the web client does not build');
}

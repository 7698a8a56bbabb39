import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { StorageError } from '../../src/storage/port.ts';
import { startPostgres, whyNoPostgres } from '../postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'mazmorra-password-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.unstubAllEnvs());

test.skipIf(whyNoPostgres())(
  'the password of the database comes from a file or from the environment',
  async () => {
    const cluster = await startPostgres(false, 'open-sesame');
    try {
      const url = new URL(await cluster.database());
      url.password = '';
      const database = url.href;
      const file = join(folder, 'password');
      writeFileSync(file, 'open-sesame\n');
      await expect(openStorage({ database })).rejects.toThrow(StorageError);
      await expect(openStorage({ database, passwordFile: join(folder, 'none') })).rejects.toThrow(
        'cannot be read',
      );
      await (await openStorage({ database, passwordFile: file })).close();
      vi.stubEnv('PGPASSWORD', 'open-sesame');
      await (await openStorage({ database })).close();
      vi.unstubAllEnvs();
      const passfile = join(folder, 'pgpass');
      writeFileSync(passfile, '*:*:*:mazmorra:open-sesame\n', { mode: 0o600 });
      vi.stubEnv('PGPASSFILE', passfile);
      await (await openStorage({ database })).close();
    } finally {
      cluster.stop();
    }
  },
);

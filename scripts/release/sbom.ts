import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { released, root, version } from './places.ts';

/** Writes the software bill of materials (CycloneDX) from the lock file, without the parts that differ from run to run. */
export function writeSbom(): string {
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  const { serialNumber: _, ...bill } = JSON.parse(stdout);
  delete bill.metadata.timestamp;
  // npm takes it from the name of the folder.
  bill.metadata.component.name = 'mazmorra';
  const file = join(released, `mazmorra-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
  return file;
}

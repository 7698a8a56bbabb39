// `npm run release`: makes everything that is released, in artifacts/release. Equal sources, earlier builds and Node give equal files.
// `npm run release -- --image` makes the root folder of the image alone, for deploy/Dockerfile.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeExecutable } from './executable.ts';
import { makeImage } from './image.ts';
import { released, root } from './places.ts';
import { writeSbom } from './sbom.ts';
import { pack, stage } from './stage.ts';

const work = join(root, 'artifacts/release-work');
const image = join(released, 'image');

const built = spawnSync(process.execPath, [join(root, 'scripts/build-web.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
rmSync(released, { recursive: true, force: true });
mkdirSync(released, { recursive: true });
const folder = join(work, 'mazmorra');
await stage(folder);
makeImage(folder, image);
if (!process.argv.includes('--image')) {
  const files = [pack(folder), makeExecutable(folder, join(work, 'executable')), writeSbom()];
  const sums = files.map((file) => {
    const content = readFileSync(file);
    process.stdout.write(`${file} ${(content.length / 1e6).toFixed(1)} MB\n`);
    return `${createHash('sha256').update(content).digest('hex')}  ${basename(file)}\n`;
  });
  writeFileSync(join(released, 'SHA256SUMS'), sums.join(''));
}
process.stdout.write(`${image}\n`);

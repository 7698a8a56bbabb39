// The program inside the single executable: unpacks the release once into the user's cache and runs it from there.
// Worker threads and the page are files, and code inside an executable cannot be imported as ES modules.
const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset } = require('node:sea');
const { pathToFileURL } = require('node:url');
const { constants, Script } = require('node:vm');
const { brotliDecompressSync } = require('node:zlib');

const { name, files } = JSON.parse(getAsset('index', 'utf8'));
const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const folder = join(cache, 'mazmorra', name);

/** Writes the files beside their place and renames the folder, so that a start that is interrupted leaves nothing half. */
function unpack() {
  const beside = `${folder}.${process.pid}`;
  const content = brotliDecompressSync(Buffer.from(getAsset('files')));
  let offset = 0;
  for (const { path, size } of files) {
    mkdirSync(dirname(join(beside, path)), { recursive: true });
    writeFileSync(join(beside, path), content.subarray(offset, offset + size));
    offset += size;
  }
  try {
    renameSync(beside, folder);
  } catch (error) {
    // Another start was first.
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

try {
  if (!existsSync(folder)) unpack();
} catch (error) {
  process.stderr.write(
    `mazmorra cannot unpack itself to ${folder}: ${error.message}. Set XDG_CACHE_HOME to a folder that can be written.\n`,
  );
  process.exit(1);
}
const main = JSON.stringify(pathToFileURL(join(folder, 'mazmorra.mjs')).href);
new Script(`import(${main})`, {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext();

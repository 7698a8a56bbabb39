import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { blocksToRun, commandsIn, faultOf } from '../docs/commands.ts';
import { brokenLinks } from '../docs/links.ts';
import { filesUnder } from './files.ts';
import { check, found, root, runNode, runProgram, type Step } from './step.ts';

/** Documents that describe what was, and so may name what is gone. */
const HISTORY = ['CHANGELOG.md', 'docs/decisions/'];

export const documentsAreCurrent: Step = {
  name: 'generated parts of the documents are current',
  when: 'quick',
  run: () => check(['scripts/docs/main.ts', '--check']),
};

export const documentsLead: Step = {
  name: 'links and paths in documents lead somewhere',
  when: 'quick',
  async run() {
    return found(currentDocuments().flatMap((file) => brokenLinks(root, file)));
  },
};

/** The documents that describe what is. */
function currentDocuments(): string[] {
  const files = filesUnder(root, /\.md$/)
    .map((path) => relative(root, path))
    .filter((file) => !HISTORY.some((place) => file.startsWith(place)));
  if (files.length === 0) throw new Error('no document was read');
  return files;
}

const LAUNCHER = join(root, 'bin/mazmorra.mjs');

/** Carries a block out in a folder of its own, with our command line and the examples at hand. Returns what went wrong. */
async function faultsOfBlock(file: string, block: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    symlinkSync(join(root, 'examples'), join(folder, 'examples'));
    const programs = { mazmorra: `exec '${process.execPath}' '${LAUNCHER}' "$@"`, npx: 'exec "$@"' };
    mkdirSync(join(folder, 'bin'));
    for (const [name, line] of Object.entries(programs))
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    const own = `export PATH='${folder}/bin':$PATH PYTHONDONTWRITEBYTECODE=1`;
    const { code, output } = await runProgram('sh', ['-ec', `${own}\n${block}`], false, folder);
    return code === 0 ? [] : [`${file}: a block ended with ${code}:\n${block}${output.slice(-1000)}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const documentsCommand: Step = {
  name: 'commands of the documents exist, and those fenced as `sh run` work',
  when: 'short',
  needs: ['Python'],
  async run() {
    const texts = currentDocuments().map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    const all = texts.flatMap(([file, text]) => commandsIn(text).map((command) => [file, command] as const));
    const named = new Set(all.flatMap(([, command]) => /\bmazmorra ([a-z-]+)/.exec(command)?.[1] ?? []));
    const help = new Map<string, string>();
    for (const command of named) {
      const { code, output } = await runNode([LAUNCHER, command, '--help']);
      if (code === 0) help.set(command, output);
    }
    const project = { root, helpOf: (command: string) => help.get(command) };
    const faults = all.flatMap(([file, command]) => {
      const fault = faultOf(command, project);
      return fault === undefined ? [] : [`${file}: \`${command}\`: ${fault}`];
    });
    for (const [file, text] of texts)
      for (const block of blocksToRun(text)) faults.push(...(await faultsOfBlock(file, block)));
    return found(faults);
  },
};

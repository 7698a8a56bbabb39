import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../gate/files.ts';

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'packages');

/** The folders of the packages; the games count as one, whichever are imported. */
const NAMES = readdirSync(packages);
const OWN = /(?:from |import\()'@mazmorra\/([\w-]+)/g;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which package imports which, read from the sources. */
function imports(): Graph {
  const arrows = NAMES.map((name) => {
    const files = filesUnder(join(packages, name), /\.tsx?$/).filter((path) => path.includes('/src/'));
    const found = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(OWN)]);
    const to = found.map(([, other = '']) => (NAMES.includes(other) ? other : 'games'));
    return [name, new Set(to.filter((other) => other !== name))] as const;
  });
  return new Map(arrows);
}

/** Whether `to` is reached from `from` without the arrow that leads there directly. */
function isReached(graph: Graph, from: string, to: string): boolean {
  const open = [...(graph.get(from) ?? [])].filter((next) => next !== to);
  const seen = new Set(open);
  for (const name of open)
    for (const next of graph.get(name) ?? []) {
      if (next === to) return true;
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  return false;
}

/** The packages as a drawing: an arrow is an import, and is left out where others lead the same way. */
export function packageMap(): string {
  const graph = imports();
  const arrows = [...graph].flatMap(([from, all]) =>
    [...all]
      .filter((to) => !isReached(graph, from, to))
      .sort()
      .map((to) => `    ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart LR', ...arrows.sort(), '```'].join('\n');
}

/** The way of an answer as a drawing, from the list of the page, which a test compares with the stack. */
export function answerMap(): string {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const steps = [...page.matchAll(/^\d+\. `([\w/-]+)\.ts`: `([#\w]+)`/gm)];
  const nodes = steps.map(([, file, call], index) => `    s${index}["${file}<br>${call}"]`);
  const arrows = steps.slice(1).map((_, index) => `    s${index} --> s${index + 1}`);
  return ['```mermaid', 'flowchart LR', ...nodes, ...arrows, '```'].join('\n');
}

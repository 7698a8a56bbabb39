import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { typedModule } from '@mazmorra/languages/tool';
import { UsageError } from './usage.ts';

/** What a new game is called in its files. */
export interface NewGame {
  readonly id: string;
  /** Two capital letters that its rule ids begin with. */
  readonly prefix: string;
}

const TEMPLATE = join(import.meta.dirname, '../template');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const words = (id: string): string[] => id.split('-');
const nameOf = (id: string): string =>
  capital(words(id).map(capital).join('')).replace(/^./, (c) => c.toLowerCase());

/** `high-card` → `HC`, `chess` → `CH`. */
export function prefixFor(id: string): string {
  const [first = '', second] = words(id);
  return (second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase();
}

const titleOf = (id: string): string => words(id).map(capital).join(' ');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The files of a new game by their paths in the repository. */
export function filesOf({ id, prefix }: NewGame, root: string): Map<string, string> {
  const blanks: Readonly<Record<string, string>> = {
    id,
    prefix,
    name: nameOf(id),
    Name: capital(nameOf(id)),
    title: titleOf(id),
    kernel: manifestIn(join(root, 'packages/kernel')).version,
  };
  const filled = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, blank: string) => blanks[blank] ?? blank);
  const files = new Map<string, string>();
  const take = (folder: string, to: string): void => {
    for (const path of readdirSync(join(TEMPLATE, folder), { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('.tmpl'))
        files.set(
          join(to, path.slice(0, -'.tmpl'.length)),
          filled(readFileSync(join(TEMPLATE, folder, path), 'utf8')),
        );
  };
  take('game', `packages/games/${id}`);
  take('web', `packages/web/src/games/${id}`);
  for (const language of LANGUAGES) {
    const own = join(TEMPLATE, 'languages', `${language}.ftl.tmpl`);
    const sentences = existsSync(own) ? own : join(TEMPLATE, 'languages/en.ftl.tmpl');
    files.set(`languages/${language}/${id}.ftl`, filled(readFileSync(sentences, 'utf8')));
  }
  files.set(`docs/rules/${id}.md`, filled(readFileSync(join(TEMPLATE, 'rules.md.tmpl'), 'utf8')));
  files.set(
    `packages/games/${id}/src/index.ts`,
    rulesFrom(readFileSync(join(root, 'packages/testkit/src/toy.ts'), 'utf8'), { id, prefix }),
  );
  return files;
}

/** The toy game of the test kit under other names. */
const rulesFrom = (toy: string, { id, prefix }: NewGame): string =>
  toy
    .replace(/, and what\n \* `mazmorra new-game` begins a new game with/, '')
    .replaceAll('TOY-', `${prefix}-`)
    .replaceAll(/\bToy(State|View|Event)\b/g, '$1')
    .replace("id: 'toy'", `id: '${id}'`)
    .replaceAll(/\btoy\b/g, nameOf(id));

interface Lock {
  readonly packages: Record<string, object>;
}

/** Adds a workspace to a lock file as npm would write it. */
function addToLock(file: string, id: string, { version, dependencies }: Manifest): void {
  if (!existsSync(file)) return;
  const lock: Lock & Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const packages = {
    ...lock.packages,
    [`node_modules/@mazmorra/${id}`]: { resolved: `packages/games/${id}`, link: true },
    [`packages/games/${id}`]: {
      name: `@mazmorra/${id}`,
      version,
      license: 'MIT',
      dependencies,
    },
  };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`);
}

/** Adds one line to a list of the catalogue, in the order of the alphabet. */
function addLine(file: string, line: string): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const place = lines.findIndex((other) => other.startsWith('export') && other > line);
  lines.splice(place < 0 ? lines.length : place, 0, line);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** Adds what stands on the box of a game: its name, and the line that its texts have too. */
function addBox(folder: string, id: string): void {
  const tagline = /^tagline = (.+)$/m.exec(readFileSync(join(folder, `${id}.ftl`), 'utf8'))?.[1] ?? '';
  appendFileSync(join(folder, 'boxes.ftl'), `${id}_name = ${titleOf(id)}\n${id}_line = ${tagline}\n`);
}

/** The types of the sentences in an English file, as `npm run languages` writes them. */
function writeTypes(name: string, root: string): void {
  const english = readFileSync(join(root, 'languages/en', `${name}.ftl`), 'utf8');
  writeFileSync(join(root, 'packages/languages/src/subjects', `${name}.ts`), typedModule(name, english));
}

/** Writes the folders of a new game and registers it. Throws before anything is written where that cannot be. */
export function createGame(game: NewGame, root: string): string[] {
  const { id } = game;
  const files = filesOf(game, root);
  for (const path of files.keys())
    if (existsSync(join(root, path))) throw new UsageError(({ newGame }) => newGame.fileTaken(path));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const catalogue = join(root, 'packages/catalogue/src');
  addLine(join(catalogue, 'facts.ts'), `export { facts as ${nameOf(id)} } from '@mazmorra/${id}/facts';`);
  addLine(join(catalogue, 'parts.ts'), `export { parts as ${nameOf(id)} } from '@mazmorra/${id}/parts';`);
  for (const language of LANGUAGES) addBox(join(root, 'languages', language), id);
  for (const name of ['boxes', id]) writeTypes(name, root);
  const manifest = manifestIn(join(root, 'packages/games', id));
  addToLock(join(root, 'package-lock.json'), id, manifest);
  const links = join(root, 'node_modules/@mazmorra');
  if (existsSync(links) && !existsSync(join(links, id))) {
    symlinkSync(join('../../packages/games', id), join(links, id), 'junction');
    addToLock(join(root, 'node_modules/.package-lock.json'), id, manifest);
  }
  return [...files.keys()].sort();
}

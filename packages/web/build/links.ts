import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { createServer, type Plugin } from 'vite';

/** The routes of the app, read from where they are declared: the server answers all others with 404. */
export function routesIn(source: string): string[] {
  return [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path ?? '');
}

/** The page of each route that has a file of its own. */
export function pagesIn(source: string): Readonly<Record<string, string>> {
  const files = new Map(
    [...source.matchAll(/const (\w+) = lazy\(\(\) => import\('([^']+)'\)\)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  const pages: Record<string, string> = {};
  for (const [, path = '', rest = ''] of source.matchAll(/<Route path="([^"]+)"(.*?)(?=<Route |$)/gs)) {
    const [file] = [...rest.matchAll(/[<{](\w+)/g)].flatMap(([, name = '']) => files.get(name) ?? []);
    if (file !== undefined) pages[path] = file;
  }
  return pages;
}

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...given: never[]) => unknown>>[1];

/** The files that the chunk of a module needs at once, its own first. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(fileName) || chunk.moduleIds.some((id) => id.endsWith('/src/main.tsx'))) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const other of chunk.imports) visit(other);
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.includes(module))?.fileName ?? '');
  return [...found];
}

/** The files with the words, in one language, of chunks that are loaded at once. */
function wordsOf(bundle: Bundle, files: readonly string[], language: Language): string[] {
  const named = files.flatMap((file) => {
    const part = bundle[file];
    return part?.type === 'chunk' ? part.dynamicImports : [];
  });
  // Lessons, tips and rulebooks are loaded game by game, when they are wanted.
  const atOnce = new RegExp(`^assets/${language}/words-(?!lessons-|tips-|rules-)`);
  return [...new Set(named.filter((file) => atOnce.test(file)))];
}

/** The files that a worker needs for the rules of a game: the worker itself, what it imports, and the rules. */
function rulesFiles(bundle: Bundle, game: string): string[] {
  const files = Object.keys(bundle);
  const worker = files.find((file) => /\/table\.worker-[^/]+\.js$/.test(file));
  const part = worker === undefined ? undefined : bundle[worker];
  if (worker === undefined || part === undefined) throw new Error('the build has no table worker');
  const code = String(part.type === 'asset' ? part.source : part.code);
  const named = [...code.matchAll(/from\s*["'`]\.\/([^"'`]+\.js)/g)].map(([, file]) => file);
  const rules = new RegExp(`rules-${game}-[\\w-]+\\.js`).exec(code)?.[0];
  if (rules === undefined) throw new Error(`the table worker names no rules of ${game}`);
  return [worker, ...[...named, rules].map((file) => `assets/${file}`)];
}

/**
 * What the server tells browsers to load with a page, before its script asks for it: of a route, of a game's table, and, as
 * `saboteur/rules`, of the worker that plays it. The words of each in one language are under `saboteur@es`, those of every page under `@es`.
 */
function preloads(bundle: Bundle, root: string): Readonly<Record<string, readonly string[]>> {
  const app = join(root, 'src/app');
  const pages = Object.entries(pagesIn(readFileSync(join(app, 'App.tsx'), 'utf8')));
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const entry = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/src/main.tsx')),
  );
  const files = [
    ...pages.map(([route, file]) => [route, filesOf(bundle, join(app, file))] as const),
    ...games.map(({ name }) => [name, filesOf(bundle, join(root, 'src/games', name, 'index.tsx'))] as const),
  ];
  const withEntry = [['', entry ? [entry.fileName] : []] as const, ...files];
  return Object.fromEntries([
    ...files,
    ...LANGUAGES.flatMap((language) =>
      withEntry.map(([key, parts]) => [`${key}@${language}`, wordsOf(bundle, parts, language)]),
    ),
    ...games.map(({ name }) => [`${name}/rules`, rulesFiles(bundle, name)]),
  ]);
}

/**
 * Writes `links/routes.json`, `rules.json`, `first.json` and `preloads.json` into the build: which addresses there are, the rulebooks of
 * all games in all languages as plain markup, for readers without script, what is seen before the script runs, and which files a page needs.
 * Books and pages are the same modules that the browser runs.
 */
export function links(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'mazmorra-links',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir, 'links');
    },
    async writeBundle(_options, bundle) {
      const routes = routesIn(readFileSync(join(root, 'src/app/App.tsx'), 'utf8'));
      const server = await createServer({
        root,
        // Nothing is watched, and there is no socket for changes: its port would be the same for all builds on a machine.
        server: { middlewareMode: true, ws: false, watch: null },
        appType: 'custom',
        logLevel: 'error',
      });
      try {
        const { allBooks } = await server.ssrLoadModule('/src/app/plain-books.tsx');
        const { firstPages } = await server.ssrLoadModule('/src/app/first-pages.tsx');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'routes.json'), JSON.stringify(routes));
        writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads(bundle, root)));
        writeFileSync(join(folder, 'rules.json'), JSON.stringify(await allBooks()));
        writeFileSync(join(folder, 'first.json'), JSON.stringify(await firstPages()));
      } finally {
        await server.close();
      }
    },
  };
}

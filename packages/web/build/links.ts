import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';

/** The routes of the app, read from where they are declared: the server answers all others with 404. */
export function routesIn(source: string): string[] {
  return [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path ?? '');
}

/**
 * Writes `links/routes.json` and `links/rules.json` into the build: which addresses there are, and the rulebooks of all games in all
 * languages as plain markup, for readers without script. The books are the same modules that the page shows.
 */
export function links(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'mazmorra-links',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(config.root, config.build.outDir, 'links');
    },
    async writeBundle() {
      const routes = routesIn(readFileSync(join(root, 'src/app/App.tsx'), 'utf8'));
      const server = await createServer({
        root,
        server: { middlewareMode: true },
        appType: 'custom',
        logLevel: 'error',
      });
      try {
        const { allBooks } = await server.ssrLoadModule('/src/rulebook/plain.tsx');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'routes.json'), JSON.stringify(routes));
        writeFileSync(join(folder, 'rules.json'), JSON.stringify(await allBooks()));
      } finally {
        await server.close();
      }
    },
  };
}

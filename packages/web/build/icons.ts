import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { compactPath } from './compact-path.ts';

const prefix = 'icon:';

/** The path of one icon of the game-icons set, or an error that says what is near. */
export function iconPath(name: string): string {
  const found = icons()[name];
  if (found === undefined)
    throw new Error(`game-icons has no "${name}". Near: ${near(name).join(', ') || 'nothing'}`);
  return compactPath([...found.body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join(' '));
}

/**
 * `import torch from 'icon:torch'` gives the path of that icon as a string. Only the icons somebody imports reach
 * the bundle; the set itself (6 MB) never does. A game has copies of its own, so that no other table loads them.
 */
export function iconPicker(): Plugin {
  return {
    name: 'mazmorra-icons',
    resolveId(id, importer = '') {
      if (!id.startsWith(prefix)) return undefined;
      const game = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(importer)?.[1];
      return `\0${id}${game === undefined ? '' : `?${game}`}`;
    },
    load(id) {
      const name = /^\0icon:([^?]+)/.exec(id)?.[1];
      return name === undefined ? undefined : `export default ${JSON.stringify(iconPath(name))};`;
    },
  };
}

type IconSet = Readonly<Record<string, { readonly body: string }>>;
let cached: IconSet | undefined;

function icons(): IconSet {
  if (cached === undefined) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const set: { readonly icons: IconSet } = JSON.parse(readFileSync(file, 'utf8'));
    cached = set.icons;
  }
  return cached;
}

function near(name: string): string[] {
  const words = name.split('-');
  return Object.keys(icons())
    .filter((other) => words.some((word) => other.includes(word)))
    .slice(0, 12);
}

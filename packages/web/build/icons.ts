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
 * the bundle, each in the chunk that needs it; the set itself (6 MB) never does.
 */
export function iconPicker(): Plugin {
  return {
    name: 'mazmorra-icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export default ${JSON.stringify(iconPath(id.slice(prefix.length + 1)))};`
        : undefined,
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

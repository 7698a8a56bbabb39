import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files.ts';
import { found, root, type Step } from './step.ts';

const WEB = 'packages/web/src';
/** The only sheet with a grid per layout, and the only code that asks for the size of the window. */
const LAYOUT = 'table/layout.css';
const WINDOW = 'parts/window.ts';
/** Where colours stand: those of the app, and those of a game. */
const COLOURS = /^(?:look\/css\/tokens|games\/[^/]+\/(?:box|tokens))\.css$/;
/** Forced colours put an outline around what some games draw. */
const STATE = 'look/css/state.css';
/** The smallest letters, in pixels; 1 rem is 16. */
const SMALLEST = 12;

type Rule = (line: string) => string | undefined;

const viewport: Rule = (line) =>
  /@media[^{]*\b(?:width|height|orientation|aspect-ratio)\b/.test(line)
    ? 'asks for the size of the window: use @container, data-layout or data-shape'
    : undefined;

const colour: Rule = (line) =>
  /#[0-9a-f]{3,8}\b/i.test(line) || /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!var\(|from )/.test(line)
    ? 'has a colour of its own: use a custom property of look/css/tokens.css'
    : undefined;

const game: Rule = (line) =>
  /\.(?:dr|wd|sb|dq)-|dungeon-raiders|welcome-to-the-dungeon|saboteur|dungeonquest/.test(line)
    ? 'names a game outside its folder'
    : undefined;

/** A size is a step of the scale, or grows between bounds of which the smallest can be read. Pixels are the units of a drawing. */
const type: Rule = (line) => {
  const size = /\bfont(?:-size)?: (.*);/.exec(line)?.[1];
  if (size === undefined) return undefined;
  const bounded = /\b(?:clamp|max)\(/.test(size);
  const smallest = /(?<![\w.-])([\d.]+)(px|rem)\b/.exec(size);
  const pixels = Number(smallest?.[1]) * (smallest?.[2] === 'rem' ? 16 : 1);
  if (pixels < SMALLEST || /(?<![\w-])0?\.\d+em\b/.test(size)) return 'has letters below 12 pixels';
  return !bounded && smallest?.[2] === 'rem' ? 'has a size beside the scale: use var(--type-…)' : undefined;
};

const rulesFor = (file: string): readonly Rule[] => [
  ...(file === LAYOUT ? [] : [viewport]),
  ...(COLOURS.test(file) ? [] : [colour]),
  ...(file.startsWith('games/') || file === STATE ? [] : [game]),
  ...(file.endsWith('tokens.css') ? [] : [type]),
];

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''));

/** What a style sheet, named from `packages/web/src`, may not contain. */
export function styleFaults(file: string, source: string): string[] {
  const rules = rulesFor(file);
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      rules.flatMap((rule) => {
        const fault = rule(line);
        return fault === undefined ? [] : [`${file}:${index + 1} ${fault}`];
      }),
    );
}

/** Code that asks for the size of the window beside the one place that does. */
export function windowFaults(file: string, source: string): string[] {
  if (file === WINDOW) return [];
  return source.split('\n').flatMap((line, index) => {
    const asks = /\b(?:inner|outer)(?:Width|Height)\b|matchMedia\([^)]*(?:width|height|orientation)/.test(
      line,
    );
    return asks ? [`${file}:${index + 1} asks for the size of the window: use parts/window.ts`] : [];
  });
}

/** Classes, custom properties and movements in style sheets that neither the code nor another rule names. */
export function unusedStyles(sheets: string, code: string): string[] {
  const named = new Set(code.match(/[A-Za-z_-][\w-]*/g));
  const begun = [...code.matchAll(/([A-Za-z_][\w-]*-)\$\{/g)].map(([, prefix = '']) => prefix);
  const all = (pattern: RegExp): Set<string> =>
    new Set([...sheets.matchAll(pattern)].map(([, name = '']) => name));
  const asked = all(/var\(\s*(--[\w-]+)/g);
  const isMoved = (name: string): boolean => new RegExp(`animation[^;{]*\\b${name}\\b`).test(sheets);
  return [
    ...[...all(/\.(-?[A-Za-z_][\w-]*)/g)].filter(
      (name) => !named.has(name) && !begun.some((one) => name.startsWith(one)),
    ),
    ...[...all(/(--[\w-]+)\s*:/g)].filter((name) => !asked.has(name) && !named.has(name)),
    ...[...all(/@keyframes\s+([\w-]+)/g)].filter((name) => !isMoved(name) && !named.has(name)),
  ].map((name) => `nothing names ${name}, which style sheets have`);
}

export const styles: Step = {
  name: 'style sheets keep to layout, tokens and scale',
  when: 'quick',
  async run() {
    const files = filesUnder(join(root, WEB), /\.(?:css|tsx?)$/).map((path) =>
      relative(join(root, WEB), path),
    );
    const faults = files.flatMap((file) => {
      const source = readFileSync(join(root, WEB, file), 'utf8');
      return file.endsWith('.css') ? styleFaults(file, source) : windowFaults(file, source);
    });
    const text = (ending: RegExp): string =>
      files
        .filter((file) => ending.test(file))
        .map((file) => withoutComments(readFileSync(join(root, WEB, file), 'utf8')))
        .join('\n');
    const sheets = text(/\.css$/).replaceAll(/url\([^)]*\)/g, '');
    const unused = unusedStyles(sheets, text(/\.tsx?$/));
    return found(sheets === '' ? ['no style sheet was read'] : [...faults, ...unused]);
  },
};

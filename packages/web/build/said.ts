import { LANGUAGES } from '@mazmorra/kernel';
import type { Plugin } from 'vite';

const QUERY = /\?language=([a-z]+)$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** The properties of an object that has one for each language and no other. */
function sentences(node: Node): Map<string, Node> | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const { properties } = node as Node & { readonly properties: readonly Node[] };
  const found = new Map(
    properties.map((one) => [
      (one as Node & { readonly key?: { readonly name?: string } }).key?.name ?? '',
      one,
    ]),
  );
  return found.size === LANGUAGES.length && LANGUAGES.every((language) => found.has(language))
    ? found
    : undefined;
}

/** The code with each `{ en: …, es: … }` in it reduced to one language. */
export function inOneLanguage(code: string, program: Node, language: string): string {
  const cuts: (readonly [start: number, end: number, kept: string])[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    const kept = sentences(value)?.get(language);
    if (kept) cuts.push([value.start, value.end, `{${code.slice(kept.start, kept.end)}}`]);
    else for (const one of Object.values(value)) visit(one);
  };
  visit(program);
  return cuts
    .toSorted(([a], [b]) => b - a)
    .reduce((all, [start, end, kept]) => all.slice(0, start) + kept + all.slice(end), code);
}

/** Data imported as `file.ts?language=es` has its sentences in that language alone; see `i18n/loaded.ts`. */
export function said(): Plugin {
  return {
    name: 'mazmorra-said',
    transform(code, id) {
      const language = QUERY.exec(id)?.[1];
      if (language === undefined) return undefined;
      return { code: inOneLanguage(code, this.parse(code), language), map: null };
    },
  };
}

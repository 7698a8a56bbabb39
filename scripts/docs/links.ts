import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The text without blocks of code, which contain neither links nor headings. */
const prose = (text: string): string => text.replace(/^```.*?^```$/gms, '').replace(/^ {4}.*$/gm, '');

function anchorsOf(text: string): Set<string> {
  const headings = [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const marks = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...marks]);
}

/** Code that names a file or folder of the project: `docs/…`, `packages/…` and so on, without a placeholder in capitals. */
const isPath = (code: string): boolean =>
  /^(docs|packages|scripts|e2e|bench|deploy|examples|bin)\/[\w./-]+$/.test(code) &&
  !/\.\.|\/[A-Z]+\./.test(code.replace('README', 'readme'));

/** Specifications of rules name files of other projects as their sources. */
const namesOthers = (file: string): boolean => file.startsWith('docs/rules/');

/** Whether a path is one of those that commands make and git ignores. */
const isMade = (root: string, path: string): boolean => {
  const file = join(root, '.gitignore');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(`/${path}/`);
};

/** Every link of a document, and every path of the project that it names, that leads nowhere. */
export function brokenLinks(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const links = [
    ...prose(text)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    // Elsewhere, or an address of the site.
    .filter((target) => !/^([a-z]+:|\/)/.test(target));
  const broken = links.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const to = path === '' ? join(root, file) : join(root, dirname(file), path);
    if (!existsSync(to)) return true;
    return anchor !== undefined && to.endsWith('.md') && !anchorsOf(readFileSync(to, 'utf8')).has(anchor);
  });
  const paths = [...prose(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code.replace(/:\d+$/, ''))
    .filter(
      (code) => isPath(code) && !namesOthers(file) && !existsSync(join(root, code)) && !isMade(root, code),
    );
  return [...new Set([...broken, ...paths])].map((target) => `${file}: ${target} leads nowhere`);
}

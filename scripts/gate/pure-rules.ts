import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { filesUnder } from './files.ts';
import { found, root, type Step } from './step.ts';

/** What would make the same answers give another game, or tie the rules to a machine. */
const FORBIDDEN_NAMES = new Set([
  'Date',
  'Intl',
  'performance',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'process',
  'console',
  'fetch',
  'globalThis',
]);
const FORBIDDEN_MEMBERS = new Set(['Math.random']);
const LOCALE_METHODS = /^toLocale|^localeCompare$/;

/** Two words with a space between them, or a letter that English ids do not have: a sentence, not an id. */
const looksLikeText = (value: string): boolean =>
  /\p{L}{2,}\s+\p{L}/u.test(value) || /[^\p{ASCII}]/u.test(value);

/** Errors speak to programmers, not to players: their messages may be sentences. */
function isInsideError(node: ts.Node): boolean {
  for (let up: ts.Node | undefined = node.parent; up !== undefined; up = up.parent) {
    if (ts.isNewExpression(up) && /(Error|Refusal)$/.test(up.expression.getText())) return true;
    if (ts.isStatement(up)) return false;
  }
  return false;
}

function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node);
  return !isMember && !ts.isTypeReferenceNode(parent);
}

function complaint(node: ts.Node, textForbidden: boolean): string | undefined {
  if (ts.isIdentifier(node) && FORBIDDEN_NAMES.has(node.text) && isName(node)) return `\`${node.text}\``;
  if (ts.isPropertyAccessExpression(node)) {
    if (FORBIDDEN_MEMBERS.has(node.getText())) return `\`${node.getText()}\``;
    if (LOCALE_METHODS.test(node.name.text))
      return `\`${node.name.text}\`, which hangs on the machine's language`;
  }
  const isString =
    ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
  if (textForbidden && isString && looksLikeText(node.text) && !isInsideError(node))
    return `text: ${node.getText()}`;
  return undefined;
}

export function impurities(file: string, source: string, textForbidden: boolean): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = complaint(node, textForbidden);
    if (fault !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      faults.push(`${file}:${line + 1} ${fault}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

export const pureRules: Step = {
  name: 'no clock, no Math.random, no text in rules',
  when: 'quick',
  async run() {
    const faults: string[] = [];
    let read = 0;
    for (const folder of ['packages/kernel/src', 'packages/games']) {
      for (const path of filesUnder(join(root, folder), /\.ts$/)) {
        const file = relative(root, path);
        if (!file.includes('/src/') || /\/src\/(text\/|facts\.ts$)/.test(file)) continue;
        read++;
        faults.push(...impurities(file, readFileSync(path, 'utf8'), file.startsWith('packages/games/')));
      }
    }
    return found(read === 0 ? ['no source file of the kernel or a game was read'] : faults);
  },
};

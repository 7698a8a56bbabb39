/** A pattern that a sentence of a language must not have. */
export type LintRule = readonly [rule: string, pattern: RegExp];

/** What no sentence has in any language, unless the English one has it too. */
export const EVERYWHERE: readonly LintRule[] = [
  ['two spaces in a row', /\S {2,}\S/],
  ['a space before a comma or a full stop', /\s[,.](?=\s|$)/],
  ['three points in place of …', /\.\.\./],
  ['quotation marks of a typewriter: call QUOTE, or write those of the language', /"/],
  ['an apostrophe of a typewriter in place of ’', /\p{L}'\p{L}/u],
  ['an empty pair of brackets', /\(\s*\)/],
];

/** What a line of `lint.txt` is: a rule and its pattern, `no space before a sign = /[^\s][;:!?]/`. */
const RULE = /^(.+?) = \/(.+)\/([imu]*)$/;

/** The rules in a `lint.txt`, and the lines that are none. Lines that begin with # are comments. */
export function readLint(text: string): { rules: LintRule[]; wrong: { line: number; what: string }[] } {
  const rules: LintRule[] = [];
  const wrong: { line: number; what: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, rule = '', pattern = '', flags = ''] = RULE.exec(line) ?? [];
    try {
      if (rule === '') throw new Error('a rule is written as “name = /pattern/”');
      rules.push([rule, new RegExp(pattern, flags.includes('u') ? flags : `${flags}u`)]);
    } catch (error) {
      wrong.push({ line: index + 1, what: error instanceof Error ? error.message : String(error) });
    }
  }
  return { rules, wrong };
}

import { describe, expect, test } from 'vitest';
import { commentsOf } from '../comments.ts';
import { codeFaults } from '../rule-code.ts';
import { marksIn } from '../rule-marks.ts';
import { misnamed } from '../test-names.ts';

describe('comments', () => {
  test('are found wherever they stand, and strings are none', () => {
    const source = [
      '/** one */ const a = 1; // two',
      "const b = 'DR-VAULT-03 // no comment';",
      'const c = `/* nor this */`;',
      'function f(/* three */) { /* four */ }',
      'const list = [',
      '  // five',
      '];',
      '// six',
    ].join('\n');
    expect(commentsOf(source)).toEqual([
      '/** one */',
      '// two',
      '/* three */',
      '/* four */',
      '// five',
      '// six',
    ]);
  });
});

describe('marks of the specification', () => {
  const reasonsIn = (text: string) => Object.fromEntries(marksIn(text).reasons);

  test.each([
    ['a list', '- `DR-END-10` {no code: consequence} There is always a winner.'],
    ['a list in bold', '- **DR-END-10** {no code: consequence} There is always a winner.'],
    ['a table', '| `DR-END-10` {no code: consequence} | question | answer |'],
  ])('stand after the id in %s', (_, row) => {
    expect(reasonsIn(row)).toEqual({ 'DR-END-10': 'consequence' });
  });

  test('a mark belongs to its own id alone', () => {
    const row = '- DR-RND-01 {no code: term} one. DR-RND-02 two. DR-RND-03 {no code: absence} three.';
    expect(reasonsIn(row)).toEqual({ 'DR-RND-01': 'term', 'DR-RND-03': 'absence' });
  });

  test('a heading marks the rows below it and below its own subheadings, up to the next of its level', () => {
    const text = [
      '## 8. Examples {no code: example}',
      'as DR-END-01 says',
      '### 8.1 Rooms',
      '| `DR-VEC-01` | shows DR-END-02 |',
      '## 9. Variants',
      '- DR-TACT-01 a rule',
    ].join('\n');
    expect(reasonsIn(text)).toEqual({ 'DR-VEC-01': 'example' });
  });

  test('an unknown reason and a mark in the wrong place are faults', () => {
    expect(marksIn('- DR-END-10 {no code: laziness} x').faults).toEqual([
      'DR-END-10 is marked with the unknown reason "laziness"',
    ]);
    expect(marksIn('- DR-END-10 says so. {no code: term}').faults).toEqual([
      '1 marks stand neither after an id nor at the end of a heading',
    ]);
  });
});

describe('rules stand at the code that carries them out', () => {
  const specification = '- DR-A-01 does\n- DR-A-02 does\n- DR-A-03 {no code: term} means';
  const faults = (...comments: string[]) => codeFaults('raiders', 'DR', specification, comments);

  test('all named, all well', () => {
    expect(faults('/** `DR-A-01` it does. */', '// DR-A-02')).toEqual([]);
  });

  test('a rule that no comment names', () => {
    expect(faults('/** DR-A-01 */')).toEqual(['raiders: 1 rules stand in no comment of the code: DR-A-02']);
  });

  test.each([
    ['/** DR-A-01 to 02 */', 'DR-A-02', 'DR-A-01 to 0'],
    ['/** DR-A-01, 02 */', 'DR-A-02', 'DR-A-01, 02'],
    ['/** DR-A-01 and 02 */', 'DR-A-02', 'DR-A-01 and 02'],
  ])('%s names one rule only', (comment, missing, range) => {
    expect(faults(comment)).toEqual([
      `raiders: 1 rules stand in no comment of the code: ${missing}`,
      `raiders: "${range}…" is a range: name each rule`,
    ]);
  });

  test('a range between two whole ids is refused even where every rule is named', () => {
    expect(faults('/** DR-A-01 to DR-A-02 */')).toEqual([
      'raiders: "DR-A-01 to DR-…" is a range: name each rule',
    ]);
  });

  test('a rule that is marked as carried out by no code and yet stands in it', () => {
    expect(faults('/** DR-A-01 */ // DR-A-02, DR-A-03')).toEqual([
      'raiders: 1 rules are marked as carried out by no code and stand in a comment of it: DR-A-03',
    ]);
  });

  test('an id that the specification does not have', () => {
    expect(faults('/** DR-A-01, DR-A-02, DR-A-04 */')).toEqual([
      'raiders: 1 rules of the comments are not in the specification: DR-A-04',
    ]);
  });

  test('a specification without rules', () => {
    expect(codeFaults('raiders', 'DR', 'no rule', [])).toEqual(['docs/rules/raiders.md names no rule']);
  });
});

describe('names of test files', () => {
  const sources = new Set(['setup', 'rules/end', 'rules/crystal-ball', 'rules/combat']);
  const isMisnamed = (path: string) => misnamed(path, (source) => sources.has(source));

  test.each([
    'setup.test.ts',
    'rules/crystal-ball.test.ts',
    'rules/end-places.test.ts',
    'rules/combat.test.ts',
  ])('%s is named after its source', (path) => {
    expect(isMisnamed(path)).toBe(false);
  });

  test.each(['battery.test.ts', 'vectors-maze.test.ts', 'worked-runs.test.ts'])(
    '%s tests a whole game',
    (path) => {
      expect(isMisnamed(path)).toBe(false);
    },
  );

  test.each(['end.test.ts', 'rules/gold.test.ts', 'rules/battery.test.ts', 'rulings/end.test.ts'])(
    '%s is named after nothing',
    (path) => {
      expect(isMisnamed(path)).toBe(true);
    },
  );
});

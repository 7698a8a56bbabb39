export { type Checked, checkFile, type Fault, type LintRule } from './check.ts';
export { type Line, linesOf } from './samples.ts';

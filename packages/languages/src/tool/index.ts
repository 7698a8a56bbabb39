export { typedModule } from '../typed.ts';
export { checkFile } from './check.ts';
export { checkFolder, type Report } from './folder.ts';
export { type Forbidden, forbiddenPattern, parseGlossary, readGlossary } from './glossary.ts';
export { readLint } from './lint.ts';
export { newLanguage } from './new.ts';
export { linesOf } from './samples.ts';

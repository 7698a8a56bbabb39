import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files.ts';
import { gamesWithRules } from './rule-coverage.ts';
import { found, root, type Step } from './step.ts';

/**
 * Suites that test a whole game and no file of it: the battery, games played until everything was met, the worked examples of the
 * specification, recorded transcripts and golden records, invariants along whole games, resuming, an independent model.
 */
const WHOLE_GAME =
  /^(battery|coverage|golden|vectors|sequences|transcripts|invariants|resume|model|worked|given)(-[a-z]+)?$/;

/**
 * What is wrong with the name of a test file, given as its path below `test/`: it must be the path below `src/` of the file that it
 * tests. A file with much to prove has several test files, each with a word added to its name (`dungeon-tiles.test.ts`).
 */
export function misnamed(test: string, isSource: (path: string) => boolean): boolean {
  const path = test.replace(/\.test\.tsx?$/, '');
  if (WHOLE_GAME.test(path)) return false;
  const parts = path.split('-');
  return !parts.some((_, taken) => isSource(parts.slice(0, parts.length - taken).join('-')));
}

/** Test files of games are named after the file that they test, so that either is found from the other. */
export const testNames: Step = {
  name: 'test files of games are named after the file they test',
  when: 'quick',
  async run() {
    const faults: string[] = [];
    let read = 0;
    for (const [game] of gamesWithRules()) {
      const folder = join(root, 'packages/games', game);
      const isSource = (path: string): boolean =>
        existsSync(join(folder, 'src', `${path}.ts`)) || existsSync(join(folder, 'src', path));
      for (const path of filesUnder(join(folder, 'test'), /\.test\.tsx?$/)) {
        read++;
        if (misnamed(relative(join(folder, 'test'), path), isSource))
          faults.push(`${relative(root, path)} is named after no file of src/`);
      }
    }
    return found(read === 0 ? ['no test file of a game was found'] : faults);
  },
};

import { type CancelReason, TestRunner } from 'vitest';
import { targetNamed } from './targets.ts';

const { questions } = targetNamed(process.env['MUTATION_TARGET'] ?? '');

/** What Stryker's copies of the sources read at every place that has mutants. */
interface Mutation {
  activeMutant?: string | undefined;
}

let asked = 0;

/**
 * Makes a test fail that runs on for ever. Stryker counts only how often the mutant itself is reached; where that lies outside the loop, it
 * would wait for its clock and start the process anew, 30 s for each such mutant.
 */
function countQuestions(mutation: Mutation): void {
  let active = mutation.activeMutant;
  Object.defineProperty(mutation, 'activeMutant', {
    configurable: true,
    get: () => {
      asked += 1;
      if (asked > questions) throw new Error('the test runs on for ever');
      return active;
    },
    set: (id: string | undefined) => {
      active = id;
    },
  });
}

const global = globalThis as { __stryker__?: Mutation };
global.__stryker__ ??= {};
countQuestions(global.__stryker__);

/** Vitest's runner, but once a test has failed it does not even read the files that follow: it would only skip their tests. */
export default class HastyRunner extends TestRunner {
  private isOver = false;

  override onBeforeTryTask(...given: Parameters<TestRunner['onBeforeTryTask']>): void {
    asked = 0;
    super.onBeforeTryTask(...given);
  }

  override cancel(reason: CancelReason): void {
    this.isOver = true;
    super.cancel(reason);
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    return this.isOver ? undefined : super.importFile(path, source);
  }
}

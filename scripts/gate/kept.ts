import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Run, root, type Timed } from './step.ts';

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });

/** What the sources are: the commit, and a hash of what differs from it. Nothing where there is no git. */
function stateOfSources(): string | undefined {
  try {
    const hash = createHash('sha256').update(git('diff', 'HEAD'));
    const others = String(git('ls-files', '--others', '--exclude-standard', '-z'));
    for (const file of others.split('\0').filter((path) => path !== ''))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    return `${String(git('rev-parse', 'HEAD')).trim()} ${hash.digest('hex').slice(0, 16)}`;
  } catch {
    return undefined;
  }
}

interface Kept {
  readonly sources: string;
  readonly steps: Readonly<Record<string, Timed>>;
}

/**
 * The steps of a run that have passed, kept in a file after each of them. A run that was interrupted goes on from there, as long
 * as the sources are the same; what failed or was skipped runs again.
 */
export class PassedSteps {
  readonly #file: string;
  readonly #sources: string | undefined;
  #steps: Record<string, Timed> = {};

  constructor(
    run: Run,
    { file = join(root, 'artifacts/gate', `${run}.json`), sources = stateOfSources() } = {},
  ) {
    this.#file = file;
    this.#sources = sources;
  }

  /** Takes over what an earlier run has kept; returns why it cannot. */
  resume(): string | undefined {
    if (!existsSync(this.#file)) return 'No run was interrupted: every step runs.';
    let kept: Kept;
    try {
      kept = JSON.parse(readFileSync(this.#file, 'utf8')) as Kept;
    } catch {
      return `${this.#file} cannot be read: every step runs.`;
    }
    if (this.#sources === undefined || kept.sources !== this.#sources)
      return 'The sources have changed since the run that was interrupted: every step runs.';
    this.#steps = { ...kept.steps };
    return undefined;
  }

  get(step: string): Timed | undefined {
    return this.#steps[step];
  }

  keep(step: string, timed: Timed): void {
    if (timed.failed > 0 || timed.passed === 0 || this.#sources === undefined) return;
    this.#steps[step] = timed;
    mkdirSync(dirname(this.#file), { recursive: true });
    const kept: Kept = { sources: this.#sources, steps: this.#steps };
    writeFileSync(this.#file, JSON.stringify(kept, undefined, 2));
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRAS } from '../setup.mjs';
import { found, root, runProgram, type Step, type Tally } from './step.ts';

/** Why something that npm reports stays as it is: by the name of a package, or by the number of an advisory. */
export interface Answers {
  /** `about` is the beginning of the version: `2.6` is about 2.6.0 and 2.6.7. A version of another line needs another answer. */
  readonly outdated: Readonly<Record<string, { readonly about: string; readonly answer: string }>>;
  readonly audit: Readonly<Record<string, string>>;
}

/** What `npm outdated --json` says of a package; a list where several folders have it. */
interface Outdated {
  /** The version that package.json asks for; we ask for exact ones. */
  readonly wanted: string;
  /** What the registry calls the latest, which may be older: a package may be published under another tag. */
  readonly latest: string;
}
export type OutdatedReport = Readonly<Record<string, Outdated | readonly Outdated[]>>;

/** What we read of `npm audit --json`. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
}
interface Advisory {
  readonly url: string;
  readonly title: string;
  readonly severity: string;
}

const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

export function outdatedFaults(report: OutdatedReport, { outdated }: Answers): string[] {
  return Object.entries(report).flatMap(([name, entry]) => {
    const [first] = [entry].flat() as readonly Outdated[];
    if (first === undefined || !isNewer(first.latest, first.wanted)) return [];
    const { wanted, latest } = first;
    const about = outdated[name]?.about;
    if (about !== undefined && `${latest}.`.startsWith(`${about}.`)) return [];
    return [`${name} ${wanted}: ${latest} is there. Upgrade, or write into docs/upkeep.json why not.`];
  });
}

export function auditFaults({ vulnerabilities = {} }: AuditReport, { audit }: Answers): string[] {
  const advisories = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [{ ...one, name }])),
  );
  return advisories
    .filter(({ url }) => audit[url.split('/').at(-1) ?? ''] === undefined)
    .map(
      ({ name, severity, title, url }) =>
        `${name}: ${title} (${severity}, ${url}). Upgrade, or write into docs/upkeep.json why not.`,
    );
}

const FOLDERS = ['.', 'scripts/node', ...Object.values(EXTRAS)];

/** Asks npm about each folder with a lock file. An answer that is no report (no network, a registry without audits) is undefined. */
async function ask<T>(question: readonly string[], folder: string): Promise<T | undefined> {
  const { output } = await runProgram(
    'npm',
    [...question, '--json', '--loglevel=silent'],
    false,
    join(root, folder),
  );
  try {
    const report = JSON.parse(output || '{}') as T & {
      readonly error?: unknown;
      readonly statusCode?: number;
    };
    return report.error === undefined && report.statusCode === undefined ? report : undefined;
  } catch {
    return undefined;
  }
}

/** Runs one question over all folders; without a report it counts as skipped. */
async function askAll<T>(
  question: readonly string[],
  faultsOf: (report: T, answers: Answers) => string[],
): Promise<Tally> {
  const answers = JSON.parse(readFileSync(join(root, 'docs/upkeep.json'), 'utf8')) as Answers;
  const faults: string[] = [];
  for (const folder of FOLDERS) {
    const report = await ask<T>(question, folder);
    if (report === undefined) {
      const notes = [...faults, `\`npm ${question.join(' ')}\` got no report from the registry`];
      return { passed: 0, failed: faults.length > 0 ? 1 : 0, skipped: 1, notes };
    }
    faults.push(...faultsOf(report, answers).map((fault) => `${folder}: ${fault}`));
  }
  return found(faults);
}

export const outdated: Step = {
  name: 'npm outdated: every newer version is taken or answered',
  when: 'long',
  run: () => askAll<OutdatedReport>(['outdated'], outdatedFaults),
};

export const audit: Step = {
  name: 'npm audit: every advisory is mended or answered',
  when: 'long',
  run: () => askAll<AuditReport>(['audit'], auditFaults),
};

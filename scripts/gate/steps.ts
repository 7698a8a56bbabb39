import type { Extra } from '../setup.mjs';
import { arrows } from './arrows.ts';
import { documentsAreCurrent, documentsCommand, documentsLead } from './documents.ts';
import { installSize } from './install-size.ts';
import { lockFile } from './lock-file.ts';
import { mutation } from './mutation.ts';
import { newGame } from './new-game.ts';
import { node26 } from './node-26.ts';
import { oneLanguageList } from './one-language-list.ts';
import { packages } from './packages.ts';
import { browser, firefox, lighthouse, serverFaults, webBuild } from './programs.ts';
import { pureRules } from './pure-rules.ts';
import { release } from './release.ts';
import { rulesInCode } from './rule-code.ts';
import { rulesNamed, rulesProven } from './rule-coverage.ts';
import { check, type Step } from './step.ts';
import { styles } from './styles.ts';
import { testNames } from './test-names.ts';
import { transcripts } from './transcripts.ts';
import { passedTitles, unitTests } from './unit.ts';
import { audit, outdated } from './upkeep.ts';

const TYPESCRIPT = 'node_modules/typescript7/bin/tsc';

const types = (what: string, project: string, extra?: Extra): Step => ({
  name: `types: ${what}`,
  when: 'quick',
  ...(extra && { extra }),
  run: () => check([TYPESCRIPT, '-p', project]),
});

/** Every check there is, in the order in which a fault is cheapest to find. */
export const STEPS: readonly Step[] = [
  lockFile,
  installSize,
  {
    name: 'format and lint',
    when: 'quick',
    run: () => check(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  },
  types('rules', 'tsconfig.rules.json'),
  types('node', 'tsconfig.node.json'),
  types('web', 'packages/web/tsconfig.json'),
  types('bench', 'bench/tsconfig.json', 'bench'),
  types('Firefox and Lighthouse', 'e2e/long/tsconfig.json', 'browsers'),
  arrows,
  pureRules,
  oneLanguageList,
  styles,
  {
    name: 'dead exports',
    when: 'quick',
    run: () => check(['node_modules/knip/bin/knip.js', '--no-config-hints']),
  },
  documentsAreCurrent,
  documentsLead,
  documentsCommand,
  rulesNamed,
  rulesInCode,
  testNames,
  unitTests,
  rulesProven(() => passedTitles),
  transcripts,
  serverFaults,
  packages,
  webBuild,
  browser,
  newGame,
  firefox,
  lighthouse,
  release,
  mutation,
  node26,
  outdated,
  audit,
];

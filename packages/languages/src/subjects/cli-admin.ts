// Made from languages/en/cli-admin.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type CliAdminWords = {
  readonly acts: {
    readonly token: {
      readonly words: string;
      readonly about: string;
    };
    readonly status: {
      readonly words: string;
      readonly about: string;
    };
    readonly people: {
      readonly words: string;
      readonly about: string;
    };
    readonly tables: {
      readonly words: string;
      readonly about: string;
    };
    readonly table: {
      readonly words: string;
      readonly about: string;
    };
    readonly reports: {
      readonly words: string;
      readonly about: string;
    };
    readonly settle: {
      readonly words: string;
      readonly about: string;
    };
    readonly sanctions: {
      readonly words: string;
      readonly about: string;
    };
    readonly silence: {
      readonly words: string;
      readonly about: string;
    };
    readonly ban: {
      readonly words: string;
      readonly about: string;
    };
    readonly lift: {
      readonly words: string;
      readonly about: string;
    };
    readonly rename: {
      readonly words: string;
      readonly about: string;
    };
    readonly forget: {
      readonly words: string;
      readonly about: string;
    };
    readonly remove: {
      readonly words: string;
      readonly about: string;
    };
    readonly close: {
      readonly words: string;
      readonly about: string;
    };
    readonly announce: {
      readonly words: string;
      readonly about: string;
    };
    readonly retention: {
      readonly words: string;
      readonly about: string;
    };
    readonly words: {
      readonly words: string;
      readonly about: string;
    };
    readonly audit: {
      readonly words: string;
      readonly about: string;
    };
    readonly export: {
      readonly words: string;
      readonly about: string;
    };
  };
  readonly unknownAct: (name: string, names: string) => string;
  readonly missingAs: string;
  readonly missingWhy: string;
  readonly wrongAmount: (flag: string) => string;
  readonly wrongDays: (text: string, kinds: string) => string;
  readonly theKind: string;
  readonly theList: string;
  readonly unreadableList: (file: string) => string;
  readonly wrongServer: (text: string) => string;
  readonly noServerYet: string;
  readonly notMazmorra: (server: string, status: number) => string;
  readonly noAnswer: (server: string) => string;
  readonly tokenUntil: (when: string) => string;
  readonly done: string;
  readonly removedLine: string;
  readonly more: (command: string) => string;
  readonly status: {
    readonly who: string;
    readonly storage: string;
    readonly trouble: string;
    readonly uptime: string;
    readonly memory: string;
    readonly load: string;
    readonly cores: string;
    readonly connections: string;
    readonly present: string;
    readonly playing: string;
    readonly waiting: string;
    readonly tablesInMemory: string;
    readonly openTables: string;
    readonly botsQueue: string;
    readonly commits: string;
    readonly slowestCommit: string;
    readonly errors: string;
    readonly answers: string;
    readonly chatLines: string;
    readonly reports: string;
    readonly sanctions: string;
    readonly announcement: string;
  };
  readonly tableStatus: {
    readonly open: string;
    readonly running: string;
    readonly finished: string;
    readonly ended: string;
  };
  readonly sanctionKind: {
    readonly silence: string;
    readonly ban: string;
  };
  readonly peopleHeading: readonly (string)[];
  readonly nobody: string;
  readonly tablesHeading: readonly (string)[];
  readonly noTables: string;
  readonly noReports: string;
  readonly report: (target: string, reports: number) => string;
  readonly reportAbout: (target: string, name: string, reports: number) => string;
  readonly sanctionsHeading: readonly (string)[];
  readonly noSanctions: string;
  readonly silenced: (id: string, until: string) => string;
  readonly banned: (id: string, until: string) => string;
  readonly renamed: (name: string) => string;
  readonly removed: (lines: number) => string;
  readonly announced: (when: string) => string;
  readonly notAnnounced: string;
  readonly auditHeading: readonly (string)[];
  readonly noEntries: string;
};

export const cliAdmin: Subject<CliAdminWords> = subject('cli-admin', {
  unknownAct: 'name names',
  wrongAmount: 'flag',
  wrongDays: 'text kinds',
  unreadableList: 'file',
  wrongServer: 'text',
  notMazmorra: 'server status',
  noAnswer: 'server',
  tokenUntil: 'when',
  more: 'command',
  report: 'target reports',
  reportAbout: 'target name reports',
  silenced: 'id until',
  banned: 'id until',
  renamed: 'name',
  removed: 'lines',
  announced: 'when',
});

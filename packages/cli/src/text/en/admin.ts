import { allowed } from '@mazmorra/kernel';
import type { OperatorAct, OperatorSanction, OperatorStatus, TableStatus } from '@mazmorra/protocol';
import { counter } from '../numbers.ts';

const n = counter('en');
const typed = (text: string): string => JSON.stringify(text);

/** The words that follow an act, and what it does. */
export interface ActText {
  readonly words: string;
  readonly about: string;
}

/** What `mazmorra admin` may be asked for. */
export type AdminAct = Exclude<OperatorAct, 'sign-out'> | 'token';

const acts: Readonly<Record<AdminAct, ActText>> = {
  token: { words: '', about: 'prints a token, and the address of the operator’s page' },
  status: { words: '', about: 'what runs and how it is' },
  people: { words: '[TEXT]', about: 'people by a part of their name' },
  tables: { words: '[AFTER]', about: 'tables, last used first' },
  table: { words: 'TABLE', about: 'one table with its chat' },
  reports: { words: '', about: 'what people reported, with the lines of chat' },
  settle: { words: 'REPORT', about: 'marks a report as dealt with' },
  sanctions: { words: '', about: 'who is silenced or banned' },
  silence: { words: 'PERSON|ADDRESS', about: 'keeps somebody from writing for a time' },
  ban: { words: 'PERSON|ADDRESS', about: 'keeps somebody from playing for a time' },
  lift: { words: 'SANCTION', about: 'ends a sanction' },
  rename: { words: 'PERSON NAME', about: 'gives somebody another name' },
  forget: { words: 'PERSON', about: 'removes a person from everything' },
  remove: { words: 'TABLE LINE…', about: 'removes the words of lines of chat' },
  close: { words: 'TABLE', about: 'ends a table; its record stays' },
  announce: { words: '[off]', about: 'tells everybody when the server stops' },
  retention: { words: '[KIND=DAYS]…', about: 'how long things are kept' },
  words: {
    words: 'LIST [FILE|default]',
    about: 'a list of words (en, es or names), or a new one from a file',
  },
  audit: { words: '[BEFORE]', about: 'who did what, when and why' },
  export: { words: 'WHAT [PERSON]', about: 'person, audit, reports or games, as JSON' },
};

const status: Readonly<Record<keyof OperatorStatus, string>> = {
  who: 'who',
  storage: 'storage',
  trouble: 'trouble',
  uptime: 'uptime',
  memory: 'memory',
  load: 'load',
  cores: 'cores',
  connections: 'connections',
  present: 'present',
  playing: 'playing',
  waiting: 'waiting',
  tablesInMemory: 'tables in memory',
  openTables: 'open tables',
  botsQueue: 'bots queue',
  commits: 'commits',
  slowestCommit: 'slowest commit',
  errors: 'errors',
  answers: 'answers',
  chatLines: 'chat lines',
  reports: 'reports',
  sanctions: 'sanctions',
  announcement: 'announcement',
};

const tableStatus: Readonly<Record<TableStatus, string>> = {
  open: 'open',
  running: 'running',
  finished: 'finished',
  ended: 'ended',
};

const sanctionKind: Readonly<Record<OperatorSanction['kind'], string>> = { silence: 'silence', ban: 'ban' };

/** What `mazmorra admin` says. */
export const admin = {
  help: (
    acts: string,
  ) => `mazmorra admin ACT [WORDS]… [--data DIR | --database postgres://…] [--server URL] [--as NAME] [--why TEXT] [--json]

What the operator of a running server may do: the command writes a short-lived token into the server's database and then asks the
server. Everything but looking is kept in the audit log with --as and --why.
${acts}
  --data DIR        the folder of the server (./data)
  --database URL    its PostgreSQL database instead
  --database-password-file FILE
                    a file whose first line is the database's password
  --server URL      the address of the server (the one it left in its data)
  --as NAME         who you are, for the audit log (your name on this machine)
  --why TEXT        why you do it; needed for everything that changes something
  --hours N         for token, silence and ban: how long it lasts (token 12, silence and ban 24)
  --minutes N       for announce: when the server stops
  --en TEXT, --es TEXT
                    for announce: your own words in a language
  --settled         for reports: those already settled
  --lang es|en      the language of what is printed (the machine's)
  --json            the answer as one JSON object`,
  acts,
  unknownAct: (name: string, names: readonly string[]) => `unknown act ${typed(name)}: ${allowed(names)}`,
  missingAs: '--as is missing: say who you are, in at most 60 letters',
  missingWhy: '--why is missing: the audit log says why',
  wrongAmount: (flag: string) => `${flag} is missing or not a number above 0`,
  wrongDays: (text: string, kinds: readonly string[]) =>
    `${typed(text)}: ${allowed(kinds)}, with =DAYS or =forever`,
  theKind: 'the kind',
  theList: 'the list',
  unreadableList: (file: string) => `${file} cannot be read: name a file with one word on a line, or default`,
  wrongServer: (text: string) =>
    `--server ${typed(text)}: allowed is an address such as http://localhost:8080`,
  noServerYet: 'no server has used these data yet: start it, or name it with --server',
  notMazmorra: (server: string, status: number) =>
    `${server} answers with ${status}: is it a Mazmorra server?`,
  noAnswer: (server: string) => `no server answers at ${server}: start it, or name it with --server`,
  tokenUntil: (when: string) => `good until ${when}, and whoever has it is the operator. The page:`,
  done: 'done',
  removedLine: '(removed)',
  more: (command: string) => `more: ${command}`,
  status,
  tableStatus,
  sanctionKind,
  peopleHeading: ['person', 'name', 'since', 'last seen', 'connected from'],
  nobody: 'nobody has such a name',
  tablesHeading: ['table', 'game', 'status', 'connected', 'last used', 'people'],
  noTables: 'there are no tables',
  noReports: 'nothing is reported',
  report: (target: string, reports: number) => `${target}: ${n(reports, 'report', 'reports')}`,
  reportAbout: (target: string, name: string, reports: number) =>
    `${target}, about ${name}: ${n(reports, 'report', 'reports')}`,
  sanctionsHeading: ['sanction', 'kind', 'who', 'until', 'by', 'why'],
  noSanctions: 'nobody is silenced or banned',
  silenced: (id: string, until: string) => `${id}: silenced until ${until}`,
  banned: (id: string, until: string) => `${id}: banned until ${until}`,
  renamed: (name: string) => `the name is now ${name}`,
  removed: (lines: number) => `${n(lines, 'line', 'lines')} removed`,
  announced: (when: string) => `announced: the server stops at ${when}`,
  notAnnounced: 'no stop is announced',
  auditHeading: ['when', 'who', 'what', 'about', 'why'],
  noEntries: 'nothing was done yet',
};

export type AdminText = typeof admin;

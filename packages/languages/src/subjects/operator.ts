// Made from languages/en/operator.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OperatorWords = {
  readonly title: string;
  readonly signInHelp: string;
  readonly token: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly tokenRefused: string;
  readonly notDone: (message: string) => string;
  readonly noServer: string;
  readonly parts: string;
  readonly tabs: {
    readonly overview: string;
    readonly reports: string;
    readonly people: string;
    readonly tables: string;
    readonly sanctions: string;
    readonly words: string;
    readonly upkeep: string;
    readonly audit: string;
  };
  readonly refresh: string;
  readonly well: string;
  readonly figures: {
    readonly storage: string;
    readonly uptime: string;
    readonly load: string;
    readonly memory: string;
    readonly people: string;
    readonly connections: string;
    readonly tables: string;
    readonly bots: string;
    readonly commits: string;
    readonly answers: string;
    readonly lines: string;
    readonly errors: string;
    readonly reports: string;
    readonly sanctions: string;
  };
  readonly lastsMinutes: (count: number) => string;
  readonly lastsHours: (count: number) => string;
  readonly lastsDays: (count: number) => string;
  readonly loadOf: (load: string, cores: number) => string;
  readonly peopleNow: (present: number, playing: number, waiting: number) => string;
  readonly tablesNow: (memory: number, open: number) => string;
  readonly queue: (waiting: number) => string;
  readonly commitsOf: (count: string, slowest: string) => string;
  readonly settledToo: string;
  readonly noReports: string;
  readonly about: (name: string) => string;
  readonly aboutTable: string;
  readonly times: (count: number) => string;
  readonly removed: string;
  readonly removeLine: string;
  readonly closeTable: string;
  readonly settle: string;
  readonly silence: (name: string) => string;
  readonly silenceShort: string;
  readonly ban: (name: string) => string;
  readonly banShort: string;
  readonly banAddress: (address: string) => string;
  readonly rename: (name: string) => string;
  readonly renameShort: string;
  readonly forget: (name: string) => string;
  readonly forgetShort: string;
  readonly exportPerson: string;
  readonly howLong: string;
  readonly hours: {
    readonly 1: string;
    readonly 24: string;
    readonly 168: string;
    readonly 720: string;
    readonly 8760: string;
  };
  readonly newName: string;
  readonly why: string;
  readonly whyHelp: string;
  readonly findPerson: string;
  readonly find: string;
  readonly nobody: string;
  readonly since: (when: string) => string;
  readonly lastSeen: (when: string) => string;
  readonly hereNow: string;
  readonly noTables: string;
  readonly connected: (count: number) => string;
  readonly readChat: string;
  readonly noLines: string;
  readonly newest: string;
  readonly older: string;
  readonly noSanctions: string;
  readonly banned: string;
  readonly silenced: string;
  readonly until: (when: string) => string;
  readonly byWhom: (who: string) => string;
  readonly lift: string;
  readonly wordsHelp: string;
  readonly list: string;
  readonly namesOnly: string;
  readonly wordsOf: (count: number) => string;
  readonly saveList: string;
  readonly defaultList: string;
  readonly announce: string;
  readonly announceOff: string;
  readonly announced: (when: string) => string;
  readonly minutes: string;
  readonly ownWords: (language: string) => string;
  readonly retention: string;
  readonly retentionHelp: string;
  readonly saveRetention: string;
  readonly kept: {
    readonly finished: string;
    readonly neverStarted: string;
    readonly abandoned: string;
    readonly chat: string;
    readonly people: string;
  };
  readonly exports: string;
  readonly exportHelp: string;
  readonly exportOf: {
    readonly games: string;
    readonly reports: string;
    readonly audit: string;
  };
  readonly quoted: (text: string) => string;
  readonly noEntries: string;
  readonly did: {
    readonly table: (who: string) => string;
    readonly settle: (who: string) => string;
    readonly silence: (who: string) => string;
    readonly ban: (who: string) => string;
    readonly lift: (who: string) => string;
    readonly rename: (who: string) => string;
    readonly forget: (who: string) => string;
    readonly remove: (who: string) => string;
    readonly close: (who: string) => string;
    readonly announce: (who: string) => string;
    readonly retention: (who: string) => string;
    readonly words: (who: string) => string;
    readonly export: (who: string) => string;
  };
};

export const operator: Subject<OperatorWords> = subject('operator', {
  notDone: 'message',
  lastsMinutes: 'count',
  lastsHours: 'count',
  lastsDays: 'count',
  loadOf: 'load cores',
  peopleNow: 'present playing waiting',
  tablesNow: 'memory open',
  queue: 'waiting',
  commitsOf: 'count slowest',
  about: 'name',
  times: 'count',
  silence: 'name',
  ban: 'name',
  banAddress: 'address',
  rename: 'name',
  forget: 'name',
  since: 'when',
  lastSeen: 'when',
  connected: 'count',
  until: 'when',
  byWhom: 'who',
  wordsOf: 'count',
  announced: 'when',
  ownWords: 'language',
  quoted: 'text',
  did_table: 'who',
  did_settle: 'who',
  did_silence: 'who',
  did_ban: 'who',
  did_lift: 'who',
  did_rename: 'who',
  did_forget: 'who',
  did_remove: 'who',
  did_close: 'who',
  did_announce: 'who',
  did_retention: 'who',
  did_words: 'who',
  did_export: 'who',
});

// Made from languages/en/cli.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type CliWords = {
  readonly allowed: (words: readonly string[], count: number) => string;
  readonly placeholders: {
    readonly GAME: string;
    readonly FILE: string;
    readonly FOLDER: string;
    readonly LINK: string;
    readonly ID: string;
    readonly PERSON: string;
    readonly 'PERSON-OR-ADDRESS': string;
    readonly TABLE: string;
    readonly LINE: string;
    readonly REPORT: string;
    readonly SANCTION: string;
    readonly NAME: string;
    readonly LIST: string;
    readonly WHAT: string;
    readonly LANGUAGE: string;
  };
  readonly overview: (lines: string, games: string, languages: string) => string;
  readonly progress: (done: number, of: number) => string;
  readonly secondsLeft: (seconds: number) => string;
  readonly refusals: {
    readonly unknownCommand: (name: string, names: string) => string;
    readonly needsSources: (name: string) => string;
    readonly unexpected: (word: string) => string;
    readonly missing: (placeholder: string) => string;
    readonly unknownFlag: (flag: string, flags: string) => string;
    readonly takesNoValue: (flag: string, flags: string) => string;
    readonly needsValue: (flag: string, flags: string) => string;
    readonly wrongFlags: (flags: string) => string;
    readonly wrongNumber: (flag: string, text: string, min: number, max: number) => string;
    readonly onlyNumber: (flag: string, text: string, only: number) => string;
    readonly wrongWord: (flag: string, text: string, words: string) => string;
    readonly exclusive: (one: string, other: string) => string;
    readonly needs: (flag: string, other: string) => string;
    readonly about: (what: string, wrong: string) => string;
    readonly out: (wrong: string) => string;
    readonly noFile: (file: string) => string;
    readonly unreadable: (file: string, why: string) => string;
    readonly unknownGame: (id: string, ids: string) => string;
    readonly unknownOption: (key: string, game: string, options: readonly string[], count: number) => string;
    readonly optionValue: (option: string, text: string, values: string) => string;
    readonly unknownBot: (name: string, levels: string) => string;
    readonly unknownRule: (name: string, game: string, rules: readonly string[], settings: readonly string[]) => string;
    readonly unknownStyle: (name: string, game: string, styles: readonly string[]) => string;
    readonly tooManyBots: (bots: number, seats: number) => string;
    readonly wrongDatabase: (text: string) => string;
    readonly noFolder: (folder: string) => string;
  };
  readonly replay: {
    readonly oneTelling: string;
    readonly oldVersion: (file: string, version: number) => string;
    readonly noRecord: (pattern: string, folder: string) => string;
    readonly damaged: (file: string, damage: string) => string;
    readonly unknownGame: (file: string, game: string) => string;
    readonly seats: (last: number) => string;
    readonly unplayable: (why: string) => string;
    readonly illegal: (answer: number, why: string) => string;
  };
  readonly story: {
    readonly start: string;
    readonly told: (what: string, told: string) => string;
    readonly over: string;
    readonly unplayed: (version: number) => string;
    readonly toDecide: (names: string) => string;
    readonly youChoose: (what: string) => string;
    readonly chooses: (name: string, what: string) => string;
    readonly seat: (number: number) => string;
    readonly own: (name: string) => string;
  };
  readonly verify: {
    readonly broken: (why: string) => string;
    readonly differences: {
      readonly 'unknown-game': (game: string) => string;
      readonly version: (recorded: number, known: number) => string;
      readonly start: (why: string) => string;
      readonly 'seed-withheld': string;
      readonly commitment: (recorded: string, computed: string) => string;
      readonly refused: (answer: number, why: string) => string;
      readonly check: (answer: number, recorded: string, computed: string) => string;
      readonly outcome: (recorded: string, computed: string) => string;
      readonly seal: string;
    };
    readonly notOver: string;
    readonly isOver: (outcome: string) => string;
    readonly holds: (game: string, answers: number, over: boolean) => string;
    readonly committed: string;
    readonly uncommitted: string;
  };
  readonly serve: {
    readonly open: (address: string) => string;
    readonly qr: string;
    readonly also: (address: string) => string;
    readonly notBuilt: string;
    readonly howToStop: string;
    readonly busAlone: string;
    readonly wrongDays: (flag: string, text: string) => string;
    readonly wrongOrigin: (text: string) => string;
    readonly wrongMetrics: (text: string) => string;
    readonly wrongHostName: (text: string) => string;
    readonly wrongProxy: (text: string, why: string) => string;
    readonly wrongNetwork: (text: string, why: string) => string;
    readonly noLanguageFolder: (folder: string) => string;
    readonly metricsInUse: (port: number) => string;
    readonly portInUse: (port: number) => string;
    readonly cannotListen: (host: string, port: number, code: string) => string;
    readonly noBus: (why: string) => string;
    readonly noData: (why: string) => string;
  };
  readonly think: {
    readonly missingBus: string;
    readonly open: (threads: number) => string;
  };
  readonly backup: {
    readonly postgres: (command: string) => string;
    readonly done: (tables: number, file: string) => string;
  };
  readonly restore: {
    readonly postgres: (command: string) => string;
    readonly done: (tables: number, file: string, folder: string) => string;
  };
  readonly move: {
    readonly missingDatabase: string;
    readonly title: (folder: string, database: string) => string;
    readonly next: (folder: string, database: string) => string;
    readonly pages: (folder: string) => string;
  };
  readonly export: {
    readonly done: (games: number, folder: string) => string;
  };
  readonly ratings: {
    readonly counts: (games: number, people: number, different: number) => string;
    readonly written: string;
    readonly wrong: (table: string) => string;
  };
  readonly simulate: {
    readonly title: (game: string, seats: number, games: number, seed: string) => string;
    readonly options: (chosen: string) => string;
    readonly heading: readonly (string)[];
    readonly shared: string;
    readonly unwon: string;
    readonly answersPerGame: string;
    readonly answersPerSecond: string;
    readonly range: (mean: string, least: string, most: string) => string;
  };
  readonly arena: {
    readonly missingBots: (levels: string) => string;
    readonly wrongBots: (text: string, levels: string) => string;
    readonly wrongUntil: (text: string) => string;
    readonly title: (game: string, seats: number, games: number, seed: string, seconds: string) => string;
    readonly sides: (one: string, others: string) => string;
    readonly heading: readonly (string)[];
    readonly survival: readonly (string)[];
    readonly roles: readonly (string)[];
    readonly interval: (low: string, high: string) => string;
    readonly faults: string;
  };
  readonly balance: {
    readonly title: (game: string, seats: number, games: number, bots: string, seed: string) => string;
    readonly variant: (variant: string, games: number) => string;
    readonly heading: readonly (string)[];
    readonly anySeat: string;
  };
  readonly dilemmas: {
    readonly found: (dilemmas: number, games: number, file: string) => string;
    readonly held: (held: number, of: number) => string;
    readonly faults: {
      readonly position: string;
      readonly seen: string;
      readonly unclear: string;
    };
    readonly notAList: (file: string) => string;
  };
  readonly exploit: {
    readonly best: (game: string, seats: number, tried: number, against: string) => string;
    readonly learned: (tried: number) => string;
    readonly taken: (games: number, share: string, low: string, high: string) => string;
    readonly fair: (times: string, fair: string, low: string, high: string) => string;
  };
  readonly dataset: {
    readonly missingOut: string;
    readonly written: (positions: number, games: number, file: string) => string;
  };
  readonly join: {
    readonly missingBot: (example: string) => string;
    readonly wrongLink: (text: string) => string;
    readonly seated: (seat: number) => string;
    readonly place: (seat: number, place: number, of: number) => string;
    readonly failed: (bot: string, why: string) => string;
    readonly notOpen: (why: string) => string;
    readonly closed: string;
    readonly noSeat: string;
  };
  readonly bench: {
    readonly heading: readonly (string)[];
    readonly shared: (times: string, threads: number) => string;
    readonly peerTitle: (game: string, seats: number) => string;
    readonly peerHeading: readonly (string)[];
    readonly answers: string;
    readonly iterations: string;
    readonly times: (ratio: string) => string;
    readonly notInstalled: string;
  };
  readonly newGame: {
    readonly registered: string;
    readonly wrongId: (id: string, example: string) => string;
    readonly taken: (id: string) => string;
    readonly wrongPrefix: (prefix: string) => string;
    readonly prefixTaken: (game: string, prefix: string) => string;
    readonly fileTaken: (path: string) => string;
  };
};

export const cli: Subject<CliWords> = subject('cli', {
  allowed: 'words count',
  overview: 'lines games languages',
  progress: 'done of',
  secondsLeft: 'seconds',
  refusals_unknownCommand: 'name names',
  refusals_needsSources: 'name',
  refusals_unexpected: 'word',
  refusals_missing: 'placeholder',
  refusals_unknownFlag: 'flag flags',
  refusals_takesNoValue: 'flag flags',
  refusals_needsValue: 'flag flags',
  refusals_wrongFlags: 'flags',
  refusals_wrongNumber: 'flag text min max',
  refusals_onlyNumber: 'flag text only',
  refusals_wrongWord: 'flag text words',
  refusals_exclusive: 'one other',
  refusals_needs: 'flag other',
  refusals_about: 'what wrong',
  refusals_out: 'wrong',
  refusals_noFile: 'file',
  refusals_unreadable: 'file why',
  refusals_unknownGame: 'id ids',
  refusals_unknownOption: 'key game options count',
  refusals_optionValue: 'option text values',
  refusals_unknownBot: 'name levels',
  refusals_unknownRule: 'name game rules settings',
  refusals_unknownStyle: 'name game styles',
  refusals_tooManyBots: 'bots seats',
  refusals_wrongDatabase: 'text',
  refusals_noFolder: 'folder',
  replay_oldVersion: 'file version',
  replay_noRecord: 'pattern folder',
  replay_damaged: 'file damage',
  replay_unknownGame: 'file game',
  replay_seats: 'last',
  replay_unplayable: 'why',
  replay_illegal: 'answer why',
  story_told: 'what told',
  story_unplayed: 'version',
  story_toDecide: 'names',
  story_youChoose: 'what',
  story_chooses: 'name what',
  story_seat: 'number',
  story_own: 'name',
  verify_broken: 'why',
  'verify_differences_unknown-game': 'game',
  verify_differences_version: 'recorded known',
  verify_differences_start: 'why',
  verify_differences_commitment: 'recorded computed',
  verify_differences_refused: 'answer why',
  verify_differences_check: 'answer recorded computed',
  verify_differences_outcome: 'recorded computed',
  verify_isOver: 'outcome',
  verify_holds: 'game answers over',
  serve_open: 'address',
  serve_also: 'address',
  serve_wrongDays: 'flag text',
  serve_wrongOrigin: 'text',
  serve_wrongMetrics: 'text',
  serve_wrongHostName: 'text',
  serve_wrongProxy: 'text why',
  serve_wrongNetwork: 'text why',
  serve_noLanguageFolder: 'folder',
  serve_metricsInUse: 'port',
  serve_portInUse: 'port',
  serve_cannotListen: 'host port code',
  serve_noBus: 'why',
  serve_noData: 'why',
  think_open: 'threads',
  backup_postgres: 'command',
  backup_done: 'tables file',
  restore_postgres: 'command',
  restore_done: 'tables file folder',
  move_title: 'folder database',
  move_next: 'folder database',
  move_pages: 'folder',
  export_done: 'games folder',
  ratings_counts: 'games people different',
  ratings_wrong: 'table',
  simulate_title: 'game seats games seed',
  simulate_options: 'chosen',
  simulate_range: 'mean least most',
  arena_missingBots: 'levels',
  arena_wrongBots: 'text levels',
  arena_wrongUntil: 'text',
  arena_title: 'game seats games seed seconds',
  arena_sides: 'one others',
  arena_interval: 'low high',
  balance_title: 'game seats games bots seed',
  balance_variant: 'variant games',
  dilemmas_found: 'dilemmas games file',
  dilemmas_held: 'held of',
  dilemmas_notAList: 'file',
  exploit_best: 'game seats tried against',
  exploit_learned: 'tried',
  exploit_taken: 'games share low high',
  exploit_fair: 'times fair low high',
  dataset_written: 'positions games file',
  join_missingBot: 'example',
  join_wrongLink: 'text',
  join_seated: 'seat',
  join_place: 'seat place of',
  join_failed: 'bot why',
  join_notOpen: 'why',
  bench_shared: 'times threads',
  bench_peerTitle: 'game seats',
  bench_times: 'ratio',
  newGame_wrongId: 'id example',
  newGame_taken: 'id',
  newGame_wrongPrefix: 'prefix',
  newGame_prefixTaken: 'game prefix',
  newGame_fileTaken: 'path',
});

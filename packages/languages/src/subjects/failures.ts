// Made from languages/en/failures.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type FailuresWords = {
  readonly said: {
    readonly 'no-record': string;
    readonly 'record-format': (format: number) => string;
    readonly 'unreadable-record': (why: string) => string;
    readonly 'the-record': string;
    readonly 'a-contribution': string;
    readonly 'log-step': (step: number) => string;
    readonly 'log-step-number': (step: number) => string;
    readonly 'not-object': (what: string) => string;
    readonly 'not-string': (what: string) => string;
    readonly 'not-whole': (what: string) => string;
    readonly 'not-texts': (what: string) => string;
    readonly 'not-seats': (what: string) => string;
    readonly 'not-list': (what: string) => string;
    readonly 'not-hexadecimal': (what: string) => string;
    readonly 'no-plain-value': (option: string) => string;
    readonly 'unknown-algorithm': string;
    readonly 'no-answer': (number: number) => string;
    readonly over: string;
    readonly 'not-asked': (seat: number) => string;
    readonly stale: (given: number, current: number) => string;
    readonly 'unknown-option': (option: string) => string;
    readonly 'not-allowed': (option: string, rule: string) => string;
    readonly 'no-take-back': string;
    readonly 'wrong-seats': (given: number, min: number, max: number) => string;
    readonly 'unknown-variant': (given: string, known: string) => string;
    readonly 'variant-value': (variant: string, given: string, values: string) => string;
    readonly 'variant-seats': (variant: string, min: number, max: number, seats: number) => string;
    readonly 'variant-only': (variant: string, only: number, seats: number) => string;
    readonly 'not-started': (why: string) => string;
    readonly 'ended-with': (code: number) => string;
    readonly 'ended-by': (signal: string) => string;
    readonly 'last-words': (how: string, words: string) => string;
    readonly ended: string;
    readonly 'no-answer-text': string;
    readonly 'no-option': (answer: string) => string;
    readonly 'no-object': (line: string) => string;
    readonly 'line-too-long': string;
    readonly 'other-protocol': (theirs: string, ours: number) => string;
    readonly late: (milliseconds: number) => string;
    readonly unasked: string;
    readonly 'no-data': (folder: string) => string;
    readonly 'newer-schema': (found: number, known: number) => string;
    readonly 'no-data-named': (folder: string) => string;
    readonly 'earlier-data': (folder: string) => string;
    readonly 'no-backup': (why: string) => string;
    readonly 'no-such-file': string;
    readonly 'damaged-file': string;
    readonly 'folder-in-use': (folder: string) => string;
    readonly 'disk-full': (folder: string) => string;
    readonly 'file-in-place': (folder: string) => string;
    readonly 'not-writable': (folder: string, why: string) => string;
    readonly 'not-usable': (folder: string, why: string) => string;
    readonly 'not-empty': (table: string) => string;
    readonly 'no-password-file': (file: string) => string;
    readonly 'database-late': string;
    readonly 'storage-closed': string;
    readonly 'clock-ahead': (minutes: number) => string;
    readonly 'clock-behind': (minutes: number) => string;
    readonly 'wrong-bus': (given: string) => string;
    readonly 'no-listening': (why: string) => string;
    readonly 'wrong-bus-user': (host: string) => string;
    readonly 'no-bus': (host: string, why: string) => string;
    readonly 'too-many-hops': (most: number) => string;
    readonly 'wrong-proxy': string;
    readonly 'wrong-network': string;
  };
  readonly system: {
    readonly ENOENT: (path: string) => string;
    readonly ENOTDIR: (path: string) => string;
    readonly EISDIR: (path: string) => string;
    readonly EEXIST: (path: string) => string;
    readonly EACCES: (path: string) => string;
    readonly EPERM: (path: string) => string;
    readonly EROFS: (path: string) => string;
  };
  readonly heard: {
    readonly 'a-folder': string;
    readonly 'no-room': string;
    readonly 'not-json-from': (position: string) => string;
    readonly 'json-ends': string;
    readonly 'not-json': string;
    readonly 'no-program': (program: string) => string;
    readonly 'may-not-run': (program: string) => string;
    readonly 'no-database': string;
    readonly 'nobody-listens': (address: string) => string;
    readonly 'not-found': (host: string) => string;
    readonly 'no-person': string;
    readonly 'most-sanctions': (most: string) => string;
    readonly 'no-sanction': string;
    readonly 'no-lines': string;
    readonly 'no-table': string;
    readonly field: (field: string) => string;
    readonly 'lacks-field': string;
    readonly rate: string;
    readonly token: string;
    readonly 'not-saved': string;
    readonly broke: string;
    readonly 'not-for-you': string;
    readonly gone: string;
    readonly 'no-spectators': string;
    readonly 'no-game': string;
    readonly 'no-seat': string;
    readonly started: string;
    readonly rated: string;
    readonly 'host-decides': string;
    readonly 'seat-taken': string;
    readonly 'not-here': string;
    readonly name: string;
    readonly 'connect-again': string;
  };
};

export const failures: Subject<FailuresWords> = subject('failures', {
  'said_record-format': 'format',
  'said_unreadable-record': 'why',
  'said_log-step': 'step',
  'said_log-step-number': 'step',
  'said_not-object': 'what',
  'said_not-string': 'what',
  'said_not-whole': 'what',
  'said_not-texts': 'what',
  'said_not-seats': 'what',
  'said_not-list': 'what',
  'said_not-hexadecimal': 'what',
  'said_no-plain-value': 'option',
  'said_no-answer': 'number',
  'said_not-asked': 'seat',
  said_stale: 'given current',
  'said_unknown-option': 'option',
  'said_not-allowed': 'option rule',
  'said_wrong-seats': 'given min max',
  'said_unknown-variant': 'given known',
  'said_variant-value': 'variant given values',
  'said_variant-seats': 'variant min max seats',
  'said_variant-only': 'variant only seats',
  'said_not-started': 'why',
  'said_ended-with': 'code',
  'said_ended-by': 'signal',
  'said_last-words': 'how words',
  'said_no-option': 'answer',
  'said_no-object': 'line',
  'said_other-protocol': 'theirs ours',
  said_late: 'milliseconds',
  'said_no-data': 'folder',
  'said_newer-schema': 'found known',
  'said_no-data-named': 'folder',
  'said_earlier-data': 'folder',
  'said_no-backup': 'why',
  'said_folder-in-use': 'folder',
  'said_disk-full': 'folder',
  'said_file-in-place': 'folder',
  'said_not-writable': 'folder why',
  'said_not-usable': 'folder why',
  'said_not-empty': 'table',
  'said_no-password-file': 'file',
  'said_clock-ahead': 'minutes',
  'said_clock-behind': 'minutes',
  'said_wrong-bus': 'given',
  'said_no-listening': 'why',
  'said_wrong-bus-user': 'host',
  'said_no-bus': 'host why',
  'said_too-many-hops': 'most',
  system_ENOENT: 'path',
  system_ENOTDIR: 'path',
  system_EISDIR: 'path',
  system_EEXIST: 'path',
  system_EACCES: 'path',
  system_EPERM: 'path',
  system_EROFS: 'path',
  'heard_not-json-from': 'position',
  'heard_no-program': 'program',
  'heard_may-not-run': 'program',
  'heard_nobody-listens': 'address',
  'heard_not-found': 'host',
  'heard_most-sanctions': 'most',
  heard_field: 'field',
});

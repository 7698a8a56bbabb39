// Made from languages/en/tournaments.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type TournamentsWords = {
  readonly title: string;
  readonly intro: string;
  readonly cup: (game: string) => string;
  readonly by: (name: string) => string;
  readonly byNobody: string;
  readonly open: string;
  readonly openNow: string;
  readonly game: string;
  readonly seats: string;
  readonly seatsHelp: string;
  readonly rounds: string;
  readonly clock: string;
  readonly clocks: {
    readonly quick: string;
    readonly usual: string;
    readonly calm: string;
  };
  readonly clockHelp: (minutes: number) => string;
  readonly start: string;
  readonly starts: {
    readonly hand: string;
    readonly time: string;
  };
  readonly startTime: string;
  readonly whoSees: string;
  readonly byLink: string;
  readonly listed: string;
  readonly play: string;
  readonly mine: string;
  readonly mineEmpty: string;
  readonly others: string;
  readonly othersEmpty: string;
  readonly go: string;
  readonly people: (count: number) => string;
  readonly status: {
    readonly open: string;
    readonly running: string;
    readonly over: string;
    readonly cancelled: string;
  };
  readonly roundOf: (round: number, rounds: number) => string;
  readonly joined: (count: number) => string;
  readonly joinedNone: string;
  readonly startsAt: (time: string, left: string) => string;
  readonly startsByHand: (name: string) => string;
  readonly startsByYou: string;
  readonly needs: (count: number) => string;
  readonly join: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly leaveHelp: string;
  readonly yes: string;
  readonly no: string;
  readonly youIn: string;
  readonly youOut: string;
  readonly youRemoved: string;
  readonly back: string;
  readonly startNow: string;
  readonly drawNow: string;
  readonly stop: string;
  readonly stopAfter: string;
  readonly stopSure: string;
  readonly stopYes: string;
  readonly stopNo: string;
  readonly lastNow: string;
  readonly remove: (name: string) => string;
  readonly nextIn: (round: number, left: string) => string;
  readonly drawing: (round: number) => string;
  readonly toTable: string;
  readonly tableWaits: string;
  readonly bye: string;
  readonly waiting: (count: number) => string;
  readonly won: (name: string) => string;
  readonly overByOpener: string;
  readonly overByFew: string;
  readonly cancelled: {
    readonly opener: string;
    readonly few: string;
    readonly unstarted: string;
  };
  readonly started: string;
  readonly standings: string;
  readonly place: string;
  readonly name: string;
  readonly points: string;
  readonly opponents: string;
  readonly opponentsHelp: string;
  readonly you: string;
  readonly guest: string;
  readonly anonymous: string;
  readonly out: string;
  readonly entrants: string;
  readonly round: (round: number) => string;
  readonly table: (table: number) => string;
  readonly playing: string;
  readonly watch: string;
  readonly watchOf: (table: number) => string;
  readonly replayOf: (table: number) => string;
  readonly replay: string;
  readonly stopped: string;
  readonly closed: string;
  readonly gone: string;
  readonly byes: string;
  readonly invite: string;
  readonly inviteWatch: string;
  readonly inviteHelp: string;
  readonly link: string;
  readonly qr: string;
  readonly screen: string;
  readonly leaveScreen: string;
  readonly scan: string;
  readonly scanLate: string;
  readonly rules: string;
  readonly rulesLines: readonly (string)[];
  readonly check: string;
  readonly checkHelp: string;
  readonly fingerprint: string;
  readonly seed: string;
  readonly salt: string;
  readonly download: string;
  readonly missing: string;
  readonly all: string;
  readonly toTournament: string;
  readonly refused: {
    readonly 'not-now': string;
    readonly 'not-allowed': string;
    readonly start: string;
    readonly 'too-many': string;
    readonly over: string;
    readonly 'no-table': string;
  };
  readonly pastStart: string;
  readonly tooManyOpen: string;
};

export const tournaments: Subject<TournamentsWords> = subject('tournaments', {
  cup: 'game',
  by: 'name',
  clockHelp: 'minutes',
  people: 'count',
  roundOf: 'round rounds',
  joined: 'count',
  startsAt: 'time left',
  startsByHand: 'name',
  needs: 'count',
  remove: 'name',
  nextIn: 'round left',
  drawing: 'round',
  waiting: 'count',
  won: 'name',
  round: 'round',
  table: 'table',
  watchOf: 'table',
  replayOf: 'table',
});

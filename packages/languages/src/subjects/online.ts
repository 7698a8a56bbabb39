// Made from languages/en/online.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OnlineWords = {
  readonly title: string;
  readonly tableTitle: (game: string) => string;
  readonly name: string;
  readonly nameHelp: string;
  readonly nameKept: string;
  readonly nameMore: string;
  readonly open: string;
  readonly game: string;
  readonly seats: string;
  readonly whoSees: string;
  readonly byLink: string;
  readonly listed: string;
  readonly entry: string;
  readonly entryOpen: string;
  readonly entryAsk: string;
  readonly spectators: string;
  readonly rated: string;
  readonly ratedHelp: string;
  readonly ratedTable: string;
  readonly invitedBy: (name: string) => string;
  readonly seeInvitation: string;
  readonly clock: string;
  readonly clocks: {
    readonly none: string;
    readonly quick: string;
    readonly slow: string;
  };
  readonly openNow: string;
  readonly lobby: string;
  readonly lobbyMore: string;
  readonly lobbyEmpty: string;
  readonly beCalled: string;
  readonly practise: string;
  readonly filters: {
    readonly title: string;
    readonly all: string;
    readonly live: string;
    readonly slow: string;
    readonly free: string;
    readonly none: string;
  };
  readonly language: string;
  readonly clockNone: string;
  readonly clockDays: (count: number) => string;
  readonly clockHours: (count: number) => string;
  readonly clockMinutes: (count: number) => string;
  readonly clockSeconds: (count: number) => string;
  readonly justNow: string;
  readonly here: (count: number) => string;
  readonly bots: (count: number) => string;
  readonly noVariants: string;
  readonly mine: string;
  readonly mineEmpty: string;
  readonly yourTurn: string;
  readonly onHoliday: (day: string) => string;
  readonly elsewhere: (game: string) => string;
  readonly elsewhereMany: (count: number, game: string) => string;
  readonly status: {
    readonly open: string;
    readonly running: string;
    readonly finished: string;
    readonly ended: string;
  };
  readonly missing: (count: number) => string;
  readonly full: string;
  readonly join: string;
  readonly watch: string;
  readonly ask: string;
  readonly asked: string;
  readonly asks: (name: string) => string;
  readonly letIn: string;
  readonly turnDown: string;
  readonly go: string;
  readonly notify: string;
  readonly notification: (game: string) => string;
  readonly connecting: string;
  readonly plainHttp: string;
  readonly offline: string;
  readonly outdated: string;
  readonly place: (number: number) => string;
  readonly free: string;
  readonly host: string;
  readonly you: string;
  readonly away: string;
  readonly sit: string;
  readonly sitHere: (number: number) => string;
  readonly move: string;
  readonly bot: string;
  readonly addBot: (number: number) => string;
  readonly addBots: string;
  readonly level: (number: number) => string;
  readonly removeGuest: (name: string) => string;
  readonly start: string;
  readonly waitHost: string;
  readonly leave: string;
  readonly leaveGame: string;
  readonly leaveSeat: string;
  readonly invite: string;
  readonly inviteHelp: string;
  readonly onlyHere: string;
  readonly copy: string;
  readonly copied: string;
  readonly link: string;
  readonly qr: string;
  readonly share: string;
  readonly bigScreen: string;
  readonly screen: {
    readonly scan: string;
    readonly scanHelp: string;
    readonly watchHelp: string;
    readonly code: string;
    readonly hideCode: string;
    readonly showCode: string;
    readonly leave: string;
    readonly waiting: (count: number) => string;
    readonly ready: string;
    readonly full: string;
    readonly latest: string;
    readonly type: (address: string) => string;
    readonly askCode: string;
    readonly here: string;
    readonly open: string;
    readonly openHelp: string;
    readonly first: string;
    readonly joining: (code: string) => string;
    readonly noTable: string;
    readonly tooMany: string;
  };
  readonly hand: {
    readonly mode: string;
    readonly board: string;
    readonly hand: string;
    readonly toBoard: string;
    readonly onScreen: string;
    readonly choose: string;
    readonly wait: string;
    readonly options: string;
  };
  readonly devices: string;
  readonly carry: string;
  readonly carryHelp: string;
  readonly deal: string;
  readonly dealHelp: string;
  readonly dealHelpDaily: string;
  readonly tournamentsHelp: string;
  readonly toTournaments: string;
  readonly toTournament: string;
  readonly toDaily: string;
  readonly dailyLate: string;
  readonly commitment: string;
  readonly contributions: string;
  readonly seed: string;
  readonly salt: string;
  readonly none: string;
  readonly chat: string;
  readonly chatOnly: string;
  readonly chatUnread: (count: number) => string;
  readonly people: string;
  readonly watchers: (count: number) => string;
  readonly watching: string;
  readonly endAgree: string;
  readonly endDisagree: string;
  readonly endHelp: string;
  readonly endVotes: (names: string) => string;
  readonly stopped: string;
  readonly interrupted: string;
  readonly closed: string;
  readonly banned: (until: string) => string;
  readonly removedLine: string;
  readonly stop: {
    readonly soon: (minutes: number) => string;
    readonly now: string;
    readonly kept: string;
    readonly close: string;
  };
  readonly report: {
    readonly title: string;
    readonly person: (name: string) => string;
    readonly line: (name: string) => string;
    readonly table: string;
    readonly help: string;
    readonly reason: string;
    readonly reasons: {
      readonly insult: string;
      readonly name: string;
      readonly cheating: string;
      readonly spam: string;
      readonly other: string;
    };
    readonly text: string;
    readonly send: string;
    readonly thanks: string;
  };
  readonly failed: string;
  readonly stopAsked: (names: string) => string;
  readonly replay: string;
  readonly record: string;
  readonly check: string;
  readonly back: string;
  readonly left: (time: string) => string;
  readonly reserve: (time: string) => string;
  readonly hurry: (seconds: number) => string;
  readonly tryAgain: string;
  readonly account: string;
  readonly accountHelp: string;
  readonly yourDevices: string;
  readonly thisDevice: string;
  readonly unknownDevice: string;
  readonly deviceSeen: (date: string) => string;
  readonly signOut: string;
  readonly signOutOf: (device: string) => string;
  readonly forget: string;
  readonly forgetHelp: string;
  readonly forgetNow: string;
  readonly guestMark: string;
  readonly anonymous: string;
  readonly gone: string;
  readonly goneHelp: string;
  readonly noRecord: string;
  readonly refused: {
    readonly 'no-seat': string;
    readonly 'not-allowed': string;
    readonly 'not-now': string;
    readonly start: string;
    readonly over: string;
    readonly rate: string;
    readonly silenced: string;
    readonly words: string;
    readonly banned: string;
    readonly 'too-many': string;
    readonly 'name-taken': string;
    readonly 'needs-name': string;
    readonly passkey: string;
    readonly 'bad-code': string;
    readonly locked: string;
    readonly connection: string;
    readonly other: string;
  };
  readonly programs: {
    readonly title: string;
    readonly help: string;
    readonly name: string;
    readonly scopes: {
      readonly read: string;
      readonly challenge: string;
      readonly play: string;
    };
    readonly make: string;
    readonly once: string;
    readonly token: string;
    readonly become: string;
    readonly becomeHelp: string;
    readonly becomeNow: string;
    readonly isProgram: string;
    readonly mark: string;
  };
};

export const online: Subject<OnlineWords> = subject('online', {
  tableTitle: 'game',
  invitedBy: 'name',
  clockDays: 'count',
  clockHours: 'count',
  clockMinutes: 'count',
  clockSeconds: 'count',
  here: 'count',
  bots: 'count',
  onHoliday: 'day',
  elsewhere: 'game',
  elsewhereMany: 'count game',
  missing: 'count',
  asks: 'name',
  notification: 'game',
  place: 'number',
  sitHere: 'number',
  addBot: 'number',
  level: 'number',
  removeGuest: 'name',
  screen_waiting: 'count',
  screen_type: 'address',
  screen_joining: 'code',
  chatUnread: 'count',
  watchers: 'count',
  endVotes: 'names',
  banned: 'until',
  stop_soon: 'minutes',
  report_person: 'name',
  report_line: 'name',
  stopAsked: 'names',
  left: 'time',
  reserve: 'time',
  hurry: 'seconds',
  deviceSeen: 'date',
  signOutOf: 'device',
});

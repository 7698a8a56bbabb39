import type { Accusation, Json, Language, Outcome, RuleId, Seat, Variants } from '@mazmorra/kernel';
import type { CallsView, Holiday } from './calls.ts';
import type { Diff } from './diff.ts';
import type { Scope } from './lists.ts';
import type { NameReplies } from './names.ts';
import type { Announcement } from './operator.ts';
import type { Phrase } from './phrases.ts';
import type { InvitationView, ProfileReplies } from './profiles.ts';
import type { BotLevel, BotStyle, ClockSetting } from './requests.ts';
import type { TournamentLists, TournamentView } from './tournaments.ts';

/** Why a request was refused. `message` is for people who write clients; `code` is for programs. */
export interface ErrorReply {
  readonly code: ErrorCode;
  readonly message: string;
  /** The rule of the game that forbids it. */
  readonly rule?: RuleId;
  /** With `stale`: the number of the decision that is open now. */
  readonly current?: number;
  /** With `banned`, `silenced` and `locked`: until when. */
  readonly until?: number;
  /** With `unknown-person`: the code was good once, and somebody has used it. */
  readonly used?: true;
  /** With `protocol`: the versions that this server speaks. */
  readonly speaks?: readonly number[];
}

export const ERROR_CODES = [
  /** Not understood: no JSON, unknown request, a field missing or out of bounds. */
  'bad-request',
  /** `hello` has not been said, or was said twice. */
  'hello',
  /** Another version of the protocol. */
  'protocol',
  /** This secret or code belongs to nobody (any more). */
  'unknown-person',
  /** Too many messages, tables, lines of chat in a short time. */
  'rate',
  /** You have opened as many tables as one person may: end one first. */
  'too-many',
  /** No such table, or not for you: which of the two is not said. */
  'no-table',
  /** Nothing is open under this channel number. */
  'no-channel',
  /** Not yours to do: for the host, or for somebody with a seat. */
  'not-allowed',
  /** Not at this time: before the start, after the end. */
  'not-now',
  /** The seat is taken, or none is free. */
  'no-seat',
  /** The game does not take these seats or variants. */
  'start',
  /** The seat is asked nothing now. */
  'not-asked',
  /** The answer is for an earlier decision. */
  'stale',
  /** The game knows no such option. */
  'unknown-option',
  /** The option may not be chosen now; `rule` says why. */
  'not-offered',
  /** The game has ended. */
  'over',
  /** A bot plays this seat at the moment: `take` it back first. */
  'covered',
  /** The operator does not let this person or this address play for a time. */
  'banned',
  /** The operator does not let this person write for a time. */
  'silenced',
  /** A name or a public line with a word that this server does not allow. */
  'words',
  /** The name, or one that looks the same, is kept by somebody else. */
  'name-taken',
  /** For somebody who keeps a name; guests do not. */
  'needs-name',
  /** The passkey is not accepted: unknown, known already, a copy, too late, or of another address. */
  'passkey',
  /** No such name with such a recovery code. */
  'bad-code',
  /** You have tried too many recovery codes: wait until `until`. */
  'locked',
  /** The server does not call this address: it is not https, or not one of the internet. */
  'address',
  /** What was called did not answer, or answered that it is gone or has moved. */
  'no-answer',
  /** Could not be saved, so it has not happened. Send it again. */
  'storage',
  /** The server is going down; connect again in a moment. */
  'stopping',
  /** Our fault. */
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type TableStatus = 'open' | 'running' | 'finished' | 'ended';

export interface SeatView {
  readonly kind: 'free' | 'person' | 'bot';
  readonly name?: string;
  /** The name is kept: nobody else has it here. Without it the person is a guest. */
  readonly kept?: true;
  /** The person had themselves forgotten: `name` is empty. */
  readonly anonymous?: true;
  readonly level?: BotLevel;
  /** The manner of play of a bot that has one of its own. */
  readonly style?: BotStyle;
  readonly online?: boolean;
  /**
   * A bot plays for this person: until they come back (`away`), until they take the seat back (`left`), or until one of both, because
   * they let the others wait (`handed`).
   */
  readonly covered?: 'away' | 'left' | 'handed';
  /** Decisions in a row that the clock took from this person. */
  readonly missed?: number;
  /** The account of a program. */
  readonly program?: true;
  /** Their clock at this slow table stands still then. */
  readonly holiday?: Holiday;
  readonly host?: true;
  /** Before the start: this person has not agreed to the terms of now. */
  readonly unagreed?: true;
  /** The bytes this seat gave to the deal. */
  readonly contribution?: string;
}

/** All about a table but the game itself. Sent whole whenever something in it changes. */
export interface RoomView {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly variants: Variants;
  readonly seats: readonly SeatView[];
  readonly listed: boolean;
  readonly entry: 'open' | 'ask';
  readonly spectators: boolean;
  readonly clock: ClockSetting;
  readonly cover: number;
  /** The language spoken here, where the host said it. */
  readonly language?: Language;
  /** Its result changes ratings. */
  readonly rated?: true;
  /** Before the start: how often the host has changed the clock or whether the game is rated; absent if never. */
  readonly terms?: number;
  /** Made by the pool for people who do not know each other: starts by itself when all are here, at the latest then. */
  readonly quick?: { readonly until: number };
  /** The game of a day, which ends then: until that time seed and record are withheld. */
  readonly daily?: { readonly day: string; readonly ends: number };
  /** A table of a tournament, in this round. */
  readonly tournament?: { readonly id: string; readonly round: number };
  readonly watchers: number;
  /** Before the start: those who came with the invitation and have not sat down yet. */
  readonly guests: number;
  /** A big screen shows the table, so a phone may be the hand alone. */
  readonly screen?: true;
  /** SHA-256 of seed and salt, shown before the first contribution is asked for. */
  readonly commitment: string;
  /** Seed and salt, told after the end; at a daily game when its day is over. */
  readonly deal?: { readonly seed: string; readonly salt: string };
  /** Your own seat. */
  readonly you?: Seat;
  readonly host: boolean;
  /** For those with a seat: what makes a link to this table. */
  readonly invite?: string;
  /** For the host: who asks for a seat. */
  readonly asks?: readonly { readonly ask: number; readonly name: string }[];
  /** You have asked the host for a seat and not been answered. */
  readonly asked?: true;
  /** Seats that agree to end the game here. */
  readonly ending: readonly Seat[];
  /** Who wants to hand a seat to a bot, by that seat. */
  readonly handing?: Readonly<Record<Seat, readonly Seat[]>>;
  /** When the last answer was given, in milliseconds since 1970; while the game runs. */
  readonly last?: number;
  /** Seats whose chat you do not read. */
  readonly muted: readonly Seat[];
  /** Those among them with whom you do not want to play either. */
  readonly blocked: readonly Seat[];
  readonly outcome?: Outcome;
  /** The game is over and its record can be read, also where the server no longer plays its version. */
  readonly recorded?: true;
  /** The server could not go on with this table. It is closed to play; what was played is kept. */
  readonly failed?: true;
  /** The operator has closed this table. */
  readonly closed?: true;
  /** Who plays again and who does not; the others are asked until then. */
  readonly again?: { readonly yes: readonly Seat[]; readonly no: readonly Seat[]; readonly until: number };
  /** The table where the same people play again; `invite` for those who had a seat and for the big screen. */
  readonly rematch?: { readonly table: string; readonly invite?: string };
}

/** What your seat is asked. */
export interface DecisionView {
  readonly number: number;
  readonly kind: string;
  readonly options: readonly string[];
  readonly optional?: true;
}

/**
 * An event. In an `Update` each but the last may say what of the view had changed: since the event before it (the first: since the last
 * update), or, marked by a 1, from the view after the answer. The last event comes with that view.
 */
export type SeenPair = readonly [rule: RuleId, event: Json, change?: Diff, fromNew?: 1];

export interface ClockView {
  /** Milliseconds each awaited seat has left, by seat, when this message was sent. */
  readonly left: Readonly<Record<Seat, number>>;
  /** With a live clock: how much of that is the seat's reserve, which is touched last and does not come back. */
  readonly reserve?: Readonly<Record<Seat, number>>;
}

/** The game as one viewer may know it, whole. */
export interface PlayView {
  readonly n: number;
  readonly view: Json;
  readonly d?: DecisionView;
  /** Seats the game waits for. */
  readonly w: readonly Seat[];
  /** Right after the start: what happened in the set-up. */
  readonly e?: readonly SeenPair[];
  readonly clock?: ClockView;
}

/** What happened in one answer, as one viewer may know it. */
export interface Happened {
  readonly n: number;
  readonly seat?: Seat;
  readonly e: readonly SeenPair[];
}

/** One answer more, or several when the server was busy and you were asked nothing. What is absent has not changed. */
export interface Update {
  readonly c: number;
  readonly n: number;
  /** Who answered. */
  readonly s: Seat;
  /** The answers before this one that you were not told of yet. All else in this message speaks of now. */
  readonly missed?: readonly Happened[];
  readonly v?: Diff;
  readonly e?: readonly SeenPair[];
  /** The new decision of your seat; `0` when it is asked nothing any more. */
  readonly d?: DecisionView | 0;
  readonly w?: readonly Seat[];
  readonly clock?: ClockView;
  /** To the one who answered: this is the reply to that request. */
  readonly re?: number;
}

/** A line of the chat. Those of spectators have no seat, and only spectators are told of them. */
export interface ChatLine {
  readonly n: number;
  readonly seat?: Seat;
  readonly name: string;
  /** Who wrote it keeps this name. */
  readonly kept?: true;
  readonly at: number;
  readonly text?: string;
  readonly phrase?: Phrase;
  /** At a table with hidden roles: a token of accusation, laid or taken back. */
  readonly accusation?: Accusation;
  /** The operator has removed what it said. A line that is told again with its old number takes the place of the first. */
  readonly removed?: true;
}

export interface LobbyEntry {
  readonly table: string;
  readonly game: string;
  readonly status: 'open' | 'running';
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[];
  /** Which of the names are kept, by their place in `names`; the others are guests. */
  readonly kept?: readonly number[];
  readonly variants: Variants;
  readonly entry: 'open' | 'ask';
  readonly spectators: boolean;
  readonly clock: ClockSetting;
  readonly language?: Language;
  readonly rated?: true;
  /** How many of those with a seat are at the table now. */
  readonly here: number;
  readonly bots: number;
  readonly created: number;
}

/** How many people wait to play with somebody, and how many play; and what you wait for yourself. */
export interface PoolView {
  /** People who wait, by game. Who waits for several games counts at each. */
  readonly waiting: Readonly<Record<string, number>>;
  /** People who wait, each counted once. */
  readonly people: number;
  /** People at running tables. */
  readonly playing: number;
  /** Listed tables with a free seat. */
  readonly open: number;
  readonly you?: {
    readonly games: readonly string[];
    /** When you began to wait, and when bots will take the missing seats. */
    readonly since: number;
    readonly botsAt?: number;
  };
  /** A table is ready for you: go there before `until`, or a bot takes your seat. */
  readonly called?: PoolCall;
}

export interface PoolCall {
  readonly table: string;
  readonly game: string;
  readonly until: number;
}

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly yours: boolean;
  readonly created: number;
  readonly outcome?: Outcome;
}

/** The games of one day: one deal for each game, the same for everybody. */
export interface DailyView {
  /** The day that is shown, and the day that it is for the server: both in UTC, as `2026-11-17`. */
  readonly day: string;
  readonly today: string;
  /** The server's time, and when the day that is shown ends. */
  readonly time: number;
  readonly ends: number;
  /** On how many days in a row you have finished a daily game, up to today or yesterday. */
  readonly streak: number;
  readonly games: readonly DailyGameView[];
  /** With today: what is promised about the deals of tomorrow. */
  readonly next: readonly { readonly game: string; readonly commitment: string }[];
}

export interface DailyGameView {
  readonly game: string;
  readonly seats: number;
  /** SHA-256 of seed and salt, and when the deal was made. */
  readonly commitment: string;
  readonly made: number;
  /** Seed and salt, told when the day is over. */
  readonly deal?: { readonly seed: string; readonly salt: string };
  /** People whose result counts. */
  readonly people: number;
  /** How many of them came to how many points, by points. */
  readonly counts: readonly (readonly [points: number, people: number])[];
  /** The best results. */
  readonly best: readonly DailyResultView[];
  /** Your own try. */
  readonly you?: DailyTryView;
}

export interface DailyResultView {
  /** Equal results share the better one. */
  readonly rank: number;
  readonly name: string;
  /** Not a guest: the name is kept. */
  readonly kept?: true;
  readonly points: number;
  readonly won: boolean;
  /** The place at the table. */
  readonly place: number;
  readonly you?: true;
  /** The table, which leads to its record, when the day is over. */
  readonly table?: string;
}

export type DailyTryView =
  | {
      readonly table: string;
      readonly state: 'counted';
      readonly points: number;
      readonly won: boolean;
      readonly place: number;
      readonly rank: number;
    }
  /** It goes on, or does not count: the day was over before it was. */
  | { readonly table: string; readonly state: 'playing' | 'void' };

/** A browser that is signed in as a person. Times are to the day. */
export interface Device {
  readonly id: string;
  /** Browser and system, such as `Firefox, Android`; empty when they are not known. */
  readonly name: string;
  readonly since: number;
  readonly seen: number;
  /** The one that asks. */
  readonly current?: true;
  /** It is no browser but a token for a program. */
  readonly scopes?: readonly Scope[];
}

/** Somebody whom you do not want to read, or not to play with either (`block`). */
export interface MutedPerson {
  /** For `unmute`; it means nothing elsewhere. */
  readonly key: string;
  /** What they were called then. */
  readonly name: string;
  readonly block: boolean;
}

export interface Opened {
  readonly room: RoomView;
  readonly play?: PlayView;
  /** What happened after `since`; absent when that is too long ago. */
  readonly missed?: readonly Happened[];
  readonly chat: readonly ChatLine[];
}

/** What each request is answered with when it is not refused. */
export interface Replies extends NameReplies, ProfileReplies {
  readonly hello: {
    readonly name: string;
    /** The name is kept by this person. */
    readonly kept?: true;
    /** Keep it: it is told once, and it is who you are. Present when it is new. */
    readonly secret?: string;
    readonly time: number;
    /** The games of this server, in the versions it plays. */
    readonly games: readonly { readonly id: string; readonly version: number }[];
    /** The address to put into links, where it is not the one you came by. */
    readonly origin?: string;
    /** The name that was asked for is not allowed here: `name` is the one that stays. */
    readonly refusedName?: true;
    /** The operator has announced a stop. */
    readonly notice?: Announcement;
    /** This server is one of several: people of a table meet at one of them if they connect with its key (`socketPath`). */
    readonly several?: true;
  };
  readonly ping: { readonly time: number };
  readonly name: { readonly name: string };
  readonly handover: { readonly code: string; readonly until: number };
  readonly devices: { readonly devices: readonly Device[]; readonly program?: true };
  readonly 'sign-out': Empty;
  readonly forget: Empty;
  /** A page, newest first; `more` asks for the next one. */
  readonly lobby: { readonly tables: readonly LobbyEntry[]; readonly more?: string };
  readonly pool: PoolView;
  readonly wait: PoolView;
  readonly unwait: PoolView;
  readonly mine: { readonly tables: readonly MyTable[] };
  readonly report: Empty;
  readonly calls: CallsView;
  readonly 'set-calls': CallsView;
  readonly 'set-holiday': CallsView;
  readonly 'add-token': { readonly token: string; readonly devices: readonly Device[] };
  readonly 'set-program': Empty;
  readonly push: CallsView;
  readonly unpush: CallsView;
  readonly 'test-call': Empty;
  readonly calendar: CallsView;
  readonly daily: DailyView;
  readonly 'play-daily': { readonly table: string };
  readonly muted: { readonly people: readonly MutedPerson[] };
  readonly unmute: { readonly people: readonly MutedPerson[] };
  readonly 'open-tournament': TournamentView;
  readonly tournaments: TournamentLists;
  readonly tournament: TournamentView;
  readonly 'join-tournament': TournamentView;
  readonly 'leave-tournament': TournamentView;
  readonly 'draw-round': TournamentView;
  readonly 'stop-tournament': TournamentView;
  readonly 'remove-entrant': TournamentView;
  readonly create: { readonly table: string; readonly invite: string };
  readonly open: Opened;
  readonly close: Empty;
  readonly 'find-code': { readonly table: string; readonly invite: string };
  readonly sit: { readonly seat: Seat };
  readonly ask: Empty;
  readonly admit: Empty;
  readonly contribute: Empty;
  readonly bot: Empty;
  readonly clear: Empty;
  readonly change: Empty;
  readonly agree: Empty;
  readonly start: Empty;
  /** The number the answer got. `again` when it had been taken before. */
  readonly answer: { readonly n: number; readonly again?: true };
  readonly leave: Empty;
  readonly take: Empty;
  readonly end: Empty;
  readonly 'hand-over': Empty;
  readonly again: Empty;
  readonly rematch: { readonly table: string; readonly invite: string };
  readonly say: Empty;
  readonly hint: HintReply;
  readonly accuse: Empty;
  readonly mute: Empty;
  readonly log: { readonly log: readonly Happened[] };
  readonly 'show-code': { readonly code: string; readonly until: number };
}
/** What the master would answer, from what your seat knows. */
export interface HintReply {
  /** The name of an option. */
  readonly name: string;
  /** The id of a sentence in the texts of the bots: why. */
  readonly reason?: string;
  readonly sure: 'only' | 'clear' | 'likely' | 'close';
  /** What speaks for and against the option, the weightiest first: ids of sentences with their figures. */
  readonly why?: readonly {
    readonly id: string;
    readonly seat?: number;
    readonly from?: number;
    readonly to?: number;
  }[];
}
export type Empty = Readonly<Record<never, never>>;

/** All that a server says. */
export type ServerMessage =
  | { readonly re: number; readonly ok: Json }
  | { readonly re?: number; readonly error: ErrorReply }
  | Update
  /** With the clocks of a running game, where it has some: they change when somebody comes or goes. */
  | { readonly c: number; readonly room: RoomView; readonly clock?: ClockView }
  /** The game whole: at the start, and when the server had to go back to what is saved. */
  | { readonly c: number; readonly play: PlayView }
  | { readonly c: number; readonly chat: ChatLine }
  /** The table had a fault and is read from storage again: its room and its game follow, whole. */
  | { readonly c: number; readonly interrupted: true }
  /** The channel is closed: removed by the host, or no longer for you. */
  | { readonly c: number; readonly gone: string }
  | { readonly lobby: { readonly set: readonly LobbyEntry[]; readonly gone: readonly string[] } }
  /** To those who asked for the pool, and to those who wait in it. */
  | { readonly pool: PoolView }
  /** To those who asked for the changes of a tournament. */
  | { readonly tournament: TournamentView }
  /** Somebody invites you to a table. */
  | { readonly invitation: InvitationView }
  /** At a table that this connection has not open it is your turn, or no longer. */
  /** The operator announces a stop, or takes it back. */
  | { readonly notice: Announcement | null }
  | { readonly turn: { readonly table: string; readonly yours: boolean } }
  | { readonly bye: 'stopping' | 'restored' };

import { LANGUAGES } from '@mazmorra/kernel';
import * as v from 'valibot';
import { callRequests } from './calls.ts';
import { hex, line, personName, token, whole, word } from './fields.ts';
import { LIMITS } from './limits.ts';
import { REPORT_REASONS } from './lists.ts';
import { nameRequests } from './names.ts';
import { phraseIds } from './phrases.ts';
import { profileRequests } from './profiles.ts';
import { screenCodeOf } from './screen-code.ts';
import { tokenRequests } from './tokens.ts';
import { tournamentRequests } from './tournaments.ts';

const seat = whole(15);
const channel = whole(999);
const number = whole(1_000_000);
const level = v.picklist(['random', 'novice', 'apprentice', 'adventurer', 'master']);
/** A manner of play; each game knows some of them. */
const style = v.picklist(['cautious', 'greedy', 'hothead', 'liar']);
const language = v.picklist(LANGUAGES);
/** A valid calendar date: a month 13 or a 31st of February is refused. */
const day = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/),
  v.check((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
  }),
);
const chatLine = line(LIMITS.chat);
/** A screen code, as somebody types it. */
const screenCode = v.pipe(
  v.string(),
  v.maxLength(16),
  v.transform((typed) => screenCodeOf(typed) ?? ''),
  v.minLength(1),
);
/** The id of a game or of a variant. */
const id = word(40);

const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('live'),
    seconds: v.pipe(whole(3600), v.minValue(5)),
    reserve: whole(36_000),
  }),
  v.object({ kind: v.literal('slow'), hours: v.pipe(whole(336), v.minValue(1)) }),
]);

export const create = {
  game: id,
  seats: whole(16),
  variants: v.optional(v.record(id, v.union([v.boolean(), v.number(), id]))),
  /** In the lobby for everybody, or only for those who have the link. */
  listed: v.optional(v.boolean(), false),
  /** Whether somebody from the lobby sits down at once or asks the host. An invite link always grants a seat. */
  entry: v.optional(v.picklist(['open', 'ask']), 'open'),
  spectators: v.optional(v.boolean(), true),
  clock: v.optional(clock, { kind: 'none' }),
  /** Without a clock: seconds after which a bot covers for somebody who is gone while others wait; 0 is never. */
  cover: v.optional(whole(86_400), 120),
  /** The language that is spoken at the table. */
  language: v.optional(language),
  /** Whether it changes ratings: people with kept names only, with a clock, without bots. */
  rated: v.optional(v.boolean()),
};

/** Somebody at the table: who has a seat, or who wrote a line. The seat counts where both are given. */
const seatOrLine = { seat: v.optional(seat), line: v.optional(number) };

/** Which tables of the lobby somebody wants to see. */
const lobbyFilter = v.object({
  game: v.optional(id),
  language: v.optional(language),
  clock: v.optional(v.picklist(['none', 'live', 'slow'])),
  /** Only tables with a free seat. */
  free: v.optional(v.literal(true)),
});

/** The requests at a table that is open on channel `c`. */
export const tableRequests = {
  sit: v.object({
    c: channel,
    seat: v.optional(seat),
    contribution: v.optional(hex),
    /** The terms that this person has seen; by default those of now. */
    terms: v.optional(number),
  }),
  ask: v.object({ c: channel }),
  admit: v.object({ c: channel, ask: number, yes: v.boolean() }),
  contribute: v.object({ c: channel, contribution: hex }),
  bot: v.object({ c: channel, seat, level, style: v.optional(style) }),
  clear: v.object({ c: channel, seat }),
  /** The host changes what the table is: all settings anew, until the start. */
  change: v.object({ c: channel, ...create }),
  /** Agrees to the terms with this number, after the host has changed the clock or whether the game is rated. */
  agree: v.object({ c: channel, terms: number }),
  start: v.object({ c: channel }),
  answer: v.object({
    c: channel,
    /** The number of the decision that is answered. */
    n: number,
    option: word(LIMITS.option),
    /** The answer's own id: the same answer sent again carries the same. */
    key: v.pipe(word(LIMITS.key), v.minLength(1)),
  }),
  leave: v.object({ c: channel }),
  take: v.object({ c: channel }),
  end: v.object({ c: channel, agree: v.boolean() }),
  /** Hands the seat of somebody who does not play to a bot: by decision of the host, or by a vote. */
  'hand-over': v.object({ c: channel, seat, agree: v.boolean() }),
  /** Whether one plays again; the first yes asks everybody. */
  again: v.object({ c: channel, yes: v.boolean() }),
  /** Makes the next table at once: of those who said yes, or of all where nobody was asked. */
  rematch: v.object({ c: channel }),
  say: v.union([
    v.object({ c: channel, text: chatLine }),
    v.object({ c: channel, phrase: v.picklist(phraseIds) }),
  ]),
  /** What the master would answer in your place, where all others are bots. */
  hint: v.object({ c: channel }),
  /** Lays an accusation token before a seat; `null` takes it back. */
  accuse: v.object({ c: channel, about: v.nullable(seat) }),
  /** Whose chat one does not want to read, at any table: by a seat, or by a line that they wrote. */
  mute: v.object({
    c: channel,
    ...seatOrLine,
    on: v.boolean(),
    /** Nor to play with them: they get no seat at one's tables, and the pool keeps them away. */
    block: v.optional(v.boolean(), false),
  }),
  log: v.object({ c: channel, from: v.optional(number, 0) }),
  /** The screen code of the table, for who came with the invitation or has a seat. It is good until then and longer if asked for again. */
  'show-code': v.object({ c: channel }),
} as const;

/**
 * All requests of a client, by name. Every request is `{ id, do, …these fields }`; `id` is a number of the
 * client's own that comes back as `re` in the one reply. The first argument is what it costs.
 */
export const requests = {
  hello: v.object({
    protocol: whole(1000),
    /** Absent at the very first visit: then the reply brings a new one. */
    secret: v.optional(token),
    /** From another device of the same person (`handover`). */
    code: v.optional(token),
    name: v.optional(personName),
  }),
  ping: v.object({}),
  name: v.object({ name: personName }),
  handover: v.object({}),
  /** The devices that are signed in as this person. */
  devices: v.object({}),
  /** Deletes the secret of one of them, which may be this one. */
  'sign-out': v.object({ device: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)) }),
  /** Removes this person: name, secrets and chat. Games that ended keep an anonymous seat. */
  forget: v.object({}),
  lobby: v.object({
    on: v.boolean(),
    /** The next page: `more` of the one before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}-[A-Za-z0-9_-]{8,64}$/))),
    filter: v.optional(lobbyFilter, {}),
  }),
  /** Whether to be told how many people wait and play. */
  pool: v.object({ on: v.boolean() }),
  /** Waits for people to play with. Said again it changes the wish; the place in the queue stays. */
  wait: v.object({
    games: v.pipe(v.array(id), v.minLength(1), v.maxLength(LIMITS.poolGames)),
    /** Seconds after which bots take the seats that are missing; 0 is never. */
    bots: v.optional(whole(3600), 0),
    language: v.optional(language),
  }),
  unwait: v.object({}),
  mine: v.object({}),
  /** Tells the operator of a table, of the person at a seat, or of a line of chat. */
  report: v.object({
    table: token,
    seat: v.optional(seat),
    line: v.optional(number),
    reason: v.picklist(REPORT_REASONS),
    text: v.optional(line(LIMITS.chat)),
  }),
  /** The games of a day, as of now: of today unless an earlier one is named. */
  daily: v.object({ day: v.optional(day) }),
  /** Today's deal of a game: the table at which one plays it, new at the first time. */
  'play-daily': v.object({ game: id }),
  /** Whom this person has muted or blocked. */
  muted: v.object({}),
  unmute: v.object({ key: token }),
  create: v.object(create),
  open: v.object({
    table: token,
    c: channel,
    invite: v.optional(token),
    /** The last update this client has: what happened since then comes along. */
    since: v.optional(number),
    /** Look on without a seat, even where one is one's own: the big screen. */
    watch: v.optional(v.boolean(), false),
    /** This spectator is the big screen that all people at the table see. */
    screen: v.optional(v.boolean(), false),
  }),
  close: v.object({ c: channel }),
  /** The table that shows this screen code, and its invitation. */
  'find-code': v.object({ code: screenCode }),
  ...callRequests,
  ...tokenRequests,
  ...nameRequests,
  ...tournamentRequests,
  ...profileRequests,
  ...tableRequests,
} as const;

export type RequestName = keyof typeof requests;
/** What a client may write: fields with a default may be left out. */
export type RequestInput<N extends RequestName> = v.InferInput<(typeof requests)[N]>;
export type RequestArgs<N extends RequestName> = v.InferOutput<(typeof requests)[N]>;
export type Request = {
  [N in RequestName]: { readonly id: number; readonly do: N; readonly args: RequestArgs<N> };
}[RequestName];

export type TableRequestName = keyof typeof tableRequests;
export type TableRequest = Extract<Request, { readonly do: TableRequestName }>;

export const isTableRequest = (request: Request): request is TableRequest =>
  Object.hasOwn(tableRequests, request.do);

export type BotLevel = v.InferOutput<typeof level>;
export type BotStyle = v.InferOutput<typeof style>;
export type ClockSetting = v.InferOutput<typeof clock>;
export type LobbyFilter = v.InferOutput<typeof lobbyFilter>;
export type TableSettings = RequestArgs<'create'>;

export type Unread = { readonly id: number | undefined; readonly problem: string };

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) >= 0;

const isName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(requests, name);

/** Reads one message of a browser. The error text repeats nothing of the message. */
export function readRequest(text: string): Request | Unread {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { id: undefined, problem: 'the message is not JSON' };
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return { id: undefined, problem: 'the message is not an object' };
  const { id, do: name } = message as { readonly id?: unknown; readonly do?: unknown };
  if (!isId(id)) return { id: undefined, problem: 'id is not a whole number' };
  if (!isName(name)) return { id, problem: 'do names no request' };
  const read = v.safeParse(requests[name], message, { abortEarly: true });
  if (read.success) return { id, do: name, args: read.output } as Request;
  return { id, problem: problemOf(read.issues[0]) };
}

function problemOf(issue: {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly kind: string;
}): string {
  const path = issue.path?.map((item) => String(item.key)).join('.');
  return path ? `${path.slice(0, 60)} is missing or not allowed` : 'the message has not the right fields';
}

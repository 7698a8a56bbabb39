import { LANGUAGES, type Language } from '@mazmorra/kernel';
import * as v from 'valibot';
import { whole, word } from './fields.ts';
import { CALL_PAUSES, type CallPause } from './lists.ts';

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const moment = whole(1e14);
const address = (max: number) => v.pipe(word(max), v.regex(/^https?:\/\//));
const bytes = (letters: number) => v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`)));

export const callRequests = {
  /** How this person is called. */
  calls: v.object({}),
  'set-calls': v.object({
    turn: v.boolean(),
    ready: v.boolean(),
    invited: v.boolean(),
    language: v.picklist(LANGUAGES),
    /** Nobody is called between these times of this zone. */
    quiet: v.optional(v.object({ from: time, to: time, zone: word(60) })),
    webhook: v.optional(address(500)),
    /** Hours between two calls for turns: what comes meanwhile is told in one. */
    every: v.optional(v.picklist(CALL_PAUSES)),
  }),
  /** From and until when this person is on holiday, in ms; none any more without them. */
  'set-holiday': v.object({ holiday: v.optional(v.object({ from: moment, until: moment })) }),
  /** This device can be called through the push service of its browser. */
  push: v.object({ endpoint: address(1000), p256dh: bytes(87), auth: bytes(22) }),
  unpush: v.object({ endpoint: address(1000) }),
  /** Calls at once, in one of the ways. */
  'test-call': v.object({ way: v.picklist(['push', 'webhook']) }),
  /** A new address of the calendar of deadlines, or none any more. */
  calendar: v.object({ on: v.boolean() }),
} as const;

export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** A time of absence: no clock of a slow table runs, and nobody is called to one. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

/** How somebody wants to be called. */
export interface CallSettings {
  readonly turn: boolean;
  readonly ready: boolean;
  readonly invited: boolean;
  readonly language: Language;
  readonly quiet?: QuietHours | undefined;
  readonly webhook?: string | undefined;
  readonly every?: CallPause | undefined;
}

export interface CallsView {
  readonly settings: CallSettings;
  /** The public key for `PushManager.subscribe`. */
  readonly key: string;
  /** How many devices of this person can be called. */
  readonly devices: number;
  /** The path of the calendar; whoever has it reads the deadlines. */
  readonly calendar?: string;
  readonly holiday?: Holiday;
  /** Milliseconds of holidays that are left: `HOLIDAYS` in any year. */
  readonly holidayLeft: number;
}

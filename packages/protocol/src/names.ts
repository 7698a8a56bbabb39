import type { Json } from '@mazmorra/kernel';
import * as v from 'valibot';
import { personName, text, word } from './fields.ts';
import { LIMITS } from './limits.ts';
import { SHOWN, type Shown } from './lists.ts';

/** What a person may do with a name that they keep: by passkeys, without a password. */

const bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/));
const credential = bytes(700);

/** What a browser answers when it has made a passkey, as far as the server reads it. */
const made = v.object({
  id: credential,
  rawId: credential,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes(1200),
    attestationObject: bytes(2400),
    transports: v.optional(v.pipe(v.array(word(20)), v.maxLength(8)), []),
  }),
});

/** What a browser answers when a passkey was used. */
const used = v.object({
  id: credential,
  rawId: credential,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes(1200),
    authenticatorData: bytes(800),
    signature: bytes(800),
    userHandle: v.optional(bytes(100)),
  }),
});

export const nameRequests = {
  /** Whether this person keeps a name, and how. */
  kept: v.object({}),
  /** What the browser needs to make a passkey: the first with the name that is to be kept, later ones without. */
  'passkey-options': v.object({ name: v.optional(personName) }),
  /** The passkey is made. With the first the name is kept, and the reply brings the recovery codes, once. */
  'add-passkey': v.object({ name: v.optional(personName), passkey: made }),
  'remove-passkey': v.object({ passkey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)) }),
  'sign-in-options': v.object({}),
  /** This device becomes a device of whoever has the passkey. */
  'sign-in': v.object({ passkey: used }),
  /** The same by one of the recovery codes, which is then used up. */
  recover: v.object({ name: personName, code: v.pipe(word(40), v.minLength(8)) }),
  /** New recovery codes in place of all earlier ones. */
  'new-codes': v.object({}),
  'set-shown': v.object(v.entriesFromList(SHOWN, v.boolean())),
  /** Settings and ratings of the page, kept with the name. The newest counts. */
  own: v.object({}),
  'set-own': v.object({
    body: text(LIMITS.own),
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  }),
} as const;

/** Why nobody can keep a name by a passkey here: the page is not encrypted, or is open under another address than the public one. */
export interface NoPasskeys {
  readonly why: 'https' | 'address';
  /** The address under which it works. */
  readonly at?: string;
}

export interface PasskeyView {
  /** For `remove-passkey`. */
  readonly id: string;
  /** The browser and system that made it; empty when they are not known. */
  readonly device: string;
  readonly since: number;
  readonly seen: number;
}

export interface KeptView {
  /** The name that is kept; absent for a guest. */
  readonly name?: string;
  readonly since?: number;
  readonly passkeys: readonly PasskeyView[];
  /** Recovery codes that are not used up. */
  readonly codes: number;
  readonly shown: Shown;
  /** Passkeys cannot be made or used here. */
  readonly impossible?: NoPasskeys;
}

export interface NameReplies {
  readonly kept: KeptView;
  readonly 'passkey-options': { readonly options: Json };
  readonly 'add-passkey': { readonly name: string; readonly codes?: readonly string[] };
  readonly 'remove-passkey': KeptView;
  readonly 'sign-in-options': { readonly options: Json };
  /** A secret for this device: say hello with it from now on. */
  readonly 'sign-in': { readonly name: string; readonly secret: string };
  readonly recover: { readonly name: string; readonly secret: string; readonly codes: number };
  readonly 'new-codes': { readonly codes: readonly string[] };
  readonly 'set-shown': KeptView;
  readonly own: { readonly body: string; readonly at: number };
  readonly 'set-own': { readonly body: string; readonly at: number };
}

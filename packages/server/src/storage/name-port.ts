/** The rows, writes and reads of kept names: the name itself, passkeys, recovery codes, open challenges. */

/** A kept name. `skeleton` is its look-alike form, which is unique. */
export interface KeptNameRow {
  readonly person: string;
  readonly name: string;
  readonly skeleton: string;
  readonly at: number;
  /** JSON: what others may see. */
  readonly shown: string;
  /** The data that the page stores with the name, and its time. */
  readonly own: string;
  readonly ownAt: number;
}

export interface PasskeyRow {
  /** The credential id, base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** The signature counter of the authenticator; always 0 for one without a counter. */
  readonly counter: number;
  readonly transports: string;
  readonly device: string;
  readonly at: number;
  readonly seen: number;
}

/** A challenge that a browser has to sign: for whom, for what, and until when. */
export interface ChallengeRow {
  readonly challenge: string;
  readonly person: string;
  readonly purpose: 'add' | 'sign-in';
  readonly until: number;
}

export type NameWrite =
  /** Conflicts if another kept name looks the same, or if this person already has one. */
  | {
      readonly kind: 'keep-name';
      readonly row: Pick<KeptNameRow, 'person' | 'name' | 'skeleton' | 'at' | 'shown'>;
    }
  | {
      readonly kind: 'rename-kept';
      readonly person: string;
      readonly name: string;
      readonly skeleton: string;
    }
  /** Conflicts if it is already known. */
  | { readonly kind: 'passkey'; readonly row: PasskeyRow }
  /** Conflicts if the counter has not increased, unless the authenticator has none. */
  | { readonly kind: 'passkey-used'; readonly id: string; readonly counter: number; readonly at: number }
  /** Conflicts if it is the last one. */
  | { readonly kind: 'delete-passkey'; readonly id: string; readonly person: string }
  /** Also deletes expired challenges. */
  | { readonly kind: 'challenge'; readonly row: ChallengeRow; readonly now: number }
  /** Conflicts if it was used, has expired, or belongs to another person. */
  | { readonly kind: 'use-challenge'; readonly row: ChallengeRow }
  /** Replaces all earlier codes. */
  | { readonly kind: 'recovery-codes'; readonly person: string; readonly hashes: readonly string[] }
  /** Conflicts if it was used. */
  | { readonly kind: 'use-recovery-code'; readonly person: string; readonly hash: string }
  | { readonly kind: 'shown'; readonly person: string; readonly shown: string }
  /** Ignored if newer data is stored. */
  | { readonly kind: 'own'; readonly person: string; readonly own: string; readonly at: number };

export interface NameReads {
  keptName(person: string): Promise<KeptNameRow | undefined>;
  keptNameLike(skeleton: string): Promise<KeptNameRow | undefined>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** The passkeys of a person, newest first. */
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  challenge(challenge: string): Promise<ChallengeRow | undefined>;
  /** The hashes of the unused codes. */
  recoveryCodes(person: string): Promise<string[]>;
}

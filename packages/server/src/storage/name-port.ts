/** The rows, writes and reads of kept names: the name itself, passkeys, recovery codes, challenges that are open. */

/** A name that a person keeps. `skeleton` is what it looks like: no two are the same. */
export interface KeptNameRow {
  readonly person: string;
  readonly name: string;
  readonly skeleton: string;
  readonly at: number;
  /** Wrong recovery codes in a row, and until when the last of them counts. */
  readonly tries: number;
  readonly locked: number;
  /** JSON: what others may see. */
  readonly shown: string;
  /** What the page keeps with the name, and when it was made. */
  readonly own: string;
  readonly ownAt: number;
}

export interface PasskeyRow {
  /** The id of the credential, base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** How often its authenticator says that it was used; one without a counter always says 0. */
  readonly counter: number;
  readonly transports: string;
  readonly device: string;
  readonly at: number;
  readonly seen: number;
}

/** What a browser was asked to sign: by whom, what for, and until when. */
export interface ChallengeRow {
  readonly challenge: string;
  readonly person: string;
  readonly purpose: 'add' | 'sign-in';
  readonly until: number;
}

export type NameWrite =
  /** A conflict when somebody has a name that looks the same, or this person has one. */
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
  /** A conflict when it is known. */
  | { readonly kind: 'passkey'; readonly row: PasskeyRow }
  /** A conflict when the counter has not gone up, unless there is none. */
  | { readonly kind: 'passkey-used'; readonly id: string; readonly counter: number; readonly at: number }
  /** A conflict when it is the last. */
  | { readonly kind: 'delete-passkey'; readonly id: string; readonly person: string }
  /** Deletes those that are too old as well. */
  | { readonly kind: 'challenge'; readonly row: ChallengeRow; readonly now: number }
  /** A conflict when it was used, is too old, or was another's. */
  | { readonly kind: 'use-challenge'; readonly row: ChallengeRow }
  /** In place of all earlier ones. */
  | { readonly kind: 'recovery-codes'; readonly person: string; readonly hashes: readonly string[] }
  /** Counts a try before the code is looked at: a conflict when there were too many. */
  | {
      readonly kind: 'recovery-try';
      readonly person: string;
      readonly now: number;
      readonly until: number;
      readonly most: number;
    }
  /** A conflict when it was used. The tries before it are forgotten. */
  | { readonly kind: 'use-recovery-code'; readonly person: string; readonly hash: string }
  | { readonly kind: 'shown'; readonly person: string; readonly shown: string }
  /** Nothing where a newer one is stored. */
  | { readonly kind: 'own'; readonly person: string; readonly own: string; readonly at: number };

export interface NameReads {
  keptName(person: string): Promise<KeptNameRow | undefined>;
  keptNameLike(skeleton: string): Promise<KeptNameRow | undefined>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** The passkeys of a person, the newest first. */
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  challenge(challenge: string): Promise<ChallengeRow | undefined>;
  /** The hashes of the codes that are left. */
  recoveryCodes(person: string): Promise<string[]>;
}

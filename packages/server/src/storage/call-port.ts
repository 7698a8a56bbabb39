/** The call settings of a person. `calendar` is the secret part of their calendar's address; empty if there is none. */
export interface CallSettingsRow {
  readonly person: string;
  readonly body: string;
  readonly calendar: string;
}

/** A device that can be reached through a push service. */
export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly at: number;
}

/** Writes of calls (`call-rows.ts`). */
export type CallWrite =
  | { readonly kind: 'call-settings'; readonly row: CallSettingsRow }
  /** A browser has one subscription; it belongs to the last person who subscribed there. */
  | { readonly kind: 'push'; readonly row: PushRow }
  | { readonly kind: 'delete-push'; readonly endpoint: string }
  /** A person was called for a decision at a table. */
  | {
      readonly kind: 'called';
      readonly person: string;
      readonly table: string;
      readonly decision: number;
      readonly at: number;
    };

/** Reads of calls. */
export interface CallReads {
  callSettings(person: string): Promise<CallSettingsRow | undefined>;
  callSettingsByCalendar(calendar: string): Promise<CallSettingsRow | undefined>;
  /** The devices of a person, newest first. */
  pushesOf(person: string): Promise<PushRow[]>;
  /** The last decision for which a person was called to a table. */
  calledFor(person: string, table: string): Promise<number | undefined>;
}

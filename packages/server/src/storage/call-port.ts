/** How somebody is called. `calendar` is the secret part of the address of their calendar; empty when there is none. */
export interface CallSettingsRow {
  readonly person: string;
  readonly body: string;
  readonly calendar: string;
}

/** A device that can be called through a push service. */
export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly at: number;
}

/** Writes of being called back (`call-rows.ts`). */
export type CallWrite =
  | { readonly kind: 'call-settings'; readonly row: CallSettingsRow }
  /** A browser has one subscription: the last who had it there is called by it. */
  | { readonly kind: 'push'; readonly row: PushRow }
  | { readonly kind: 'delete-push'; readonly endpoint: string }
  /** Somebody was called for a decision at a table. */
  | {
      readonly kind: 'called';
      readonly person: string;
      readonly table: string;
      readonly decision: number;
      readonly at: number;
    };

/** Reads of being called back. */
export interface CallReads {
  callSettings(person: string): Promise<CallSettingsRow | undefined>;
  callSettingsByCalendar(calendar: string): Promise<CallSettingsRow | undefined>;
  /** The devices of a person, the newest first. */
  pushesOf(person: string): Promise<PushRow[]>;
  /** The decision for which somebody was last called to a table. */
  calledFor(person: string, table: string): Promise<number | undefined>;
}

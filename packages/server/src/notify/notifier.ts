import type { CallKind, CallSettings, CallsView, Holiday, QuietHours, RequestArgs } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Origins } from '../fairness/origins.ts';
import { newToken } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import type { CallSettingsRow, PushRow } from '../storage/port.ts';
import { awayFor, holidayLeft } from './away.ts';
import { mayCall, type OutgoingRules, post, type Undelivered } from './outgoing.ts';
import { isPushKey, pushParcel, type VapidKeys } from './push.ts';
import { type Call, callText } from './texts.ts';

export interface NotifyConfig {
  /** Delay in ms before a person is called to their turn at a slow table; the second applies while they have the table open. */
  readonly patience: number;
  readonly lookingPatience: number;
  /** Delay in ms before an undelivered call is retried, and the maximum number of attempts. */
  readonly again: number;
  readonly tries: number;
  /** Timeout in ms for a push service or a webhook. */
  readonly timeout: number;
}

/** From where and where to people are called. */
export interface NotifyPlace {
  readonly rules: OutgoingRules;
  readonly keys: VapidKeys;
  /** The public address of the server, if it has one. */
  readonly origin: string | undefined;
}

const NONE: CallSettings = { turn: false, ready: false, invited: false, language: 'en' };
/** Maximum number of devices per person. The oldest is replaced. */
const MOST_DEVICES = 10;
/** Maximum number of concurrent calls, and of those to people of one address. Further calls count as undelivered: delivery is best effort. */
const MOST_AT_ONCE = { all: 100, address: 50 };

/** Notifies people who are away: by push to their devices, and by webhook. */
export class Notifier {
  readonly #core: Core;
  readonly #config: NotifyConfig;
  readonly #place: NotifyPlace;
  readonly #origins: Origins;
  /** The address of each call under way. */
  readonly #running = new Set<{ readonly address: string }>();

  constructor(core: Core, config: NotifyConfig, place: NotifyPlace, origins: Origins) {
    this.#core = core;
    this.#config = config;
    this.#place = place;
    this.#origins = origins;
  }

  // Settings.

  async view(person: string): Promise<CallsView> {
    const row = await this.#core.storage.callSettings(person);
    const devices = await this.#core.storage.pushesOf(person);
    const { holidays, ...settings } = settingsOf(row);
    const now = this.#core.now();
    const holiday = holidays?.at(-1);
    return {
      settings,
      ...(holiday && holiday.until > now && { holiday }),
      holidayLeft: holidayLeft(holidays, now),
      key: this.#place.keys.publicKey,
      devices: devices.length,
      ...(row && row.calendar !== '' && { calendar: `/api/calendar/${row.calendar}` }),
    };
  }

  async set(
    person: string,
    { turn, ready, invited, language, quiet, webhook, every }: RequestArgs<'set-calls'>,
  ): Promise<CallsView> {
    if (quiet && !isZone(quiet.zone)) throw new Refused('bad-request', 'there is no such time zone');
    if (webhook !== undefined) await this.#requireCallable(webhook);
    const settings = { turn, ready, invited, language, quiet, webhook, every };
    await this.#change(person, (row) =>
      withSettings(row, { ...settings, holidays: settingsOf(row).holidays }),
    );
    return this.view(person);
  }

  /** The person's holidays, kept for as long as they count. */
  async setHolidays(person: string, make: (before: readonly Holiday[]) => readonly Holiday[]): Promise<void> {
    await this.#change(person, (row) => {
      const settings = settingsOf(row);
      return withSettings(row, { ...settings, holidays: make(settings.holidays ?? []) });
    });
  }

  /** Switches the calendar on or off. Its previous address stops working. */
  async calendar(person: string, on: boolean): Promise<CallsView> {
    await this.#change(person, (row) => ({ ...row, calendar: on ? newToken() : '' }));
    return this.view(person);
  }

  async #change(person: string, make: (row: CallSettingsRow) => CallSettingsRow): Promise<void> {
    const empty = { person, body: JSON.stringify(NONE), calendar: '' };
    const row = make((await this.#core.storage.callSettings(person)) ?? empty);
    await this.#core.journal.save({ kind: 'call-settings', row });
  }

  async addDevice(person: string, { endpoint, p256dh, auth }: RequestArgs<'push'>): Promise<CallsView> {
    await this.#requireCallable(endpoint);
    if (!isPushKey(p256dh)) throw new Refused('bad-request', 'p256dh is no key of a browser');
    const { storage, journal } = this.#core;
    const others = (await storage.pushesOf(person)).filter((row) => row.endpoint !== endpoint);
    const dropped = others.slice(MOST_DEVICES - 1);
    await journal.save(
      { kind: 'push', row: { endpoint, person, p256dh, auth, at: this.#core.now() } },
      ...dropped.map((row) => ({ kind: 'delete-push' as const, endpoint: row.endpoint })),
    );
    return this.view(person);
  }

  async removeDevice(person: string, endpoint: string): Promise<CallsView> {
    const own = await this.#core.storage.pushesOf(person);
    if (own.some((row) => row.endpoint === endpoint))
      await this.#core.journal.save({ kind: 'delete-push', endpoint });
    return this.view(person);
  }

  async #requireCallable(url: string): Promise<void> {
    if (!(await mayCall(url, this.#place.rules)))
      throw new Refused(
        'address',
        'allowed is an https address of the internet, and none of this machine or a private network',
      );
  }

  /** Sends a test call at once. */
  async test(person: string, way: 'push' | 'webhook'): Promise<void> {
    const settings = settingsOf(await this.#core.storage.callSettings(person));
    const outcomes =
      way === 'push'
        ? await this.#toDevices(person, settings, { kind: 'test' }, true)
        : await this.#toWebhook(settings, { kind: 'test' });
    if (outcomes.length === 0) throw new Refused('not-now', 'there is nothing to call yet');
    if (outcomes.includes(undefined)) return;
    if (outcomes.includes('refused'))
      throw new Refused('address', 'this name leads to this machine or to a private network');
    throw new Refused(
      'no-answer',
      outcomes.includes('redirect')
        ? 'the address answers that it has moved: name the one it moved to'
        : 'the address does not answer, or not with a success',
    );
  }

  // Delivery.

  /** Whether a person wants to be called for this, how many ms of their quiet time remain, and how many are to lie between two calls. */
  async wish(person: string, kind: CallKind): Promise<Wish | undefined> {
    const settings = settingsOf(await this.#core.storage.callSettings(person));
    const { every = 0, quiet } = settings;
    if (!settings[kind]) return undefined;
    const now = this.#core.now();
    const away = kind === 'turn' ? awayFor(settings.holidays, now) : 0;
    return { quiet: Math.max(quietFor(quiet, now), away), every: every * HOUR };
  }

  /** Whether a person would be called for this now and has at least one way to be reached. */
  async isReachable(person: string, kind: CallKind): Promise<boolean> {
    const settings = settingsOf(await this.#core.storage.callSettings(person));
    if (!settings[kind] || quietFor(settings.quiet, this.#core.now()) > 0) return false;
    return settings.webhook !== undefined || (await this.#core.storage.pushesOf(person)).length > 0;
  }

  /** Calls a person in every way they have set up. Resolves to whether at least one call was delivered. */
  async call(person: string, call: Call): Promise<boolean> {
    const { address } = this.#origins.of(person);
    const own = [...this.#running].filter((one) => one.address === address).length;
    if (this.#running.size >= MOST_AT_ONCE.all || own >= MOST_AT_ONCE.address) return false;
    const running = { address };
    this.#running.add(running);
    try {
      const settings = settingsOf(await this.#core.storage.callSettings(person));
      const outcomes = await Promise.all([
        this.#toDevices(person, settings, call, call.kind !== 'turn'),
        this.#toWebhook(settings, call),
      ]);
      return outcomes.flat().includes(undefined);
    } finally {
      this.#running.delete(running);
    }
  }

  async #toDevices(
    person: string,
    settings: CallSettings,
    call: Call,
    soon: boolean,
  ): Promise<(Undelivered | undefined)[]> {
    const devices = await this.#core.storage.pushesOf(person);
    return Promise.all(devices.map((device) => this.#toDevice(device, settings, call, soon)));
  }

  async #toDevice(
    device: PushRow,
    settings: CallSettings,
    call: Call,
    soon: boolean,
  ): Promise<Undelivered | undefined> {
    const { keys, origin, rules } = this.#place;
    const { journal } = this.#core;
    if (!isPushKey(device.p256dh)) {
      await journal.save({ kind: 'delete-push', endpoint: device.endpoint });
      return 'gone';
    }
    const waiting = call.games?.length ?? 0;
    const message = {
      text: callText(call, settings.language),
      // One message about several tables takes the place of the one before.
      tag: `mazmorra-${waiting > 1 ? 'turns' : (call.table ?? 'test')}`,
      path: pathOf(call),
      ...(waiting > 0 && { waiting }),
    };
    const subject = origin?.startsWith('https:') ? origin : 'mailto:operator@mazmorra.invalid';
    const parcel = await pushParcel(device, message, keys, subject, soon);
    const outcome = await post(parcel, rules, this.#config.timeout);
    // A subscription that was revoked, or that points to an address we may not call, is deleted.
    if (outcome === 'gone' || outcome === 'refused')
      await journal.save({ kind: 'delete-push', endpoint: device.endpoint });
    this.#count('push', outcome);
    return outcome;
  }

  async #toWebhook(settings: CallSettings, call: Call): Promise<(Undelivered | undefined)[]> {
    if (settings.webhook === undefined) return [];
    const { rules, origin = '' } = this.#place;
    const text = callText(call, settings.language);
    // `text` and `content` are the fields that common chat services read.
    const body = {
      event: call.kind,
      text,
      content: text,
      ...(call.game !== undefined && { game: call.game }),
      ...(call.games && { waiting: call.games.length }),
      url: origin + pathOf(call),
      at: new Date(this.#core.now()).toISOString(),
    };
    const headers = { 'content-type': 'application/json', 'user-agent': 'Mazmorra' };
    const parcel = { url: settings.webhook, headers, body: Buffer.from(JSON.stringify(body)) };
    const outcome = await post(parcel, rules, this.#config.timeout);
    this.#count('webhook', outcome);
    return [outcome];
  }

  /** Counts and logs the outcome. The address is private, so it is not logged. */
  #count(way: string, outcome: Undelivered | undefined): void {
    if (outcome !== undefined) this.#core.log('info', 'call not delivered', { way, outcome });
  }
}

const pathOf = ({ table }: Call): string => (table === undefined ? '/settings' : `/t/${table}`);

/** What is stored of a person's wishes: the settings, and their holidays, the last one set at the end. */
interface StoredSettings extends CallSettings {
  readonly holidays?: readonly Holiday[] | undefined;
}

/** The stored settings, with defaults for missing fields. */
export function settingsOf(row: Pick<CallSettingsRow, 'body'> | undefined): StoredSettings {
  return row ? { ...NONE, ...(JSON.parse(row.body) as StoredSettings) } : NONE;
}

const withSettings = (row: CallSettingsRow, settings: StoredSettings): CallSettingsRow => ({
  ...row,
  body: JSON.stringify(settings),
});

/** A person's wish to be called. */
interface Wish {
  readonly quiet: number;
  readonly every: number;
}

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 1440;

const minutesOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Minutes since midnight in a time zone. */
function minutesIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return minutesOf(parts);
}

/** Milliseconds until the quiet hours are over; 0 outside them. */
export function quietFor(quiet: QuietHours | undefined, now: number): number {
  if (!quiet) return 0;
  const [from, to, here] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesIn(quiet.zone, now)];
  const isQuiet = from <= to ? here >= from && here < to : here >= from || here < to;
  if (!isQuiet) return 0;
  return ((to - here + DAY) % DAY) * MINUTE - (now % MINUTE);
}

/** Whether this runtime knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

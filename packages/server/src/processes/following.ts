import type { Notice } from '../bus/port.ts';
import type { SharedStorage } from '../storage/port.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Notices } from './notices.ts';
import type { Visitors } from './visitors.ts';

/** A notice about a table. */
type TableNotice = Extract<Notice, readonly ['answer' | 'room' | 'chat' | 'visitors', ...unknown[]]>;

export const isOfTable = (notice: Notice): notice is TableNotice =>
  ['answer', 'room', 'chat', 'visitors'].includes(notice[0]);

/** Tables per read. */
const PAGE = 500;
/**
 * Minimum time in ms between the beginnings of two reads. A read costs as much as several answers, so a busy process reads those of a
 * few milliseconds together. After a pause there is no delay.
 */
const BETWEEN = 4;
/** Retry delay in ms after a failed read. */
const RETRY = 250;
/** Delay in ms for collecting changed tables that are only listed here. */
const LISTING = 100;

/**
 * Keeps the tables in memory up to date with the writes of other processes. A notice only says where to look. Notices that arrive
 * during a read are collected for the next one, so there is never more than one read at a time.
 */
export class Following {
  readonly #shared: SharedStorage;
  readonly #tables: Tables;
  readonly #visitors: Visitors;
  readonly #notices: Notices;
  readonly #behind = new Set<string>();
  /** Tables of which more than new answers must be read. */
  readonly #changed = new Set<string>();
  readonly #visited = new Set<string>();
  readonly #unlisted = new Set<string>();
  /** Tables that are read although no notice said that there is anything new. */
  readonly #searched = new Set<string>();
  #reading = false;
  #lastRead = 0;
  #listing: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(shared: SharedStorage, tables: Tables, visitors: Visitors, notices: Notices) {
    this.#shared = shared;
    this.#tables = tables;
    this.#visitors = visitors;
    this.#notices = notices;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#listing);
  }

  /** Handles a notice about a table. */
  heard(notice: TableNotice): void {
    // Whoever tells of a table may have it open, which may not have been told.
    const live = this.#tables.live.peek(notice[1]);
    if (live?.drives && live.audience.elsewhere.length === 0) this.#visited.add(live.id);
    switch (notice[0]) {
      case 'answer':
        this.#answered(notice[1], notice[2]);
        break;
      case 'room':
        if (notice[2] === 0) this.#tables.deleted(notice[1]);
        else this.#roomChanged(notice[1], notice[2]);
        break;
      case 'chat':
        this.#said(notice[1], notice[2]);
        break;
      case 'visitors':
        this.#visitorsChanged(notice[1]);
        break;
    }
  }

  #answered(table: string, number: number): void {
    const live = this.#current(table);
    if (live && live.place.number < number) this.#read(live, true);
  }

  #roomChanged(table: string, rev: number): void {
    const live = this.#current(table);
    if (!live || !this.#isUsed(live)) this.#list(table);
    if (live && live.state.place.rev < rev) this.#readAll(live, true);
  }

  #said(table: string, line: number): void {
    const live = this.#current(table);
    if (!live) return;
    if (line > (live.chat.sentUpTo ?? 0)) this.#readAll(live);
    else if (this.#isUsed(live)) live.copy.lineChanged(line);
  }

  #visitorsChanged(table: string): void {
    const live = this.#tables.live.peek(table);
    const drives = this.#tables.processes.drives(table);
    if (live || drives) {
      this.#visited.add(table);
      void this.#flush();
    }
    if (!live) this.#list(table);
    // The driver of a table keeps it in memory while anybody has it open.
    if (!live && drives) this.#load(table);
  }

  /** The table if it is in memory. A table that is loading is read again once loaded; one that this process drives is loaded. */
  #current(table: string): LiveTable | undefined {
    const { live } = this.#tables;
    const found = live.peek(table);
    if (found) return found;
    const loading = live.loading(table);
    if (loading)
      void loading.then(
        (loaded) => loaded && this.#readAll(loaded),
        () => undefined,
      );
    else if (this.#tables.processes.drives(table)) this.#load(table);
    return undefined;
  }

  #load(table: string): void {
    const tables = this.#tables;
    tables.readable(table, () => tables.live.get(table)).catch(() => undefined);
  }

  #isUsed(live: LiveTable): boolean {
    return live.connected > 0 || this.#tables.processes.drives(live.id);
  }

  /**
   * Reads what is new at a table. A table that is not used is only marked as outdated and read when next needed. If something is known to be
   * new, the table answers nobody before it is read.
   */
  #read(live: LiveTable, isNew = false): void {
    if (!this.#isUsed(live)) {
      live.copy.outdated();
      return;
    }
    if (isNew) live.copy.expectNews();
    this.#behind.add(live.id);
    void this.#flush();
  }

  #readAll(live: LiveTable, isNew = false): void {
    this.#changed.add(live.id);
    this.#read(live, isNew);
  }

  /** Notices may have been lost: compares these of the tables in memory with the database. */
  look(isIn: (live: LiveTable) => boolean): void {
    for (const live of this.#tables.live.values()) {
      if (!isIn(live)) continue;
      this.#visited.add(live.id);
      if (this.#isUsed(live)) this.#searched.add(live.id);
      this.#readAll(live);
    }
    void this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    while (!this.#stopped && this.#behind.size + this.#visited.size > 0) {
      await gathering(this.#lastRead + BETWEEN - performance.now());
      this.#lastRead = performance.now();
      const behind = take(this.#behind);
      const visited = take(this.#visited);
      try {
        await this.#readNews(behind);
        await this.#readVisitors(visited);
      } catch {
        // The storage has failed, which is reported elsewhere. The tables stay queued.
        for (const table of behind) this.#missed(table);
        for (const table of visited) this.#visited.add(table);
        await new Promise((resolve) => setTimeout(resolve, RETRY).unref());
      }
    }
    this.#reading = false;
  }

  /** A table could not be read. Requests must not wait for the next attempt: they read it themselves, or are refused. */
  #missed(table: string): void {
    this.#behind.add(table);
    this.#changed.add(table);
    const live = this.#tables.live.peek(table);
    live?.copy.outdated();
    live?.copy.hasNothingNew();
  }

  async #readNews(ids: readonly string[]): Promise<void> {
    const tables = this.#tables;
    const lost = new Set(ids.filter((id) => this.#searched.delete(id)));
    const places = ids.flatMap((id) => {
      const place = tables.live.peek(id)?.place;
      const isWhole = this.#changed.delete(id);
      return place ? [isWhole ? place : { ...place, rev: undefined, chat: undefined }] : [];
    });
    if (places.length === 0) return;
    const found = new Map((await this.#shared.news(places)).map((news) => [news.table, news]));
    for (const { table } of places) {
      const news = found.get(table);
      const live = tables.live.peek(table);
      if (news) live?.copy.follow(news, lost.has(table));
      else live?.copy.hasNothingNew();
    }
  }

  async #readVisitors(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const tables = this.#tables;
    for (const [table, elsewhere] of await this.#visitors.elsewhere(ids)) {
      const live = tables.live.peek(table);
      if (!live || JSON.stringify(live.audience.elsewhere) === JSON.stringify(elsewhere)) continue;
      const before = new Set(live.audience.elsewhere.map(({ process }) => process));
      live.setElsewhere(elsewhere);
      if (live.drives && elsewhere.some(({ process }) => !before.has(process)))
        tables.core.background('a table that is open elsewhere', this.#notices.repeat(live));
    }
  }

  /** Updates the lobby entry of a table that is not used here. */
  #list(table: string): void {
    this.#unlisted.add(table);
    this.#listing ??= setTimeout(() => void this.#readListed(), LISTING).unref();
  }

  async #readListed(): Promise<void> {
    this.#listing = undefined;
    const ids = take(this.#unlisted);
    try {
      const rows = await this.#shared.tableRows(ids);
      const elsewhere = await this.#visitors.elsewhere(ids);
      for (const row of rows) await this.#tables.listElsewhere(row, elsewhere.get(row.id) ?? []);
    } catch {
      for (const table of ids) this.#unlisted.add(table);
      if (!this.#stopped) this.#listing ??= setTimeout(() => void this.#readListed(), RETRY).unref();
    }
  }
}

/** Removes up to one page of elements from a set and returns them. */
function take(set: Set<string>): string[] {
  const taken = [...set].slice(0, PAGE);
  for (const one of taken) set.delete(one);
  return taken;
}

/** Waits so many milliseconds, or one event-loop turn, so that notices that arrive together share one read. */
const gathering = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds > 1) setTimeout(resolve, milliseconds);
    else setImmediate(resolve);
  });

import { randomInt } from 'node:crypto';
import { newScreenCode } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { Refused } from '../refused.ts';
import type { Write } from '../storage/port.ts';
import { isOver, type Room } from '../table/room.ts';

/** Lifetime of a code in ms. Whoever shows it asks again in time, so it ends a little after the screen does. */
export const CODE_LIFE = 20 * 60_000;

/** A code, and until when it is good. */
interface ShownCode {
  readonly code: string;
  readonly until: number;
  /** To be saved before the code is told. */
  readonly write: Write;
}

/**
 * Codes of four letters, by which a phone finds the table that it sees on a big screen. They lie in the database, so that every
 * process knows them. A code is worth as much as the invitation: there are some hundred thousand, each is good for minutes, and
 * an address may try few of them (`screenCodesPerAddress`).
 */
export class ScreenCodes {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The code of a table, the same as long as it is shown. A code that somebody else has taken meanwhile is a conflict. */
  async show(table: string): Promise<ShownCode> {
    const now = this.#core.now();
    const until = now + CODE_LIFE;
    const before = await this.#core.storage.screenCodeOf(table);
    if (before && before.until >= now)
      return { code: before.code, until, write: { kind: 'keep-screen-code', table, until } };
    const code = newScreenCode((below) => randomInt(below));
    return { code, until, write: { kind: 'screen-code', row: { table, code, until }, now } };
  }

  /** The table with this code. Why there is none is not said. */
  async find(code: string): Promise<{ table: string; invite: string }> {
    const row = await this.#core.storage.screenCode(code);
    const isGood = row !== undefined && row.until >= this.#core.now();
    const found = isGood ? await this.#core.storage.tableRow(row.table) : undefined;
    const room = found && (JSON.parse(found.room) as Room);
    if (!found || !room || isOver(room)) throw new Refused('no-table', 'no table shows this code');
    return { table: found.id, invite: room.invite };
  }
}

import type { Option, Seat } from '@mazmorra/kernel';
import type { LiveTable } from './live-table.ts';
import { begun } from './membership.ts';
import { playedByBot, type Room } from './room.ts';
import { isOpen } from './turns.ts';

/** Changes of a table without a request: decisions of bots and clocks, and changes by the server. */
export class Unasked {
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** A bot or the clock has decided. Ignored if the decision is no longer open. */
  decide(seat: Seat, option: Option, decision: number, by: 'bot' | 'clock'): void {
    const table = this.#table;
    table.recovery.runUnasked('decide', () => {
      const still = isOpen(table.playing, seat, decision) && table.drives;
      if (!still || (by === 'bot' && !playedByBot(table.room, seat))) table.autopilot.drive();
      else table.commitAnswer({ seat, option, decision, key: '', by }, undefined);
    });
  }

  /** Starts the game. `make` returns the room to start with, or `undefined` to do nothing. */
  start(make: (room: Room) => Room | undefined): void {
    const table = this.#table;
    table.recovery.runUnasked('start', () => {
      const room = table.room.status === 'open' && table.drives ? make(table.room) : undefined;
      const nothing = (): void => undefined;
      if (room)
        table.start(begun(room, table.core.now()), {
          more: table.fence,
          saved: nothing,
          refuse: nothing,
        });
    });
  }

  /** Changes the room as the driver of the table, without waiting. */
  drive(make: (room: Room) => Room): void {
    const table = this.#table;
    table.recovery.runUnasked('drive', () => {
      const room = table.drives ? make(table.room) : table.room;
      if (room !== table.room) table.commitRoom({ room, more: table.fence, refuse: () => undefined });
    });
  }

  /** Changes the room, without waiting. */
  change(make: (room: Room) => Room): void {
    const table = this.#table;
    table.recovery.runUnasked('change', () => {
      const room = make(table.room);
      if (room !== table.room) table.commitRoom({ room, refuse: () => undefined });
    });
  }

  /** Changes the room; resolves when it is saved. */
  changeAndWait(make: (room: Room) => Room): Promise<void> {
    const table = this.#table;
    return new Promise((resolve, reject) => {
      const run = () => {
        const room = make(table.room);
        if (room === table.room) resolve();
        else table.commitRoom({ room, saved: resolve, refuse: reject });
      };
      table.queue.push({ run, own: true, refuse: reject });
    });
  }

  /** Loads the history if necessary, then continues. */
  withHistory(then: () => void): void {
    const { history, recovery, queue } = this.#table;
    if (history) then();
    else
      recovery.runUnasked('history', () => {
        const failed = (error: unknown) => recovery.failUnasked('history', error);
        queue.holdFor(this.#table.needHistory().then(then), failed);
      });
  }
}

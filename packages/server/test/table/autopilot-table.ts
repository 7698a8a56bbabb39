import type { Spoken } from '@mazmorra/bots';
import { fastSource, Table } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { carelessThinkers, type Question } from '../../src/bots/thinkers.ts';
import { Autopilot } from '../../src/table/autopilot.ts';
import { Clocks } from '../../src/table/clocks.ts';
import * as rooms from '../../src/table/membership.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import type { LoggedStep } from '../../src/table/stored-table.ts';
import type { AnyTable } from '../../src/table/updates.ts';

/** Two people at a table without server or storage; what the autopilot decides is carried out at once. */
export class Table2 {
  readonly id = 'table';
  watched = true;
  readonly deal = { seed: '00' };
  room: Room;
  playing: AnyTable = Table.open(toy, { seats: 2, random: fastSource('autopilot') });
  readonly clocks: Clocks;
  history: readonly LoggedStep[] = [];
  drives = true;
  /** What the bots were asked, and how they answer. */
  readonly questions: Question[] = [];
  /** What the bots say along with their answers. */
  spoken: Spoken | undefined;
  think: (question: Question) => Promise<number> = async (question) =>
    (await carelessThinkers().decide(question)).option;
  readonly reported: string[] = [];
  readonly decided: string[] = [];
  readonly here = new Set([0, 1]);
  readonly core = {
    now: () => Date.now(),
    reportError: (what: string, error: unknown) => void this.reported.push(`${what}: ${error}`),
  };
  readonly tables = {
    /* With two options a bot waits 55 to 128 ms. */
    config: { botPause: 160, crowd: 1000, idle: 1000, askAgain: 45_000 },
    thinkers: {
      decide: async (question: Question) => {
        this.questions.push(question);
        return { option: await this.think(question), ...(this.spoken && { spoken: this.spoken }) };
      },
      close: async () => undefined,
    },
  };
  readonly autopilot: Autopilot;

  constructor(clock: ClockSetting, cover = 0) {
    const settings = {
      game: 'toy',
      seats: 2,
      listed: false,
      entry: 'open',
      spectators: true,
      clock,
      cover,
    } as const;
    const empty = newRoom({ settings, version: 1, variants: {}, host: 'a', invite: 'i', now: 0 });
    const seated = ['a', 'b'].reduce(
      (room, id) => rooms.sit(room, { id, name: id }, undefined, '', true),
      empty,
    );
    this.room = rooms.start(seated, 'a', 0);
    this.clocks = new Clocks(clock, 2);
    this.autopilot = new Autopilot(this);
    this.autopilot.asked(Date.now());
    this.autopilot.drive();
  }

  readonly recovery = {
    guard: (_what: string, run: () => void) => run(),
    runUnasked: (_: string, run: () => unknown) => void run(),
    fail: (what: string, error: unknown) => void this.reported.push(`failed: ${what}: ${error}`),
  };

  needHistory = async (): Promise<void> => undefined;

  drive = (make: (room: Room) => Room): void => {
    this.room = make(this.room);
    this.autopilot.drive();
  };

  decide = (seat: number, option: number, decision: number, by: 'bot' | 'clock'): void => {
    this.decided.push(`${by} ${seat}`);
    this.answer(seat, option, decision, by);
  };

  get attendance() {
    return {
      offlineFor: (seat: number) => this.autopilot.offlineFor(seat),
      quietFor: 0,
      isAwaited: () => true,
    };
  }

  online(seat: number): boolean {
    return this.here.has(seat);
  }

  answer(seat: number, option?: number, decision?: number, by: 'person' | 'bot' | 'clock' = 'person'): void {
    const open = this.playing.decisionOf(seat);
    this.clocks.stop(seat, Date.now());
    this.playing.answer(seat, option ?? open?.options[0] ?? 0, decision ?? open?.number);
    if (by !== 'bot') this.room = rooms.countTimeout(this.room, seat, by === 'clock');
    this.autopilot.asked(Date.now());
    this.autopilot.drive();
  }

  covered(seat: number): string | undefined {
    const at = this.room.seats[seat];
    return at?.kind === 'person' ? at.covered : undefined;
  }
}

export const live: ClockSetting = { kind: 'live', seconds: 10, reserve: 5 };

export const botAgainstPerson = (clock: ClockSetting) => {
  const table = new Table2(clock);
  table.watched = false;
  table.room = rooms.cover(table.room, 1, 'left');
  return table;
};

/** Ben's seat is played by a bot, and Ana looks on. */
export const againstBot = (clock: ClockSetting = { kind: 'none' }) => {
  const table = new Table2(clock);
  table.room = rooms.cover(table.room, 1, 'left');
  table.autopilot.drive();
  return table;
};

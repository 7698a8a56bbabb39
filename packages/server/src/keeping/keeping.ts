import type { AnyGame, GameTexts } from '@mazmorra/kernel';
import type { Journal } from '../storage/journal.ts';
import type { Storage } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import { Archiver } from './archive.ts';
import { forgetPerson } from './forget.ts';
import { Retention, type RetentionTimes } from './retention.ts';

export interface KeepingParts {
  readonly storage: Storage;
  readonly journal: Journal;
  times(): RetentionTimes;
  now(): number;
  game(id: string): AnyGame | undefined;
  texts(game: string): Promise<GameTexts<unknown> | undefined>;
  /** Whether the server is busy. Archiving is then postponed. */
  busy(): boolean;
  /** Whether anybody has the table open. */
  inUse(table: string): Promise<boolean>;
  isPresent(person: string): boolean;
  changeRoom(table: string, make: (room: Room) => Room): Promise<void>;
  deleteTable(table: string): Promise<void>;
  reportError(what: string, error: unknown): void;
}

/** Combines archives of finished games, retention, and the removal of people. */
export class Keeping {
  readonly archiver: Archiver;
  readonly #parts: KeepingParts;
  readonly #retention: Retention;

  constructor(parts: KeepingParts) {
    this.#parts = parts;
    this.archiver = new Archiver(parts);
    this.#retention = new Retention({ ...parts, forget: (person) => this.forget(person) });
  }

  /** Deletes everything past its retention time. */
  sweep(): Promise<void> {
    return this.#retention.sweep();
  }

  /** Removes a person from all stored data. */
  forget(person: string): Promise<void> {
    return forgetPerson({ ...this.#parts, archived: () => this.archiver.settled() }, person);
  }
}

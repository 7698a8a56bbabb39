import type { People } from '../people/people.ts';
import type { Tables } from '../tables/tables.ts';
import { Archiver, type TextsOf } from './archive.ts';
import { forgetPerson } from './forget.ts';
import { Retention, type RetentionTimes } from './retention.ts';

/** What is kept of games and people, and for how long. */
export class Keeping {
  readonly archiver: Archiver;
  readonly #tables: Tables;
  readonly #retention: Retention;

  constructor(tables: Tables, people: People<unknown>, texts: TextsOf, times: () => RetentionTimes) {
    const { core } = tables;
    this.#tables = tables;
    this.archiver = new Archiver(core, tables, texts);
    this.#retention = new Retention(core, tables, people, times, (person) => this.forget(person));
  }

  /** Deletes everything past its retention time. */
  sweep(): Promise<void> {
    return this.#retention.sweep();
  }

  /** Removes a person from all stored data. */
  forget(person: string): Promise<void> {
    return forgetPerson(this.#tables, this.archiver, person);
  }
}

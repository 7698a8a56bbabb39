import type { Notice } from '../bus/port.ts';
import type { Events } from '../core/events.ts';
import { markOf } from '../people/secrets.ts';
import type { Membership } from './join.ts';
import type { Present } from './processes.ts';

/** Who is connected to other processes, by their marks: they are told there whose turn it is. Nothing depends on it but that hint. */
export class Whereabouts {
  readonly #member: Membership;
  readonly #people: Present;
  readonly #marks = new Map<string, Set<string>>();

  constructor(member: Membership, people: Present, events: Events) {
    this.#member = member;
    this.#people = people;
    events.on('person.came', ({ person }) => this.#tell([person], 1));
    events.on('person.left', ({ person }) => this.#tell([person], 0));
  }

  #tell(people: readonly string[], here: 0 | 1): void {
    const { bus, id } = this.#member;
    bus.publish(
      people.map((person): Notice => ['here', id, markOf(person), here]),
      'all',
    );
  }

  /** Asks the others, and tells them who is here: at the start, and when notices were lost. */
  ask(): void {
    this.#member.bus.publish([['who']], 'all');
    this.#tellAll();
  }

  #tellAll(): void {
    this.#tell(
      this.#people.everybody().map(({ id }) => id),
      1,
    );
  }

  /** Takes a notice if it is one of these. */
  heard(notice: Notice): boolean {
    if (notice[0] === 'who') this.#tellAll();
    else if (notice[0] !== 'here') return false;
    else {
      const [, process, mark, here] = notice;
      const marks = this.#marks.get(process) ?? new Set();
      this.#marks.set(process, marks);
      if (here === 1) marks.add(mark);
      else marks.delete(mark);
    }
    return true;
  }

  /** A process is gone. */
  forget(process: string): void {
    this.#marks.delete(process);
  }

  isElsewhere(person: string): boolean {
    const others = [...this.#marks.values()].filter(({ size }) => size > 0);
    if (others.length === 0) return false;
    const mark = markOf(person);
    return others.some((marks) => marks.has(mark));
  }
}

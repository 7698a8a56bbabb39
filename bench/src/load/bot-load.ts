import type { Meter } from './meter.ts';
import { Person, type Plays } from './person.ts';

/** Opens a table with three masters and plays there: a game that asks everybody in every room, so that nobody is out and waits for its end. */
export async function playBots(person: Person, plays: Omit<Plays, 'c'> = {}): Promise<void> {
  const { ok, error } = await person.ask('create', { game: 'dungeon-raiders', seats: 4 });
  if (!ok) throw new Error(`no table: ${JSON.stringify(error)}`);
  await person.ask('open', { ...(ok as { table: string; invite: string }), c: 1 });
  await person.ask('sit', { c: 1, seat: 0 });
  for (const seat of [1, 2, 3]) await person.ask('bot', { c: 1, seat, level: 'master' });
  person.plays = { c: 1, ...plays };
  await person.ask('start', { c: 1 });
}

/** Somebody who plays one game after the other against three masters. Measures how long the masters take. */
export class BotLoad {
  readonly #meter: Meter;
  #person: Person | undefined;
  #answeredAt: number | undefined;

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  async connect(port: number): Promise<void> {
    this.#person = await Person.enter(port, '127.0.0.1');
    await this.#play();
  }

  async #play(): Promise<void> {
    if (!this.#person) return;
    const asked = () => {
      if (this.#answeredAt !== undefined) this.#meter.acknowledged(this.#answeredAt);
      this.#answeredAt = performance.now();
    };
    await playBots(this.#person, { asked, over: () => void this.#again() });
  }

  async #again(): Promise<void> {
    const person = this.#person;
    if (!person?.plays) return;
    person.plays = undefined;
    this.#answeredAt = undefined;
    await person.ask('close', { c: 1 });
    await this.#play();
  }

  close(): void {
    this.#person?.close();
    this.#person = undefined;
  }
}

import { messagesOf } from './message.ts';
import type { Notice } from './port.ts';

/** The most notices that wait while the bus does not take any. The oldest go: their readers look into the database anyway. */
const MOST_WAITING = 10_000;

/** Collects notices while a message is on its way, so that a busy process sends few and full ones. */
export class Outbox {
  readonly #from: string;
  readonly #send: (text: string) => Promise<void>;
  #waiting: Notice[] = [];
  #sending: Promise<void> | undefined;

  /** `send` may reject: what it was given is then lost. */
  constructor(from: string, send: (text: string) => Promise<void>) {
    this.#from = from;
    this.#send = send;
  }

  add(notices: readonly Notice[]): void {
    this.#waiting.push(...notices);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
    this.#sending ??= this.#flush().finally(() => {
      this.#sending = undefined;
    });
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #flush(): Promise<void> {
    // Whatever is published in this turn of the event loop goes into the same message.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const notices = this.#waiting;
      this.#waiting = [];
      for (const text of messagesOf(this.#from, notices)) await this.#send(text).catch(() => undefined);
    }
  }
}

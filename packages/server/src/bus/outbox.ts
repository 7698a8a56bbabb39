import { messagesOf } from './message.ts';
import type { Notice } from './port.ts';

/** Maximum number of queued notices while the bus is blocked. The oldest are dropped: after a gap every process reads the database. */
const MOST_WAITING = 10_000;

/** Collects notices while a message is being sent, so that a busy process sends few large messages. */
export class Outbox {
  readonly #from: string;
  readonly #send: (text: string) => Promise<void>;
  #waiting: Notice[] = [];
  #sending: Promise<void> | undefined;

  /** `send` may reject; its notices are then lost. */
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

  /** Resolves when the queue is empty. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #flush(): Promise<void> {
    // Waits one event-loop turn, so that everything published in it goes into the same message.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const notices = this.#waiting;
      this.#waiting = [];
      for (const text of messagesOf(this.#from, notices)) await this.#send(text).catch(() => undefined);
    }
  }
}

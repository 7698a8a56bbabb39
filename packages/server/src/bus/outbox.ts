import { messagesOf } from './message.ts';
import type { Notice, Topic } from './port.ts';

/** Maximum number of queued notices while the bus is blocked. The oldest are dropped: after a gap every process reads the database. */
const MOST_WAITING = 10_000;

interface Waiting {
  readonly topic: Topic;
  readonly notice: Notice;
}

/** A text, and to whom it is sent. */
export interface Message {
  readonly topic: Topic;
  readonly text: string;
}

/** Collects notices while messages are being sent, so that a busy process sends few large messages. */
export class Outbox {
  readonly #from: string;
  readonly #send: (messages: readonly Message[]) => Promise<void>;
  #waiting: Waiting[] = [];
  #sending: Promise<void> | undefined;

  /** `send` may reject; its notices are then lost. */
  constructor(from: string, send: (messages: readonly Message[]) => Promise<void>) {
    this.#from = from;
    this.#send = send;
  }

  add(notices: readonly Notice[], topic: Topic): void {
    for (const notice of notices) this.#waiting.push({ topic, notice });
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
      const byTopic = Map.groupBy(this.#waiting, ({ topic }) => topic);
      this.#waiting = [];
      const messages = [...byTopic].flatMap(([topic, waiting]) =>
        messagesOf(
          this.#from,
          waiting.map(({ notice }) => notice),
        ).map((text) => ({ topic, text })),
      );
      await this.#send(messages).catch(() => undefined);
    }
  }
}

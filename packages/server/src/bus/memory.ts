import { messagesOf, noticesIn } from './message.ts';
import type { Bus, BusSubscriber, Notice } from './port.ts';

/** Connects the servers of one process. With SQLite there is one; tests use several. */
export class MemoryHub {
  readonly #members = new Map<string, (text: string) => void>();

  /** Adds a server and returns its bus. */
  join(id: string): Bus {
    let subscriber: BusSubscriber | undefined;
    this.#members.set(id, (text) => subscriber?.notices(noticesIn(text, id)));
    return {
      kind: 'memory',
      trouble: undefined,
      publish: (notices) => this.#publish(id, notices),
      subscribe: (one) => {
        subscriber = one;
      },
      close: async () => {
        this.#members.delete(id);
      },
    };
  }

  #publish(from: string, notices: readonly Notice[]): void {
    if (this.#members.size < 2 || !this.#members.has(from)) return;
    const texts = messagesOf(from, notices);
    setImmediate(() => {
      for (const [id, deliver] of this.#members) if (id !== from) for (const text of texts) deliver(text);
    });
  }
}

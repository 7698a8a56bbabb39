/**
 * The workers in which bots think, for a table that is itself in a worker. The page starts them and hands the table a port to
 * each. The table could start them itself, and did; in Firefox one table in about sixty then never opened, its worker standing
 * still. Starting a worker inside a worker is the likely cause, not a proven one (docs/decisions/tests.md).
 */
import { type WebWorker, webPool } from '@mazmorra/bots/web';

/** What the table's worker asks of the page, and what the page tells it. Comlink ignores both: they have no id of its own. */
type BotsRequest = { readonly startBots: number } | { readonly endBots: number };
interface Breakdown {
  readonly brokenBots: number;
}

const isBotsRequest = (data: unknown): data is BotsRequest =>
  typeof data === 'object' && data !== null && ('startBots' in data || 'endBots' in data);

/** In the page: starts and ends bots as this table wishes; returns what ends all of them. */
export function serveBots(table: Worker, start: () => Worker): () => void {
  const threads = new Map<number, Worker>();
  const end = (number: number): void => {
    threads.get(number)?.terminate();
    threads.delete(number);
  };
  table.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isBotsRequest(data)) return;
    if ('endBots' in data) return end(data.endBots);
    const number = data.startBots;
    const thread = start();
    threads.set(number, thread);
    thread.addEventListener('error', () => table.postMessage({ brokenBots: number } satisfies Breakdown));
    thread.postMessage(undefined, [...ports]);
  });
  return () => {
    for (const number of [...threads.keys()]) end(number);
  };
}

let lastNumber = 0;

/** In the table's worker: a bot thread behind a port. */
export function botThread(): WebWorker {
  const number = ++lastNumber;
  const { port1, port2 } = new MessageChannel();
  // The types of a page and of a worker cannot be loaded together: this is the worker's own scope.
  const scope = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
  scope.postMessage({ startBots: number } satisfies BotsRequest, [port2]);
  const heard = new AbortController();
  return {
    postMessage: (message) => port1.postMessage(message),
    addEventListener(type: 'message' | 'error', listener: (event: never) => void) {
      const hear = listener as (event: unknown) => void;
      if (type === 'message') {
        port1.addEventListener('message', hear);
        port1.start();
        return;
      }
      scope.addEventListener(
        'message',
        ({ data }: MessageEvent<Breakdown | undefined>) => {
          if (data?.brokenBots === number) hear({ message: 'the bots broke down' });
        },
        { signal: heard.signal },
      );
    },
    terminate() {
      heard.abort();
      port1.close();
      scope.postMessage({ endBots: number } satisfies BotsRequest);
    },
  };
}

/** Workers that think, beside the table and away from the page. */
export const botPool = (size: number): ReturnType<typeof webPool> => webPool(size, botThread);

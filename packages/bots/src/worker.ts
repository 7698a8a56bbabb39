import type { LoadPlayable } from './playable.ts';
import type { FromWorker, ToWorker } from './threads/messages.ts';
import { serve } from './threads/serve.ts';

/** The part of a web worker's global object used here; the package is compiled without browser types. */
interface WebPort {
  onmessage: ((event: { readonly data: ToWorker }) => void) | undefined;
  postMessage(message: FromWorker | undefined): void;
}
interface WebWorkerScope {
  readonly MessageChannel: new () => { readonly port1: WebPort; readonly port2: WebPort };
  postMessage(message: FromWorker): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: ToWorker; readonly ports?: readonly WebPort[] }) => void,
  ): void;
}
declare const self: WebWorkerScope;

/** Serves the requests of a pool in this web worker. */
export function serveWebWorker(load: LoadPlayable): void {
  // Yields to queued messages between two slices; browsers throttle timers.
  const channel = new self.MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  const pause = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(undefined);
    });
  const receive = serve(load, (message) => self.postMessage(message), pause);
  self.addEventListener('message', (event) => {
    const port = event.ports?.[0];
    // The page may transfer the worker to another worker, which then communicates with it through the port.
    if (port) {
      const serving = serve(load, (message) => port.postMessage(message), pause);
      port.onmessage = ({ data }) => serving(data);
    } else receive(event.data);
  });
}

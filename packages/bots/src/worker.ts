import type { LoadPlayable } from './playable.ts';
import type { FromWorker, ToWorker } from './threads/messages.ts';
import { serve } from './threads/serve.ts';

/** A web worker's global object, as far as it is used here: the package is compiled without browser types. */
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

/** Answers what a pool asks of this web worker. */
export function serveWebWorker(load: LoadPlayable): void {
  // Lets waiting messages in between two slices; a timer would be slowed down by the browser.
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
    // The page may transfer the worker to another worker, which then talks to it through the port.
    if (port) {
      const serving = serve(load, (message) => port.postMessage(message), pause);
      port.onmessage = ({ data }) => serving(data);
    } else receive(event.data);
  });
}

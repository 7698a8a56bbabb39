import { createServer, type Server } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** A separate address for `/metrics`. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves only the metrics. */
export function serveMetrics({ host, port }: MetricsAddress, text: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      response.writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).end(text());
    else response.writeHead(404).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const RESOLUTION = 10;

/** Records the longest event-loop delay of each second. Returns a function that stops it. */
export function watchEventLoop({ loopDelaySeconds }: Metrics): () => void {
  const delays: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const timer = setInterval(() => {
    if (delays.count > 0) loopDelaySeconds.observe(Math.max(0, delays.max / 1e9 - RESOLUTION / 1000));
    delays.reset();
  }, 1000).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}

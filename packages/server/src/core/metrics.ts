import { createServer, type Server } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Tables } from '../tables/tables.ts';
import type { Events } from './events.ts';

/** A Prometheus histogram. */
export class Histogram {
  readonly name: string;
  readonly help: string;
  /** The upper bounds of the buckets; larger values count as infinite. */
  readonly #ends: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  constructor(name: string, help: string, ends: readonly number[]) {
    this.name = name;
    this.help = help;
    this.#ends = ends;
    this.#counts = ends.map(() => 0);
  }

  observe(value: number): void {
    this.#sum += value;
    this.#count++;
    const bucket = this.#ends.findIndex((end) => value <= end);
    if (bucket >= 0) this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
  }

  text(): string {
    const full = `mazmorra_${this.name}`;
    let below = 0;
    const buckets = this.#ends.map((end, i) => {
      below += this.#counts[i] ?? 0;
      return `${full}_bucket{le="${end}"} ${below}\n`;
    });
    return `# HELP ${full} ${this.help}\n# TYPE ${full} histogram\n${buckets.join('')}${full}_bucket{le="+Inf"} ${this.#count}\n${full}_sum ${this.#sum}\n${full}_count ${this.#count}\n`;
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LENGTHS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The counters and histograms of `/metrics`. */
export class Metrics {
  readonly answerSeconds = new Histogram(
    'answer_seconds',
    'Seconds from taking an answer until it was saved and told',
    SECONDS,
  );
  readonly commitSeconds = new Histogram('commit_seconds', 'Seconds that a commit took', SECONDS);
  readonly loopDelaySeconds = new Histogram(
    'event_loop_delay_seconds',
    'The longest delay of the event loop in each second',
    SECONDS,
  );
  readonly botQueue = new Histogram(
    'bot_queue_length',
    'Questions that waited when a bot was asked',
    LENGTHS,
  );

  readonly counts = {
    answers: 0,
    answersAgain: 0,
    conflicts: 0,
    requests: 0,
    refused: 0,
    messagesSent: 0,
    bytesSent: 0,
    connections: 0,
    cutOff: 0,
    botAnswers: 0,
    clockAnswers: 0,
    chatLines: 0,
    tablesCreated: 0,
    gamesFinished: 0,
    tablesLoaded: 0,
    tablesUnloaded: 0,
    errors: 0,
    uncaught: 0,
  };

  /** Counts what happens. */
  follow(events: Events): void {
    const { counts } = this;
    events.on('answered', ({ by, isLast, seconds }) => {
      counts.answers++;
      if (by === 'bot') counts.botAnswers++;
      if (by === 'clock') counts.clockAnswers++;
      if (isLast) counts.gamesFinished++;
      this.answerSeconds.observe(seconds);
    });
    events.on('table.opened', () => counts.tablesCreated++);
    events.on('committed', ({ seconds }) => this.commitSeconds.observe(seconds));
  }
}

export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly type?: 'counter' | 'gauge';
}

const HELP: Readonly<Record<keyof Metrics['counts'], string>> = {
  answers: 'Answers saved and acknowledged',
  answersAgain: 'Answers that had been taken before and were acknowledged once more',
  conflicts: 'Writes that came second to those of another process and were tried once more',
  requests: 'Requests received',
  refused: 'Requests refused',
  messagesSent: 'Messages sent to browsers',
  bytesSent: 'Bytes of messages sent to browsers',
  connections: 'Connections accepted',
  cutOff: 'Connections cut off for what they sent or for not reading',
  botAnswers: 'Answers given by bots',
  clockAnswers: 'Answers given because time was up',
  chatLines: 'Lines of chat',
  tablesCreated: 'Tables opened',
  gamesFinished: 'Games played to the end',
  tablesLoaded: 'Tables brought into memory',
  tablesUnloaded: 'Tables that left memory',
  errors: 'Errors of our own',
  uncaught: 'Errors that only the last resort caught',
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The Prometheus text format. */
export function metricsText(metrics: Metrics, gauges: readonly Gauge[]): string {
  const counters = Object.entries(metrics.counts).map(
    ([name, value]): Gauge => ({
      name: `${snake(name)}_total`,
      help: HELP[name as keyof Metrics['counts']],
      value,
      type: 'counter',
    }),
  );
  const { answerSeconds, commitSeconds, loopDelaySeconds, botQueue } = metrics;
  const histograms = [answerSeconds, commitSeconds, loopDelaySeconds, botQueue].map((one) => one.text());
  const single = [...counters, ...gauges]
    .map(({ name, help, value, type }) => {
      const full = `mazmorra_${name}`;
      return `# HELP ${full} ${help}\n# TYPE ${full} ${type ?? 'gauge'}\n${full} ${value}\n`;
    })
    .join('');
  return single + histograms.join('');
}

/** The gauges of `/metrics`: values that are read on each request. */
export function gaugesOf({ journal, live }: Tables, people: number, connections: number): Gauge[] {
  const { commits, writes, failures, seconds, slowest } = journal.numbers;
  const memory = process.memoryUsage();
  return [
    { name: 'connections_open', help: 'Connections open now', value: connections },
    { name: 'people_present', help: 'People connected now', value: people },
    { name: 'tables_in_memory', help: 'Tables in memory', value: live.size },
    { name: 'commits_total', help: 'Commits to the storage', value: commits, type: 'counter' },
    { name: 'commit_writes_total', help: 'Writes that shared these commits', value: writes, type: 'counter' },
    { name: 'commit_failures_total', help: 'Commits that failed', value: failures, type: 'counter' },
    { name: 'commit_seconds_total', help: 'Seconds spent in commits', value: seconds, type: 'counter' },
    { name: 'commit_slowest_seconds', help: 'The slowest commit so far', value: slowest },
    { name: 'memory_bytes', help: 'Memory held by the process', value: memory.rss },
    { name: 'heap_bytes', help: 'Memory used by objects', value: memory.heapUsed },
    { name: 'uptime_seconds', help: 'Seconds since the start', value: Math.round(process.uptime()) },
  ];
}

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

/** Interval in ms of the samples. Each costs an idle server 25 µs. */
const RESOLUTION = 50;

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

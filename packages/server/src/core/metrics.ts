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

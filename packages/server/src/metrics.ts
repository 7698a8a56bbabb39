/** What `/metrics` tells, counted where it happens. */
export class Metrics {
  readonly counts = {
    answers: 0,
    answersAgain: 0,
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
  return [...counters, ...gauges]
    .map(({ name, help, value, type }) => {
      const full = `mazmorra_${name}`;
      return `# HELP ${full} ${help}\n# TYPE ${full} ${type ?? 'gauge'}\n${full} ${value}\n`;
    })
    .join('');
}

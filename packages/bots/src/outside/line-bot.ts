import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import manifest from '../../package.json' with { type: 'json' };
import { type Asked, type GameBegins, type GameOver, LINE_PROTOCOL, type LineToBot } from './messages.ts';
import { wordsOf } from './words.ts';

/** The bot did something for which its seat loses the game: a sentence without a subject, such as `gave no answer within 5000 ms`. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BotFault';
  }
}

/** Milliseconds that a program has to start and to greet: some load much before they can play. */
const START_MS = 60_000;
/** Longer lines than this are not read: a bot has one option to name. */
const LONGEST_LINE = 65_536;
/** Characters of a bot's standard error that are kept, from the end, for the report when it crashes. */
const LAST_WORDS = 500;

/** A bot that is a program of its own, spoken to over its standard input and output (docs/bot-protocol.md). One program plays one seat. */
export class LineBot {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #time: number;
  #name = '';
  #lastWords = '';
  /** Set while an answer is waited for. */
  #heard: ((line: string) => void) | undefined;
  #failed: ((fault: BotFault) => void) | undefined;
  /** Why it will answer no more. */
  #gone: BotFault | undefined;

  private constructor(command: string, time: number) {
    const [program = '', ...args] = wordsOf(command);
    this.#time = time;
    this.#child = spawn(program, args, { stdio: 'pipe', windowsHide: true });
    this.#child.on('error', (error) => this.#end(new BotFault(`could not be started (${error.message})`)));
    this.#child.on('close', (code, signal) => this.#end(new BotFault(this.#howItEnded(code, signal))));
    // A program that is gone cannot be written to; its end is told by `close`.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8');
    this.#child.stderr.on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line));
  }

  /** Starts the program and greets it. Rejects with a `BotFault` when it does not greet back. */
  static async start(command: string, time: number): Promise<LineBot> {
    const bot = new LineBot(command, time);
    try {
      await bot.#greet();
      return bot;
    } catch (error) {
      bot.stop();
      throw error;
    }
  }

  /** As it calls itself, or its command. */
  get name(): string {
    return this.#name;
  }

  begin(game: Omit<GameBegins, 'do'>): void {
    this.#send({ do: 'game', ...game });
  }

  /** The name of the option that the bot chose. */
  async answer(asked: Omit<Asked, 'do'>): Promise<string> {
    const { answer } = await this.#ask({ do: 'answer', ...asked }, this.#time);
    if (typeof answer !== 'string') throw new BotFault('answered with a line that has no text `answer`');
    if (!asked.options.includes(answer))
      throw new BotFault(`answered ${JSON.stringify(answer.slice(0, 100))}, which is not one of its options`);
    return answer;
  }

  over(over: Omit<GameOver, 'do'>): void {
    this.#send({ do: 'over', ...over });
  }

  /** Ends the program, also one that does not react. */
  stop(): void {
    this.#gone ??= new BotFault('was ended');
    this.#child.stdin.destroy();
    this.#child.kill('SIGKILL');
  }

  async #greet(): Promise<void> {
    const program = `mazmorra ${manifest.version}`;
    const hello = await this.#ask(
      { do: 'hello', protocol: LINE_PROTOCOL, program, time: this.#time },
      START_MS,
    );
    if (hello['protocol'] !== LINE_PROTOCOL)
      throw new BotFault(
        `speaks protocol ${JSON.stringify(hello['protocol'])}, this is protocol ${LINE_PROTOCOL}`,
      );
    if (typeof hello['name'] === 'string') this.#name = hello['name'].slice(0, 24);
  }

  #send(line: LineToBot): void {
    this.#child.stdin.write(`${JSON.stringify(line)}\n`);
  }

  async #ask(line: LineToBot, time: number): Promise<Readonly<Record<string, unknown>>> {
    if (this.#gone) throw this.#gone;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const late = () => reject(new BotFault(`gave no answer within ${time} ms`));
    const timer = setTimeout(late, time);
    this.#heard = (answer) => {
      this.#heard = undefined;
      resolve(answer);
    };
    this.#failed = reject;
    this.#send(line);
    try {
      return readLine(await promise);
    } finally {
      clearTimeout(timer);
      this.#heard = undefined;
      this.#failed = undefined;
    }
  }

  #receive(line: string): void {
    if (line.length > LONGEST_LINE) this.#end(new BotFault('answered with a line that is too long'));
    else if (this.#heard) this.#heard(line);
    // A second answer to one question would be taken for the answer to the next.
    else this.#end(new BotFault('spoke without being asked'));
  }

  #end(fault: BotFault): void {
    this.#gone ??= fault;
    this.#failed?.(this.#gone);
  }

  #howItEnded(code: number | null, signal: NodeJS.Signals | null): string {
    const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
    const words = this.#lastWords.trim();
    return words === '' ? how : `${how} and said: ${words}`;
  }
}

function readLine(line: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return read as Record<string, unknown>;
  } catch {
    // Told below: what is no JSON is no object either.
  }
  throw new BotFault(`answered ${JSON.stringify(line.slice(0, 100))}, which is no JSON object`);
}

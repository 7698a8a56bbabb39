import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Said } from '@mazmorra/kernel';
import manifest from '../../package.json' with { type: 'json' };
import { BotFault, sayFault } from './faults.ts';
import { type Asked, type GameBegins, type GameOver, LINE_PROTOCOL, type LineToBot } from './messages.ts';
import { wordsOf } from './words.ts';

/** Default time limit in ms for one answer of an external program. */
export const usualAnswerMs = 10_000;
/** Time limit in ms for a program to start and to greet; some load a lot first. */
const START_MS = 60_000;
/** Maximum length of a line from the program; an answer names one option only. */
const LONGEST_LINE = 65_536;
/** Number of characters kept from the end of a bot's standard error, for the report after a crash. */
const LAST_WORDS = 500;

/**
 * A bot that runs as a separate program, connected by its standard input and output (docs/bot-protocol.md). One program
 * plays one seat.
 */
export class LineBot {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #time: number;
  #name = '';
  #lastWords = '';
  /** Receives the next line; set while an answer is awaited. */
  #heard: ((line: string) => void) | undefined;
  #failed: ((fault: BotFault) => void) | undefined;
  /** The fault that ended the program, if any. */
  #gone: BotFault | undefined;

  private constructor(command: string, time: number) {
    const [program = '', ...args] = wordsOf(command);
    this.#time = time;
    this.#child = spawn(program, args, { stdio: 'pipe', windowsHide: true });
    this.#child.on('error', (error) => this.#end(new BotFault(sayFault('not-started', error.message))));
    this.#child.on('close', (code, signal) => this.#end(new BotFault(this.#howItEnded(code, signal))));
    // Writing to a program that has ended fails; its end is reported by `close`.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8');
    this.#child.stderr.on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line));
  }

  /** Starts the program and sends the greeting. Rejects with a `BotFault` if the program does not reply to it. */
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

  /** The name that the program gave in its greeting, or its command. */
  get name(): string {
    return this.#name;
  }

  begin(game: Omit<GameBegins, 'do'>): void {
    this.#send({ do: 'game', ...game });
  }

  /** The name of the option that the bot chose. */
  async answer(asked: Omit<Asked, 'do'>): Promise<string> {
    const { answer } = await this.#ask({ do: 'answer', ...asked }, this.#time);
    if (typeof answer !== 'string') throw new BotFault(sayFault('no-answer-text'));
    if (!asked.options.includes(answer))
      throw new BotFault(sayFault('no-option', JSON.stringify(answer.slice(0, 100))));
    return answer;
  }

  over(over: Omit<GameOver, 'do'>): void {
    this.#send({ do: 'over', ...over });
  }

  /** Ends the program, even if it does not react. */
  stop(): void {
    this.#gone ??= new BotFault(sayFault('ended'));
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
      throw new BotFault(sayFault('other-protocol', JSON.stringify(hello['protocol']), LINE_PROTOCOL));
    if (typeof hello['name'] === 'string') this.#name = hello['name'].slice(0, 24);
  }

  #send(line: LineToBot): void {
    this.#child.stdin.write(`${JSON.stringify(line)}\n`);
  }

  async #ask(line: LineToBot, time: number): Promise<Readonly<Record<string, unknown>>> {
    if (this.#gone) throw this.#gone;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const late = () => reject(new BotFault(sayFault('late', time)));
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
    if (line.length > LONGEST_LINE) this.#end(new BotFault(sayFault('line-too-long')));
    else if (this.#heard) this.#heard(line);
    // A second answer to one question would be taken as the answer to the next one.
    else this.#end(new BotFault(sayFault('unasked')));
  }

  #end(fault: BotFault): void {
    this.#gone ??= fault;
    this.#failed?.(this.#gone);
  }

  #howItEnded(code: number | null, signal: NodeJS.Signals | null): Said {
    const how = signal === null ? sayFault('ended-with', code ?? 0) : sayFault('ended-by', signal);
    const words = this.#lastWords.trim();
    return words === '' ? how : sayFault('last-words', how, words);
  }
}

function readLine(line: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return read as Record<string, unknown>;
  } catch {
    // Handled below: text that is not JSON is not an object either.
  }
  throw new BotFault(sayFault('no-object', JSON.stringify(line.slice(0, 100))));
}

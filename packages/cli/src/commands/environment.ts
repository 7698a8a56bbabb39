import { createInterface } from 'node:readline';
import { GameInPlay } from '@mazmorra/bots';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { type AnyGame, at, type Json, optionsOf, type Seat, seatsOf, type Variants } from '@mazmorra/kernel';
import manifest from '../../package.json' with { type: 'json' };
import { readFlags } from '../flags.ts';
import { requireGameId, seatsFor, variantsFor } from '../games.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = (text: Text): string => text.help.environment;

/** Version of the lines; raised when a program that reads them would misunderstand something (docs/environment.md). */
const PROTOCOL = 1;

/** Lets another program play all seats of a game: a line in, a line out. Ends when its input does. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    { seats: { type: 'string' }, option: { type: 'string', multiple: true } },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const game = gameOf(id);
  const seats = seatsFor(game, values.seats);
  const environment = new Environment(game, seats, variantsFor(game, seats, values.option ?? []));
  say(environment.greeting());
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      say(environment.hear(line));
    } catch (error) {
      if (!(error instanceof WrongLine)) throw error;
      say({ error: error.message });
    }
  }
  return exitCodes.fine;
}

const say = (line: Json): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** A line that cannot be carried out; nothing has changed. */
class WrongLine extends Error {}

/** One game after the other, each as its seats see it. */
class Environment {
  readonly #game: AnyGame;
  readonly #seats: number;
  readonly #variants: Variants;
  #playing: GameInPlay | undefined;
  /** The number of its events that each seat has been told. */
  #told: number[] = [];

  constructor(game: AnyGame, seats: number, variants: Variants) {
    this.#game = game;
    this.#seats = seats;
    this.#variants = variants;
  }

  greeting(): Json {
    const { id, version } = this.#game;
    return {
      protocol: PROTOCOL,
      program: `mazmorra ${manifest.version}`,
      name: `mazmorra/${id}-v${version}`,
      seats: this.#seats,
      variants: { ...this.#variants },
    };
  }

  hear(text: string): Json {
    const line = parse(text);
    if (line['do'] === 'game') return this.#begin(line['seed']);
    if (line['do'] === 'answer') return this.#answer(line['seat'], line['option']);
    if (line['do'] === 'look') return this.#look(this.#seatOf(line['seat']));
    throw new WrongLine('`do` is one of game, answer and look');
  }

  #begin(seed: unknown): Json {
    if (typeof seed !== 'string') throw new WrongLine('`seed` is a text');
    this.#playing = new GameInPlay(this.#game, this.#seats, { seed, variants: this.#variants }, true);
    this.#told = Array.from({ length: this.#seats }, () => 0);
    return this.#position();
  }

  #answer(seat: unknown, name: unknown): Json {
    const playing = this.#current();
    const from = this.#seatOf(seat);
    if (!this.#waits().includes(from)) throw new WrongLine(`seat ${from} is not asked`);
    const options = optionsOf(this.#game, playing.state, from);
    const option = options.find((one) => this.#game.nameOf(one) === name);
    if (option === undefined) throw new WrongLine(`${JSON.stringify(name)} is not one of the options`);
    playing.answer(from, option);
    return this.#position();
  }

  /** Whom the game waits for, with what each of them sees; or how it ended, with what each seat was told last. */
  #position(): Json {
    const playing = this.#current();
    const waits = this.#waits();
    if (waits.length > 0) return { waits: waits.map((seat) => this.#look(seat)) };
    const everybody = Array.from({ length: this.#seats }, (_, seat) => seat);
    return {
      over: { ...playing.end().outcome } as unknown as Json,
      seats: everybody.map((seat) => ({ seat, view: this.#view(seat), events: this.#news(seat) })),
    };
  }

  /** What a seat sees, and what it is asked if it is. */
  #look(seat: Seat): Json {
    const { state } = this.#current();
    const seen = { seat, view: this.#view(seat), events: this.#news(seat) };
    if (!this.#waits().includes(seat)) return seen;
    const options = optionsOf(this.#game, state, seat);
    return {
      ...seen,
      kind: this.#game.decisionKind(state, seat),
      options: options.map((option) => this.#game.nameOf(option)),
      numbers: [...options],
    };
  }

  readonly #view = (seat: Seat): Json => this.#game.view(this.#current().state, seat) as Json;

  #news(seat: Seat): Json {
    const heard = at(this.#current().heard, seat);
    const news = heard.slice(this.#told[seat]);
    this.#told[seat] = heard.length;
    return news as unknown as Json;
  }

  #waits(): Seat[] {
    return seatsOf(this.#game.awaited(this.#current().state));
  }

  #current(): GameInPlay {
    if (this.#playing === undefined) throw new WrongLine('no game has begun: {"do":"game","seed":"1"}');
    return this.#playing;
  }

  #seatOf(seat: unknown): Seat {
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= this.#seats)
      throw new WrongLine(`\`seat\` is a number from 0 to ${this.#seats - 1}`);
    return seat;
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw new WrongLine('a line is one JSON object');
}

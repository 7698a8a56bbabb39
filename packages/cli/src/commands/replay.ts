import { type GameId, gameOf, isGameId } from '@mazmorra/bots';
import {
  type AnyGame,
  type GameRecord,
  type GameText,
  type Json,
  type Language,
  type Names,
  openRecord,
  Refusal,
  type Step,
  seenBy,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { machineLanguage, textOf } from '../games.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = `mazmorra replay FILE [--viewer SEAT|spectator|all] [--at N] [--lang es|en] [--json]

Tells a recorded game step by step, as one viewer saw it.
  --viewer   a seat counted from 0, a spectator, or all hands open (all)
  --at N     up to answer number N, 0 being the set-up (the whole game)
  --lang     the language of the sentences (the machine's)
  --json     one JSON object: the steps, and the view and what is asked at the last of them`;

type AnyTable = ReturnType<typeof Table.open>;

interface Told {
  readonly number: number;
  readonly seat?: number;
  readonly option?: string;
  readonly events: readonly unknown[];
  readonly lines: readonly string[];
}

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      viewer: { type: 'string' },
      at: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
    },
    ['FILE'],
  );
  const language = oneOf('--lang', values.lang, machineLanguage(process.env), ['es', 'en']);
  const { record, id } = requireRecord(words[0] ?? '');
  const viewer = readViewer(values.viewer, record.seats);
  const total = record.answers.length;
  const until = wholeNumber('--at', values.at, total, { min: 0, max: total });

  const storyteller = new Storyteller(record, gameOf(id), await textOf(id, language), viewer, language);
  const { table, steps, broken } = storyteller.tell(until);
  if (values.json) printJson(storyteller.json(table, steps, until, broken) as unknown as Json);
  else storyteller.print(table, steps);
  if (broken === undefined) return exitCodes.fine;
  process.stderr.write(`${broken}\n`);
  return exitCodes.different;
}

function requireRecord(file: string): { record: GameRecord; id: GameId } {
  const read = readRecordFile(file);
  if ('damage' in read) throw new UsageError(`${file} is a damaged record: ${read.damage}`);
  const { record } = read;
  if (isGameId(record.game)) return { record, id: record.game };
  throw new UsageError(`${file} is of a game we do not know: ${record.game}`);
}

function readViewer(flag: string | undefined, seats: number): Viewer {
  if (flag === undefined || flag === 'all') return 'all';
  if (flag === 'spectator') return 'spectator';
  const seat = /^\d+$/.test(flag) ? Number(flag) : Number.NaN;
  if (seat < seats) return seat;
  throw new UsageError(
    `--viewer ${JSON.stringify(flag)}: allowed are a seat from 0 to ${seats - 1}, spectator or all`,
  );
}

/** Plays a record again and puts it into words for one viewer. */
class Storyteller {
  readonly #record: GameRecord;
  readonly #game: AnyGame;
  readonly #text: GameText<unknown>;
  readonly #viewer: Viewer;
  readonly #names: Names;
  readonly #words: { readonly start: string; readonly over: string; readonly toDecide: string };

  constructor(
    record: GameRecord,
    game: AnyGame,
    text: GameText<unknown>,
    viewer: Viewer,
    language: Language,
  ) {
    this.#record = record;
    this.#game = game;
    this.#text = text;
    this.#viewer = viewer;
    const nameOf = (seat: number): string =>
      record.names[seat] || `${language === 'es' ? 'Asiento' : 'Seat'} ${seat}`;
    this.#names = typeof viewer === 'number' ? { seat: nameOf, own: viewer } : { seat: nameOf };
    this.#words =
      language === 'es'
        ? { start: 'Preparación', over: 'Fin de la partida', toDecide: 'Por decidir' }
        : { start: 'Set-up', over: 'The game is over', toDecide: 'To be decided' };
  }

  tell(until: number): { table: AnyTable; steps: Told[]; broken?: string } {
    const opened = openRecord(this.#game, this.#record);
    if (!(opened instanceof Table)) {
      const why = 'message' in opened ? opened.message : opened.code;
      throw new UsageError(`the record cannot be played: ${why}; \`mazmorra verify\` tells more`);
    }
    const steps = [this.#told(opened.last)];
    for (const [seat, option] of this.#record.answers.slice(0, until)) {
      try {
        steps.push(this.#told(opened.answer(seat, option)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { table: opened, steps, broken: `answer ${opened.number + 1} is not legal: ${error.message}` };
      }
    }
    return { table: opened, steps };
  }

  /** One step as the viewer learns of it: what another seat chose in secret is not told, only what was seen of it. */
  #told({ number, seat, option, events }: Step<unknown>): Told {
    const seen = events.flatMap((event) => seenBy(event, this.#viewer) ?? []);
    const lines = seen.flatMap((event) => this.#text.event(event, this.#names) ?? []);
    const open = this.#viewer === 'all' || this.#viewer === seat;
    return {
      number,
      ...(seat !== undefined && open && { seat }),
      ...(option !== undefined && open && { option: this.#game.nameOf(option) }),
      events: seen,
      lines,
    };
  }

  #asked(table: AnyTable) {
    return table.decisions
      .filter(({ seat }) => this.#viewer === 'all' || this.#viewer === seat)
      .map(({ seat, kind, options, optional }) => ({
        seat,
        kind,
        optional,
        options: options.map((option) => this.#game.nameOf(option)),
      }));
  }

  json(table: AnyTable, steps: readonly Told[], at: number, broken: string | undefined) {
    const { game, version, seats, names, options, answers } = this.#record;
    return {
      game,
      version,
      seats,
      names,
      options,
      viewer: this.#viewer,
      at,
      answers: answers.length,
      steps,
      view: table.view(this.#viewer),
      decisions: this.#asked(table),
      ...(table.outcome && { outcome: table.outcome }),
      ...(broken !== undefined && { broken }),
    };
  }

  print(table: AnyTable, steps: readonly Told[]): void {
    const { names } = this.#record;
    print(`${this.#text.name}: ${names.join(', ')}\n`);
    for (const step of steps) {
      const [first, ...rest] = this.#sentences(step);
      if (first === undefined) continue;
      print(`${String(step.number).padStart(4)}  ${first}`);
      for (const line of rest) print(`      ${line}`);
    }
    print();
    if (table.outcome !== undefined) this.#printOutcome(table);
    else this.#printAsked(table);
  }

  /** What happened; where nothing was to be seen but the viewer knows what was chosen, that. */
  #sentences({ number, seat, option, lines }: Told): readonly string[] {
    if (number === 0) return [this.#words.start, ...lines];
    if (lines.length > 0 || seat === undefined || option === undefined) return lines;
    return [`${this.#names.seat(seat)}: ${this.#text.option(option, this.#names)}`];
  }

  #printOutcome({ outcome }: AnyTable): void {
    if (outcome === undefined) return;
    print(`${this.#words.over} (${outcome.rule})`);
    const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
    for (const { place, seat } of order) {
      const scores = Object.entries(outcome.scores[seat] ?? {});
      const told = scores.map(([id, value]) => `${this.#text.scores[id] ?? id} ${value}`).join(', ');
      print(`      ${place}. ${this.#names.seat(seat)}  ${told}`.trimEnd());
    }
  }

  #printAsked(table: AnyTable): void {
    const waited = table.decisions
      .filter(({ optional }) => !optional)
      .map(({ seat }) => this.#names.seat(seat));
    print(`${this.#words.toDecide}: ${waited.join(', ')}`);
    for (const { seat, kind, options } of this.#asked(table)) {
      print(`      ${this.#names.seat(seat)}: ${this.#text.decision(kind)}`);
      for (const option of options) print(`        · ${this.#text.option(option, this.#names)}`);
    }
  }
}

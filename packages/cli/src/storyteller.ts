import {
  type AnyGame,
  type GameRecord,
  type GameText,
  isOwn,
  type Language,
  linesIn,
  lineWithNames,
  type Names,
  type Outcome,
  openRecord,
  Refusal,
  type Step,
  seenBy,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import { type Sentence, type Text, textIn } from './text/index.ts';
import { UsageError } from './usage.ts';

type AnyTable = ReturnType<typeof Table.open>;

interface Told {
  readonly number: number;
  readonly seat?: number;
  readonly option?: string;
  /** The kind of decision that the option answered. */
  readonly kind?: string;
  readonly events: readonly unknown[];
  readonly lines: readonly string[];
}

/** Plays a record again and puts it into words for one viewer. */
export class Storyteller {
  readonly #record: GameRecord;
  readonly #game: AnyGame;
  readonly #text: GameText<unknown>;
  readonly #viewer: Viewer;
  readonly #names: Names;
  readonly #words: Text['story'];
  readonly #language: Language;

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
    this.#language = language;
    this.#words = textIn(language).story;
    const nameOf = (seat: number): string => record.names[seat] || this.#words.seat(seat + 1);
    this.#names = typeof viewer === 'number' ? { seat: nameOf, own: viewer } : { seat: nameOf };
  }

  /** `broken` says which answer is not legal, if one is not. */
  tell(until: number): { table: AnyTable; steps: Told[]; broken?: Sentence } {
    const opened = openRecord(this.#game, this.#record);
    if (!(opened instanceof Table)) {
      const why = 'message' in opened ? opened : new Error(opened.code);
      throw new UsageError(({ replay, failure }) => replay.unplayable(failure(why)));
    }
    const steps = [this.#told(opened.last)];
    for (const [seat, option] of this.#record.answers.slice(0, until)) {
      const kind = opened.decisions.find((decision) => decision.seat === seat)?.kind;
      try {
        steps.push(this.#told(opened.answer(seat, option), kind));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const broken: Sentence = ({ replay, failure }) => replay.illegal(opened.number + 1, failure(error));
        return { table: opened, steps, broken };
      }
    }
    return { table: opened, steps };
  }

  /** A record of a version that this program does not play, as far as it tells of itself: its log and its result. */
  unplayed(): string[] {
    const { version, outcome, log = [] } = this.#record;
    const lines = log.flatMap((step) =>
      linesIn(step, this.#language).map(
        (line) => `${String(step.n).padStart(4)}  ${lineWithNames(line, this.#names.seat)}`,
      ),
    );
    return [
      this.#title(),
      '',
      this.#words.unplayed(version),
      ...lines,
      '',
      ...(outcome ? this.#ending(outcome) : []),
    ];
  }

  /** One step as the viewer learns of it: what another seat chose in secret is not told, only what was seen of it. */
  #told({ number, seat, option, events }: Step<unknown>, kind?: string): Told {
    const seen = events.flatMap((event) => seenBy(event, this.#viewer) ?? []);
    const lines = seen.flatMap((event) => this.#text.event(event, this.#names) ?? []);
    const open = this.#viewer === 'all' || this.#viewer === seat;
    return {
      number,
      ...(seat !== undefined && open && { seat }),
      ...(option !== undefined && open && { option: this.#game.nameOf(option) }),
      ...(kind !== undefined && open && { kind }),
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

  /** The whole game as lines of text. */
  lines(table: AnyTable, steps: readonly Told[]): string[] {
    return [
      this.#title(),
      '',
      ...steps.flatMap((step) => this.#paragraph(step)),
      '',
      ...(table.outcome === undefined ? this.#asking(table) : this.#ending(table.outcome)),
    ];
  }

  #title(): string {
    const people = Array.from({ length: this.#record.seats }, (_, seat) => this.#listed(seat));
    return this.#words.told(this.#text.name, people.join(', '));
  }

  /** A name in a list: the viewer's own is marked. */
  #listed(seat: number): string {
    const name = this.#names.seat(seat);
    return isOwn(seat, this.#names) ? this.#words.own(name) : name;
  }

  #paragraph(step: Told): string[] {
    const [first, ...rest] = this.#sentences(step);
    if (first === undefined) return [];
    return [`${String(step.number).padStart(4)}  ${first}`, ...rest.map((line) => `      ${line}`)];
  }

  /** What happened; where nothing was to be seen but the viewer knows what was chosen, that. */
  #sentences({ number, seat, option, kind, lines }: Told): readonly string[] {
    if (number === 0) return [this.#words.start, ...lines];
    if (lines.length > 0 || seat === undefined || option === undefined) return lines;
    const what = this.#text.option(option, this.#names, kind);
    return [
      isOwn(seat, this.#names)
        ? this.#words.youChoose(what)
        : this.#words.chooses(this.#names.seat(seat), what),
    ];
  }

  /** The places, or plain rows where nobody won: then nobody was first. */
  #ending({ places, scores, winners }: Outcome): string[] {
    const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
    const rows = order.map(({ place, seat }) => {
      const told = Object.entries(scores[seat] ?? {}).flatMap(([id, value]) => {
        const heading = this.#text.scores[id] ?? id;
        if (!this.#text.marks?.includes(id)) return [this.#words.told(heading, String(value))];
        const told = value > 0 ? heading : this.#text.unmarked?.[id];
        return told === undefined ? [] : [told];
      });
      const rank = winners.length > 0 ? `${place}. ` : '';
      return `      ${[`${rank}${this.#listed(seat)}`, ...told].join('. ')}.`;
    });
    return [this.#words.over, ...rows];
  }

  #asking(table: AnyTable): string[] {
    const awaited = table.decisions.filter(({ optional }) => !optional);
    return [
      this.#words.toDecide(awaited.map(({ seat }) => this.#listed(seat)).join(', ')),
      ...this.#asked(table).flatMap(({ seat, kind, options }) => [
        `      ${this.#words.told(this.#listed(seat), this.#text.decision(kind))}`,
        ...options.map((option) => `        · ${this.#text.option(option, this.#names, kind)}`),
      ]),
    ];
  }
}

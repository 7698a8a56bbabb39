import {
  type AnyGame,
  allSeenBy,
  type Decision,
  FastRng,
  fastSource,
  type GameEvent,
  type GameText,
  type GameTexts,
  LANGUAGES,
  type Language,
  type Seat,
  Table,
  type Variants,
  type Viewer,
} from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { variantSets } from '../battery/battery.ts';
import { viewersOf } from '../battery/checks.ts';
import { isLong } from '../long.ts';
import { forbiddenIn, readGlossary } from './glossary.ts';
import { type LintOptions, lint } from './lint.ts';
import { namesFor, PEOPLE } from './people.ts';

export interface TextBatteryOptions {
  /** Number of games per table; ten times as many with MAZMORRA_LONG=1. */
  readonly games?: number;
  readonly maxAnswers: number;
  /** Minimum number of different lines that a run must meet, so that an empty run fails. */
  readonly lines: number;
  /** Names of things that take no article in either language. */
  readonly proper?: readonly string[];
  /** Sets of variants to play in addition to the defaults and each single value of each single variant. */
  readonly combinations?: readonly Variants[];
}

/** Ids that are also ordinary English words. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(['face-down', 'face-up', 'cave-in', 'start-player']);
const SOMEBODY = new RegExp(PEOPLE.join('|'), 'g');

/** The languages of the short run: those in which sentences are written first, and the two with the most forms of a word. */
const BRIEF: readonly string[] = ['es', 'en', 'de', 'fr'];
const played = LANGUAGES.filter((language) => isLong || BRIEF.includes(language));

/**
 * The battery for texts: runs the lint on every event, decision and option of random games, for every kind of viewer
 * (each seat, a spectator, the open archive), and on all static texts. The long run tells them in every language.
 */
export function textBattery<E>(game: AnyGame, texts: GameTexts<E>, options: TextBatteryOptions): void {
  describe(`texts of ${game.id}`, () => {
    test.each(LANGUAGES)('what stands still, in %s', (language) => {
      const check = new Checker(game, texts[language] as GameText<unknown>, language, options.proper);
      check.still();
      expect(check.faults()).toEqual([]);
    });

    test('every event, decision and option of random games, to every viewer', () => {
      const told = Object.fromEntries(played.map((language) => [language, texts[language]]));
      const { faults, met } = playedFaults(game, told, options);
      expect(faults).toEqual([]);
      expect(met).toBeGreaterThanOrEqual(options.lines);
    });
  });
}

/** The faults in the texts of random games, and the number of different texts in the language with fewer of them. */
export function playedFaults<E>(
  game: AnyGame,
  texts: Partial<GameTexts<E>>,
  options: TextBatteryOptions,
): { faults: string[]; met: number } {
  const games = (options.games ?? 1) * (isLong ? 10 : 1);
  const checkers = Object.entries(texts).map(
    ([language, text]) => new Checker(game, text as GameText<unknown>, language as Language, options.proper),
  );
  for (const { seats, variants } of tablesOf(game, options.combinations ?? []))
    for (let n = 0; n < games; n++) play(game, seats, variants, `text ${n}`, options.maxAnswers, checkers);
  return {
    faults: checkers.flatMap((check) => check.faults()),
    met: Math.min(...checkers.map(({ met }) => met)),
  };
}

/**
 * The tables to play: every seat count with the defaults, and every set of variants, at every seat count with
 * MAZMORRA_LONG=1, otherwise at one.
 */
function tablesOf(game: AnyGame, combinations: readonly Variants[]) {
  const tables: { readonly seats: number; readonly variants: Variants }[] = [];
  const played = new Set<string>();
  for (let seats = game.seats.max; seats >= game.seats.min; seats--)
    for (const variants of variantSets(game, seats, combinations)) {
      const key = JSON.stringify(variants);
      const again = played.has(key) && key !== '{}' && !isLong;
      if (!again) tables.push({ seats, variants });
      played.add(key);
    }
  return tables;
}

/** Plays one random game and passes all its texts to the checkers. */
function play(
  game: AnyGame,
  seats: number,
  variants: Variants,
  seed: string,
  maxAnswers: number,
  checkers: readonly Checker[],
): void {
  const chooser = new FastRng(`${seed} ${seats} ${JSON.stringify(variants)}`);
  const table = Table.open(game, { seats, variants, random: fastSource(seed) });
  const viewers: Viewer[] = [...viewersOf(seats), 'all'];
  const tell = (events: readonly GameEvent<unknown>[]) => {
    for (const check of checkers) for (const viewer of viewers) check.events(events, viewer);
  };
  tell(table.last.events);
  for (let answers = 0; table.decisions.length > 0 && answers < maxAnswers; answers++) {
    for (const check of checkers) for (const decision of table.decisions) check.decision(decision);
    const { seat, options, number } = chooser.pick(table.decisions);
    tell(table.answer(seat, chooser.pick(options), number).events);
  }
}

/** Collects the faults of one language, checking each text once. */
class Checker {
  readonly #game: AnyGame;
  readonly #text: GameText<unknown>;
  readonly #language: Language;
  readonly #lint: LintOptions;
  readonly #seen = new Set<string>();
  /** The first text with each fault, regardless of the names in it. */
  readonly #faults = new Map<string, string>();

  constructor(game: AnyGame, text: GameText<unknown>, language: Language, proper: readonly string[] = []) {
    this.#game = game;
    this.#text = text;
    this.#language = language;
    this.#lint = {
      names: [...PEOPLE, ...proper],
      ids: new Set(Object.keys(text.components).filter((id) => /[-:]/.test(id) && !ENGLISH_WORDS.has(id))),
      forbidden: forbiddenIn(readGlossary(), language, game.id),
    };
  }

  get met(): number {
    return this.#seen.size;
  }

  /** The first faults only, to keep the report readable. */
  faults(): string[] {
    return [...this.#faults.values()].slice(0, 40);
  }

  still(): void {
    // Not the name of the game: a title may be in another language.
    const { tagline, variants, components, scores } = this.#text;
    for (const text of [tagline, ...Object.values(scores)]) this.#check(text, 'text', false);
    for (const { name, sentence, values } of Object.values(variants)) {
      for (const text of [name, ...Object.values(values ?? {})])
        this.#check(text, 'option of the table', false);
      this.#check(sentence, 'option of the table', true);
    }
    for (const [id, { name, text }] of Object.entries(components)) {
      this.#check(name, id, false);
      if (text !== undefined) this.#check(text, id, true);
    }
  }

  events(events: readonly GameEvent<unknown>[], viewer: Viewer): void {
    const names = namesFor(viewer);
    for (const seen of allSeenBy(events, viewer)) {
      const line = this.#text.event(seen, names);
      if (line !== undefined) this.#check(line, JSON.stringify(seen.event), true, viewer);
    }
  }

  decision({ seat, kind, options }: Decision): void {
    this.#check(this.#text.decision(kind), kind, false);
    for (const option of options) {
      const name = this.#game.nameOf(option);
      for (const own of [seat, undefined] as readonly (Seat | undefined)[]) {
        const names = namesFor(own ?? 'spectator');
        this.#check(this.#text.option(name, names, kind), name, false);
      }
    }
  }

  #check(text: string, source: string, sentence: boolean, viewer?: Viewer): void {
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    for (const { rule, found } of lint(text, this.#language, { ...this.#lint, sentence })) {
      const to = viewer === undefined ? '' : ` to ${viewer}`;
      const alike = `${rule}: ${text.replace(SOMEBODY, '@').replace(/\d+/g, '#')}`;
      if (!this.#faults.has(alike)) this.#faults.set(alike, `${rule} (${found}): ${text} [${source}${to}]`);
    }
  }
}

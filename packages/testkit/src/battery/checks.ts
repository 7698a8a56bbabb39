import {
  type AnyGame,
  allSeenBy,
  FastRng,
  type GameEvent,
  type Option,
  optionsOf,
  Refusal,
  type Seat,
  seatsOf,
  type Table,
  type Viewer,
} from '@mazmorra/kernel';

type AnyTable = ReturnType<typeof Table.open>;

/** A violation of the game contract. The battery adds how to reproduce it. */
export class Broken extends Error {}

const json = (value: unknown): string => JSON.stringify(value);

function require(holds: boolean, promise: string, ...facts: unknown[]): asserts holds {
  if (!holds)
    throw new Broken(
      [promise, ...facts.map((fact) => (typeof fact === 'string' ? fact : json(fact)))].join('\n  '),
    );
}

export const viewersOf = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** Checks the options: not empty, unique, the same list on every call, and each with a name that maps back to it. */
export function checkOptions(game: AnyGame, table: AnyTable): void {
  const over = table.outcome !== undefined;
  const asked = game.awaited(table.state);
  require(over === (asked === 0), 'the game waits for somebody exactly while it has no outcome', {
    over,
    asked,
  });
  require((asked & game.invited(table.state)) === 0, 'a seat is awaited or invited, not both');
  for (const { seat, options } of table.decisions) {
    require(options.length > 0, `seat ${seat} is asked but has no option`);
    require(new Set(options).size === options.length, `seat ${seat} has an option twice`, options);
    require(json(optionsOf(game, table.state, seat)) ===
      json(options), `the options of seat ${seat} change when asked again`);
    for (const option of options) {
      require(game.optionNamed(game.nameOf(option)) ===
        option, `${game.nameOf(option)} does not lead back to its option ${option}`);
    }
  }
}

/** Checks that every offered option is accepted, on a copy that shares nothing mutable with the original state. */
export function checkEveryOption(game: AnyGame, table: AnyTable, seed: string): void {
  const before = json(table.state);
  for (const { seat, options } of table.decisions) {
    for (const option of options) {
      const copy = game.copy(table.state);
      try {
        game.answer(copy, seat, option, new FastRng(seed), () => {});
      } catch (error) {
        throw new Broken(
          `${game.nameOf(option)} is offered to seat ${seat} but fails: ${error instanceof Error ? error.stack : error}`,
        );
      }
    }
  }
  require(json(table.state) === before, 'answering on a copy changed the state it was copied from');
}

export function checkCopy(game: AnyGame, state: unknown): void {
  const copy = game.copy(state);
  require(json(copy) === json(state), 'a copy differs from its state');
  require(json(JSON.parse(json(state))) === json(state), 'the state does not survive JSON');
  const plain = firstNotPlain(state, 'state');
  require(plain === undefined, `the state holds something that is not plain JSON: ${plain}`);
  const shared = firstShared(copy, state, 'state');
  require(shared === undefined, `a copy shares ${shared} with its state`);
}

function firstNotPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} = ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return `${path} is of a class`;
  for (const [key, inner] of Object.entries(value)) {
    const found = firstNotPlain(inner, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

function firstShared(a: unknown, b: unknown, path: string): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  // A frozen value cannot be changed, so it may be shared.
  if (a === b) return Object.isFrozen(a) ? undefined : path;
  for (const key of Object.keys(a)) {
    const found = firstShared(a[key as keyof typeof a], b[key as keyof typeof b], `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/**
 * Checks that options not offered are refused with a reason and change nothing. `known` are option names met so far.
 */
export function checkRefusals(
  game: AnyGame,
  table: AnyTable,
  known: readonly string[],
  rules: ReadonlySet<string>,
): void {
  const before = json(table.snapshot());
  for (let seat = 0; seat < table.seats; seat++) {
    const offered = new Set(table.decisionOf(seat)?.options.map((option) => game.nameOf(option)));
    for (const name of [...known, 'no such option', '', '\u0000']) {
      if (offered.has(name)) continue;
      let refusal: unknown;
      try {
        table.answer(seat, name);
      } catch (error) {
        refusal = error;
      }
      require(refusal instanceof Refusal, `seat ${seat}: ${name} is not offered but not refused`, String(
        refusal,
      ));
      if (refusal.reason.code !== 'not-allowed') continue;
      require(rules.has(refusal.reason.rule), `the refusal of ${name} names no rule: ${refusal.reason.rule}`);
    }
  }
  require(json(table.snapshot()) === before, 'a refused answer left a trace');
}

/** Everything that a viewer receives of a position, as one text. */
function received(game: AnyGame, state: unknown, viewer: Viewer): string {
  const awaited = game.awaited(state);
  const invited = game.invited(state);
  const kinds = seatsOf(awaited).map((seat) => [seat, game.decisionKind(state, seat)]);
  const own =
    typeof viewer === 'number' && ((awaited | invited) & (1 << viewer)) !== 0
      ? [game.decisionKind(state, viewer), optionsOf(game, state, viewer)]
      : undefined;
  return json([game.view(state, viewer), awaited, invited, kinds, own, game.outcome(state)]);
}

/**
 * Checks secrecy: everything a viewer receives stays the same, byte for byte, when all that they cannot know is
 * re-dealt; and the re-dealt world does not depend on anything they cannot know. Returns whether anything was in fact
 * re-dealt.
 */
export function checkSecrecy(game: AnyGame, state: unknown, viewer: Viewer, seed: string): boolean {
  const before = json(state);
  const mine = received(game, state, viewer);
  const other = game.redeal(state, viewer, new FastRng(`${seed} other`));
  require(json(state) === before, 'redeal changed the state it was given');
  const theirs = received(game, other, viewer);
  require(mine === theirs, `viewer ${viewer} can tell a re-dealt world from the true one`, firstDifference(
    mine,
    theirs,
  ));
  require(json(game.census(other)) ===
    json(game.census(state)), `re-dealing for ${viewer} changes what components there are`, firstDifference(
    json(game.census(state)),
    json(game.census(other)),
  ));
  const fromTrue = json(game.redeal(state, viewer, new FastRng(seed)));
  const fromOther = json(game.redeal(other, viewer, new FastRng(seed)));
  require(fromTrue ===
    fromOther, `what ${viewer} imagines hangs on what ${viewer} cannot know`, firstDifference(
    fromTrue,
    fromOther,
  ));
  return json(other) !== before;
}

/**
 * Checks events. If an answer reveals nothing to a viewer and uses no random numbers, the viewer is told the same about
 * it in a re-dealt world. If two answers of another seat leave a viewer with the same view, the viewer is told the same
 * about both, unless the rules make that choice in the `open`.
 */
export function checkEvents(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  option: Option,
  viewer: Viewer,
  seed: string,
  open: boolean,
): void {
  const here = tryAnswer(game, state, seat, option, viewer, seed);
  const other = game.redeal(state, viewer, new FastRng(`${seed} events`));
  const legal =
    ((game.awaited(other) | game.invited(other)) & (1 << seat)) !== 0 &&
    optionsOf(game, other, seat).includes(option);
  if (legal && here.quiet) {
    const there = tryAnswer(game, other, seat, option, viewer, seed);
    require(here.told === there.told &&
      here.after ===
        there.after, `what ${viewer} is told of ${game.nameOf(option)} by seat ${seat} hangs on what ${viewer} cannot know, without the event saying that it reveals`, firstDifference(
      here.told,
      there.told,
    ) || firstDifference(here.after, there.after));
  }
  if (viewer === seat || open) return;
  for (const sibling of optionsOf(game, state, seat)) {
    if (sibling === option) continue;
    const instead = tryAnswer(game, state, seat, sibling, viewer, seed);
    if (instead.after !== here.after) continue;
    require(instead.told ===
      here.told, `${viewer} sees the same table after ${game.nameOf(option)} and ${game.nameOf(sibling)} by seat ${seat}, but is told them apart`, firstDifference(
      here.told,
      instead.told,
    ));
  }
}

function tryAnswer(game: AnyGame, state: unknown, seat: Seat, option: Option, viewer: Viewer, seed: string) {
  const copy = game.copy(state);
  const rng = new CountingRng(seed);
  const events: GameEvent<unknown>[] = [];
  game.answer(copy, seat, option, rng, (event: GameEvent<unknown>) => events.push(event));
  return {
    told: json(allSeenBy(events, viewer)),
    after: received(game, copy, viewer),
    quiet: rng.draws === 0 && !events.some((event) => event.reveals),
  };
}

class CountingRng extends FastRng {
  draws = 0;
  override int(below: number): number {
    this.draws++;
    return super.int(below);
  }
}

export function checkCensus(game: AnyGame, state: unknown, expected: string): void {
  const now = json(game.census(state));
  require(now === expected, 'components appeared or vanished', firstDifference(expected, now));
}

/** The text around the first difference of two texts. */
function firstDifference(a: string, b: string): string {
  if (a === b) return '';
  let i = 0;
  while (a[i] === b[i]) i++;
  const from = Math.max(0, i - 120);
  return `…${a.slice(from, i + 160)}…\n  …${b.slice(from, i + 160)}…`;
}

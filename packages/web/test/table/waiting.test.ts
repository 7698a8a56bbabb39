import { type GameId, gameIds } from '@mazmorra/catalogue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSettings } from '../../src/settings/store.ts';
import { gistOf, wordsOf } from '../../src/table/gist.ts';
import { meanwhileAt } from '../../src/table/meanwhile.ts';
import { type Film, filmOf } from '../support/film.ts';

/*
 * How much of a game the reader waits, and whether the lines can be read, in whole games with a fake clock. `npx vitest run` prints the
 * figures. Before routine was told in one line: 71 to 98 % waiting, 59 to 94 % of the lines faster than 240 words a minute.
 *
 * In Dungeon Raiders half of that is out of reach: 65 of 66 points of waiting are cards that turn one by one and verdicts of a second
 * and a half, three seconds a room, where the reader of these films thinks for two and a half. In the others what decides and what the
 * reader does takes 29 to 46 of 50 to 63 points. So `idle`, the rest, is bounded too.
 */

/** Milliseconds for a word at 240 words a minute. */
const PER_WORD = 250;

interface Figures {
  /** The share of the game in which the reader is not asked, and of that what shows something that decides, or what the reader did. */
  readonly waiting: number;
  readonly show: number;
  /** The longest time without being asked, in seconds, and the longest while the reader's hero or dwarf is in the game. */
  readonly longest: number;
  readonly minutes: number;
  readonly lines: number;
  /** The share of lines that gave less time than it takes to read them. */
  readonly hasty: number;
}

function measured(film: Film): Figures {
  const { frames, length, screen, names } = film;
  const times = { waiting: 0, show: 0, span: 0, longest: 0 };
  const lines = new Map<number, { words: number; time: number }>();
  for (const [place, { at, staged }] of frames.entries()) {
    const time = (frames[place + 1]?.at ?? length) - at;
    const { state, beat, said } = staged;
    const asked = state?.decision !== undefined && !state.decision.optional;
    times.span = asked ? 0 : times.span + time;
    times.longest = Math.max(times.longest, times.span);
    if (!asked) times.waiting += time;
    if (!asked && beat && (screen.decides?.(beat.event) || beat.seat === names.own)) times.show += time;
    const gist = said && gistOf(said.entries, screen, screen.text('en'), names);
    if (!said || !gist) continue;
    const line = lines.get(said.id) ?? { words: wordsOf(gist.line), time: 0 };
    lines.set(said.id, { ...line, time: line.time + time });
  }
  // The last line stays.
  const read = [...lines.values()].slice(0, -1);
  const hasty = read.filter(({ words, time }) => time < words * PER_WORD).length;
  return {
    waiting: times.waiting / length,
    show: times.show / length,
    longest: times.longest / 1000,
    minutes: length / 60_000,
    lines: read.length,
    hasty: hasty / read.length,
  };
}

/** The most that a game may have: waiting, of that without anything that decides, and the longest wait in seconds. */
const BOUNDS: Readonly<Partial<Record<GameId, { waiting: number; idle: number; longest: number }>>> = {
  'dungeon-raiders': { waiting: 0.68, idle: 0.03, longest: 13 },
  'welcome-to-the-dungeon': { waiting: 0.65, idle: 0.25, longest: 35 },
  saboteur: { waiting: 0.53, idle: 0.24, longest: 17 },
  dungeonquest: { waiting: 0.62, idle: 0.25, longest: 55 },
};

beforeEach(() => useSettings.setState({ speed: 2, language: 'en' }));
afterEach(() => useSettings.setState(useSettings.getInitialState()));

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A new game has no bounds of its own yet. */
const NONE = { waiting: 1, idle: 1, longest: 300 };

for (const id of gameIds)
  test(`${id}: waiting is bounded, and a line stays as long as it takes to read`, async () => {
    for (const seed of ['b', 'c']) {
      const { waiting, show, longest, minutes, lines, hasty } = measured(
        await filmOf(id, id === 'saboteur' ? 5 : 4, seed),
      );
      console.log(
        `${id} ${seed}: ${minutes.toFixed(1)} minutes, waiting ${percent(waiting)} (${percent(show)} shows what decides), the longest ${longest.toFixed(1)} s; ${lines} lines, too fast ${percent(hasty)}`,
      );
      const most = BOUNDS[id] ?? NONE;
      expect(waiting).toBeLessThan(most.waiting);
      expect(waiting - show).toBeLessThan(most.idle);
      expect(longest).toBeLessThan(most.longest);
      expect(hasty).toBeLessThan(0.03);
    }
  });

for (const id of gameIds)
  test(`${id}: who waits is told for whom and why, unless something is shown that decides`, async () => {
    const { frames, length, screen, names } = await filmOf(id, id === 'saboteur' ? 5 : 4, 'b');
    let silent = 0;
    let told = 0;
    for (const [place, { at, staged }] of frames.entries()) {
      const { state, info, beat } = staged;
      if (!state || state.outcome || (state.decision && !state.decision.optional)) continue;
      if (beat && (screen.decides?.(beat.event) || beat.seat === 0)) continue;
      const text = screen.text('en');
      const props = { view: staged.told, viewer: state.viewer, names, text, language: 'en', info } as never;
      const time = (frames[place + 1]?.at ?? length) - at;
      if (meanwhileAt(staged, screen, props) === undefined) silent += time;
      else told += time;
    }
    expect(told).toBeGreaterThan(0);
    // A fight in which the reader plays the monster belongs to somebody's turn; the set-up to nobody's.
    expect(silent / (silent + told)).toBeLessThan(0.1);
  });

import { type Choice, seatInput } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { FastRng, type Names, newDeal } from '@mazmorra/kernel';
import { vi } from 'vitest';
import { loadScreen } from '../../src/games/registry.ts';
import type { Bots, BotTask } from '../../src/local/bots.ts';
import { Host, newTable } from '../../src/local/host.ts';
import type { SavedSeat, SavedTable } from '../../src/local/saved.ts';
import { memoryShelf } from '../../src/local/shelf.ts';
import { keyOf } from '../../src/table/choice.ts';
import type { AnswerResult, OfferedDecision, TableChange, TableClient } from '../../src/table/client.ts';
import type { AnyScreen } from '../../src/table/contract.ts';
import { holdBack, paceOf } from '../../src/table/pace.ts';
import { openStage, type StageState } from '../../src/table/stage.ts';

/** The table as it was on the screen from `at` on, in milliseconds of the fake clock. */
export interface Frame {
  readonly at: number;
  readonly staged: StageState;
}

export interface Film {
  readonly frames: readonly Frame[];
  readonly names: Names;
  readonly screen: AnyScreen;
  /** Milliseconds from the first frame to the end. */
  readonly length: number;
}

/** How long the reader of these films thinks about a decision, in milliseconds. */
const THOUGHT = 2500;

const people = ['Ana', 'Bruno', 'Carla', 'Dora', 'Eva'];

const seated = (seats: number): SavedSeat[] =>
  people
    .slice(0, seats)
    .map((name, seat) =>
      seat === 0 ? { name, kind: 'person' } : { name, kind: 'bot', level: 'adventurer' },
    );

/** Bots that answer at once, so that time passes only where the table or the stage lets it pass. */
function quickBots(id: GameId, seed: string): Bots {
  const chance = new FastRng(seed);
  const game = gameOf(id);
  const choose = ({ state, decision, events }: Omit<BotTask, 'level'>): Choice =>
    botFor(id, 'adventurer', {}).choose(seatInput(game, state, decision.seat, [...events], chance), chance);
  return {
    advise: async (task) => choose(task),
    choose: async (task) => choose(task).option,
    close: () => undefined,
  };
}

/** A whole game as seat 0 sees it, on the table and the stage of the page, with a clock that only the test moves. */
export async function filmOf(id: GameId, seats: number, seed: string): Promise<Film> {
  vi.useFakeTimers();
  try {
    return await shoot(id, seats, seed);
  } finally {
    vi.useRealTimers();
  }
}

async function shoot(id: GameId, seats: number, seed: string): Promise<Film> {
  const screen = await loadScreen(id);
  const game = gameOf(id);
  const bots = quickBots(id, seed);
  const dealt = new FastRng(seed);
  const saved: SavedTable = {
    ...newTable(game, { game: id, variants: {}, seats: seated(seats) }, 1),
    random: {
      algorithm: 'chacha20',
      ...newDeal((bytes) => Uint8Array.from({ length: bytes }, () => dealt.int(256))),
    },
  };
  let tell: (change: TableChange) => void = () => undefined;
  const host = new Host(game, saved, bots, memoryShelf(), (change) => tell(change));
  const client: TableClient = {
    kind: 'local',
    subscribe(listener) {
      tell = listener;
      void host.look(0);
      return () => undefined;
    },
    answer: ({ seat, number }, option): Promise<AnswerResult> => host.answer(seat, option, number),
    takeBack: () => host.takeBack(),
    look: (viewer) => host.look(viewer),
    close: () => host.close(),
  };
  host.setGrace(...holdBack(2, false));
  const clock = {
    after(milliseconds: number, run: () => void) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const stage = openStage(client, paceOf(screen), clock);
  const start = performance.now();
  const frames: Frame[] = [];
  stage.store.subscribe((staged) => frames.push({ at: performance.now() - start, staged }));
  const names: Names = { seat: (seat) => people[seat] ?? '', own: 0 };
  let thinking: string | undefined;
  const answer = async (decision: OfferedDecision): Promise<void> => {
    const hint = await host.hint();
    if (hint) await host.answer(0, hint.name, decision.number);
  };
  await vi.advanceTimersByTimeAsync(0);
  for (;;) {
    const { state, playing } = stage.store.getState();
    const decision = playing ? undefined : state?.decision;
    if (state?.outcome && !playing) break;
    if (decision && !decision.optional && thinking !== keyOf(decision)) {
      thinking = keyOf(decision);
      setTimeout(() => void answer(decision), THOUGHT);
    }
    await vi.advanceTimersToNextTimerAsync();
  }
  stage.stop();
  host.close();
  return { frames, names, screen, length: performance.now() - start };
}

import type { AnyGame, Seat } from '@mazmorra/kernel';
import type { AnalysisNews } from '../api.ts';
import type { SavedTable } from '../saved.ts';
import type { Shelf } from '../shelf.ts';
import { threadsOf } from '../threads-of.ts';
import { agenda, momentsOf, type Study, study, type ThinkPool } from './study.ts';
import type { Opinion } from './thoughts.ts';

/** Raised when masters think differently: older opinions are then thought anew. */
export const analysisVersion = 3;

/** Opinions are kept so often, so that leaving the page loses little. */
const keepEvery = 8;
const mostThreads = 3;

export interface Analyst {
  study(seat: Seat, tell: (news: AnalysisNews) => void): Promise<void>;
  stop(): void;
}

/** Studies one finished game; what it has found out stays with the game on the shelf. Lives in a worker. */
export function analyst(
  game: AnyGame,
  saved: SavedTable,
  shelf: Pick<Shelf, 'get' | 'put'>,
  hire: (size: number) => ThinkPool,
): Analyst {
  const moments = momentsOf(game, saved);
  const kept = saved.analysis?.version === analysisVersion ? saved.analysis.opinions : [];
  const known = new Map<number, Opinion>(kept.map((opinion) => [opinion.move, opinion]));
  let pool: ThinkPool | undefined;
  let current: Study | undefined;
  const keep = async (): Promise<void> => {
    const newest = (await shelf.get(saved.id)) ?? saved;
    await shelf.put({ ...newest, analysis: { version: analysisVersion, opinions: [...known.values()] } });
  };
  return {
    async study(seat, tell) {
      current?.stop();
      tell({ type: 'asked', asked: moments.map(({ asked }) => asked), known: [...known.values()] });
      const tasks = agenda(moments, seat, known);
      if (tasks.length === 0) return;
      pool ??= hire(threadsOf(mostThreads));
      let fresh = 0;
      current = study(game, tasks, pool, (opinion) => {
        known.set(opinion.move, opinion);
        tell({ type: 'opinion', opinion });
        fresh += 1;
        if (fresh % keepEvery === 0) void keep();
      });
      await current.done;
      if (fresh > 0) await keep();
    },
    stop: () => current?.stop(),
  };
}

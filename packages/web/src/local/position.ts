import type { GameId } from '@mazmorra/catalogue';
import { atPosition, fastSource, type Laid, type Seat, withDice } from '@mazmorra/kernel';
import { answersBefore, type Setting, scripted } from '@mazmorra/lessons';
import { botName } from '@mazmorra/protocol/names';
import type { TableChange } from '../table/client.ts';
import type { Bots } from './bots.ts';
import { Host } from './host.ts';
import { loadRules } from './rules.ts';
import type { SavedTable } from './saved.ts';

type Answers = readonly (readonly [Seat, string])[];

/** A table that begins at a position that was laid out. */
export interface PositionStart {
  readonly id: string;
  readonly game: GameId;
  /** The version of the rules that the position was written for. */
  readonly version: number;
  readonly setting: Setting<unknown>;
  /** What the reader, who sits at seat 0, is called. */
  readonly name: string;
  /** Answers given since the position at an earlier visit. */
  readonly given: Answers;
}

export type PositionNews =
  /** All answers since the position. */
  | { readonly type: 'given'; readonly given: Answers }
  /** Another seat is to answer and its script is used up: nothing happens until the table is played on. */
  | { readonly type: 'paused' /** How many answers the table has. */; readonly number: number };

const layouts = import.meta.glob<(position: unknown) => Laid<unknown>>('../../../games/*/src/position.ts', {
  import: 'layOut',
});

/** How well bots play on where the script ends: these are tables of people who are learning. */
const LEVEL = 'novice';

/** Opens the table of a position; `goOn` lets bots play for those whose script is used up. */
export async function hostPosition(
  start: PositionStart,
  bots: Bots,
  tell: (change: TableChange) => void,
  hear: (news: PositionNews) => void,
): Promise<{ host: Host; goOn: () => void } | { host: undefined; goOn: undefined }> {
  const game = await loadRules(start.game);
  const layOut = await layouts[`../../../games/${start.game}/src/position.ts`]?.();
  if (!layOut || game.version !== start.version) {
    tell({ type: 'lost', why: 'version' });
    return { host: undefined, goOn: undefined };
  }
  const { setting } = start;
  const snapshot = atPosition(game, layOut(setting.position));
  const before = answersBefore(setting);
  let given = start.given;
  const { promise: live, resolve: goOn } = Promise.withResolvers<void>();
  const actors: Bots = {
    async choose(task) {
      const offered = task.decision.options.map((option) => game.nameOf(option));
      const line = scripted(setting, given, task.decision.seat, offered);
      if (line !== undefined) return game.optionNamed(line);
      hear({ type: 'paused', number: before.length + given.length });
      await live;
      return bots.choose(task);
    },
    advise: (task) => bots.advise(task),
    close: () => bots.close(),
  };
  const put = async ({ answers }: SavedTable): Promise<void> => {
    given = answers.slice(before.length);
    hear({ type: 'given', given });
  };
  const saved: SavedTable = {
    id: start.id,
    game: start.game,
    version: game.version,
    variants: snapshot.variants,
    seats: Array.from({ length: snapshot.seats }, (_, seat) =>
      seat === 0
        ? { name: start.name, kind: 'person' as const }
        : { name: botName(seat), kind: 'bot' as const, level: LEVEL },
    ),
    random: { algorithm: 'sfc32', seed: start.id },
    answers: [...before, ...given],
    started: 0,
    updated: 0,
  };
  const random = withDice(fastSource('lesson'), setting.dice ?? []);
  return { host: new Host(game, saved, actors, { put }, tell, { snapshot, random }), goOn };
}

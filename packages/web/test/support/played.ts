import { type Level, seatInput } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import {
  allSeenBy,
  at,
  dealSource,
  FastRng,
  newDeal,
  type SeenEvent,
  Table,
  type Variants,
} from '@mazmorra/kernel';
import { recordOf } from '../../src/local/record.ts';
import type { SavedTable } from '../../src/local/saved.ts';

interface Wanted {
  readonly seats: number;
  readonly seed: string;
  readonly variants?: Variants;
  readonly level?: Level;
  /** The level of seat 0, if it differs. */
  readonly own?: Level;
  /** Stops here, in the middle of the game. */
  readonly answers?: number;
}

/** Of masters. */
const budget = { iterations: 200 };

/** A game played by quick bots, as this browser would have kept it: a person called Ana at seat 0, bots elsewhere. */
export function playedTable(id: GameId, wanted: Wanted): SavedTable {
  const { seats, seed, variants = {}, level = 'adventurer', own = level, answers: most = 5000 } = wanted;
  const game = gameOf(id);
  const chance = new FastRng(seed);
  const deal = newDeal((bytes) => Uint8Array.from({ length: bytes }, () => chance.int(256)));
  const table: Table<unknown, unknown, unknown> = Table.open(game, {
    seats,
    variants,
    random: dealSource(deal),
  });
  const heard = Array.from({ length: seats }, (): SeenEvent<unknown>[] => []);
  const hear = (): void => {
    for (const [seat, events] of heard.entries()) events.push(...allSeenBy(table.last.events, seat));
  };
  const answers: [number, string][] = [];
  hear();
  while (answers.length < most && !table.outcome) {
    const { seat } = at(
      table.decisions.filter(({ optional }) => !optional),
      0,
    );
    const input = seatInput(game, table.state, seat, at(heard, seat), chance);
    const { option } = botFor(id, seat === 0 ? own : level, budget).choose(input, chance);
    table.answer(seat, option);
    answers.push([seat, game.nameOf(option)]);
    hear();
  }
  const { outcome } = table;
  return {
    id: `played-${id}-${seed}`,
    game: id,
    version: game.version,
    // Named in full, as the page keeps them: a table that does not name a variant means an older ruling.
    variants: table.variants,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { name: 'Ana', kind: 'person' }
        : { name: `Bot ${seat}`, kind: 'bot', level: 'adventurer' },
    ),
    random: { algorithm: 'chacha20', ...deal },
    answers,
    started: 1_790_000_000_000,
    updated: 1_790_000_600_000,
    ...(outcome && { outcome }),
  };
}

/** The same as the text of a record file. */
export const playedFile = (table: SavedTable): string => JSON.stringify(recordOf(gameOf(table.game), table));

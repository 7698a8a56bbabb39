import { type GameFigures, measureGame, measureSearch, type SearchFigures } from '@mazmorra/bench';
import { type GameId, gameIds, gameOf } from '@mazmorra/bots';
import type { Json } from '@mazmorra/kernel';
import { readFlags, wholeNumber } from '../flags.ts';
import { columns, print, printJson, readable } from '../print.ts';
import { Progress } from '../progress.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = `mazmorra bench [--seconds N] [--json]

Measures every game on one core: random playouts and answers a second, the size of a state, the time to copy one, and how many games
a master plays in its head.
  --seconds N   how long to measure each thing (3)
  --json        one JSON object and nothing else`;

/** The seat count at which each game is compared. */
const SEATS: Readonly<Record<GameId, number>> = {
  'dungeon-raiders': 4,
  'welcome-to-the-dungeon': 4,
  saboteur: 5,
  dungeonquest: 4,
};

interface Figures {
  readonly games: Record<string, GameFigures>;
  readonly search: Record<string, SearchFigures>;
}

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = readFlags(args, { seconds: { type: 'string' }, json: { type: 'boolean' } }, []);
  const seconds = wholeNumber('--seconds', values.seconds, 3, { min: 1, max: 600 });
  const figures = measure(seconds);
  if (values.json) printJson(figures as unknown as Json);
  else printFigures(figures);
  return exitCodes.fine;
}

function measure(seconds: number): Figures {
  const progress = new Progress('bench');
  const figures: Figures = { games: {}, search: {} };
  for (const [index, id] of gameIds.entries()) {
    progress.at(2 * index, 2 * gameIds.length);
    figures.games[id] = measureGame(gameOf(id), SEATS[id], seconds);
    progress.at(2 * index + 1, 2 * gameIds.length);
    figures.search[id] = measureSearch(id, SEATS[id], seconds);
  }
  progress.end();
  return figures;
}

function printFigures({ games, search }: Figures): void {
  const rows = Object.entries(games).map(([id, figures]) => [
    id,
    readable(figures.seats),
    readable(figures.answersPerSecond),
    readable(figures.playoutsPerSecond),
    readable(figures.stateBytes),
    readable(figures.copyMicroseconds),
    readable(search[id]?.iterationsPerSecond ?? 0),
  ]);
  const heading = [
    'game',
    'seats',
    'answers/s',
    'playouts/s',
    'state bytes',
    'copy µs',
    'search iterations/s',
  ];
  for (const line of columns([heading, ...rows])) print(line);
}

import { type GameFigures, measureGame } from '@mazmorra/bench';
import type { Json } from '@mazmorra/kernel';
import { readFlags, wholeNumber } from '../flags.ts';
import { type GameId, gameIds, gameOf } from '../games.ts';
import { columns, print, printJson, readable } from '../print.ts';
import { Progress } from '../progress.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = `mazmorra bench [--seconds N] [--json]

Measures every game on one core: random playouts and answers a second, the size of a state, the time to copy one.
  --seconds N   how long to measure each thing (3)
  --json        one JSON object and nothing else`;

/** The seat count at which each game is compared. */
const SEATS: Readonly<Record<GameId, number>> = {
  'dungeon-raiders': 4,
  'welcome-to-the-dungeon': 4,
  saboteur: 5,
  dungeonquest: 4,
};

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = readFlags(args, { seconds: { type: 'string' }, json: { type: 'boolean' } }, []);
  const seconds = wholeNumber('--seconds', values.seconds, 3, { min: 1, max: 600 });
  const progress = new Progress('bench');
  const games: Record<string, GameFigures> = {};
  for (const [index, id] of gameIds.entries()) {
    progress.at(index, gameIds.length);
    games[id] = measureGame(await gameOf(id), SEATS[id], seconds);
  }
  progress.end();
  if (values.json) printJson({ games } as unknown as Json);
  else printFigures(games);
  return exitCodes.fine;
}

function printFigures(games: Readonly<Record<string, GameFigures>>): void {
  const rows = Object.entries(games).map(([id, figures]) => [
    id,
    String(figures.seats),
    readable(figures.answersPerSecond),
    readable(figures.playoutsPerSecond),
    readable(figures.stateBytes),
    readable(figures.copyMicroseconds),
  ]);
  const heading = ['game', 'seats', 'answers/s', 'playouts/s', 'state bytes', 'copy µs'];
  for (const line of columns([heading, ...rows])) print(line);
}

import {
  type BoardgameIoFigures,
  type GameFigures,
  measureBoardgameIo,
  measureGame,
  measurePunctuality,
  measureSearch,
  type Punctuality,
  type SearchFigures,
} from '@mazmorra/bench';
import { factsOf, gameIds } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import type { Json } from '@mazmorra/kernel';
import { readFlags, wholeNumber } from '../flags.ts';
import { columns, print, printJson, readable } from '../print.ts';
import { Progress } from '../progress.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = `mazmorra bench [--seconds N] [--json]

Measures on one core, game by game: random playouts and answers per second, the size of a state, the time to copy one, how many games a
master plays in its head, and how late its answers are. Then the same rules of Welcome to the Dungeon on boardgame.io, in the same run.
  --seconds N   how long to measure each thing (3)
  --json        one JSON object and nothing else`;

interface Figures {
  readonly games: Readonly<Record<string, GameFigures>>;
  readonly search: Readonly<Record<string, SearchFigures>>;
  readonly punctuality: Readonly<Record<string, Punctuality>>;
  readonly peers: { readonly 'boardgame.io': BoardgameIoFigures };
}

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = readFlags(args, { seconds: { type: 'string' }, json: { type: 'boolean' } }, []);
  const seconds = wholeNumber('--seconds', values.seconds, 3, { min: 1, max: 600 });
  const figures = await measure(seconds);
  if (values.json) printJson(figures as unknown as Json);
  else printFigures(figures);
  return exitCodes.fine;
}

async function measure(seconds: number): Promise<Figures> {
  const progress = new Progress('bench');
  const steps = 3 * gameIds.length + 1;
  const games: Record<string, GameFigures> = {};
  const search: Record<string, SearchFigures> = {};
  const punctuality: Record<string, Punctuality> = {};
  for (const [index, id] of gameIds.entries()) {
    const seats = factsOf(id).seats.measured;
    progress.at(3 * index, steps);
    games[id] = measureGame(gameOf(id), seats, seconds);
    progress.at(3 * index + 1, steps);
    search[id] = measureSearch(id, seats, seconds);
    progress.at(3 * index + 2, steps);
    punctuality[id] = await measurePunctuality(id, seats, seconds);
  }
  progress.at(steps - 1, steps);
  const peer = await measureBoardgameIo({ seconds: 2 * seconds });
  progress.end();
  return { games, search, punctuality, peers: { 'boardgame.io': peer } };
}

function printFigures({ games, search, punctuality, peers }: Figures): void {
  const rows = Object.entries(games).map(([id, figures]) => [
    id,
    readable(figures.seats),
    readable(figures.answersPerSecond),
    readable(figures.playoutsPerSecond),
    readable(figures.stateBytes),
    readable(figures.copyMicroseconds),
    readable(search[id]?.iterationsPerSecond ?? 0),
    `${readable(punctuality[id]?.meanLateMs ?? 0)} / ${readable(punctuality[id]?.worstLateMs ?? 0)}`,
  ]);
  const heading = [
    'game',
    'seats',
    'answers/s',
    'playouts/s',
    'state bytes',
    'copy µs',
    'search iterations/s',
    'late ms, mean / worst',
  ];
  for (const line of columns([heading, ...rows])) print(line);
  printPeer(peers['boardgame.io'], games, search);
}

function printPeer(peer: BoardgameIoFigures, games: Figures['games'], search: Figures['search']): void {
  const answers = games[peer.game]?.answersPerSecond ?? 0;
  const iterations = search[peer.game]?.iterationsPerSecond ?? 0;
  const times = (ours: number, theirs: number) => `${readable(Math.round(ours / theirs))} times`;
  print(`\n${peer.game}, ${peer.seats} seats, the same rules`);
  for (const line of columns([
    ['', 'ours', 'boardgame.io', 'ratio'],
    ['answers/s', readable(answers), readable(peer.answersPerSecond), times(answers, peer.answersPerSecond)],
    [
      'search iterations/s',
      readable(iterations),
      readable(peer.searchIterationsPerSecond),
      times(iterations, peer.searchIterationsPerSecond),
    ],
  ]))
    print(line);
}

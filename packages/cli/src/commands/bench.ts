import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsOf, gameIds } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import type { Json } from '@mazmorra/kernel';
import type {
  Bench,
  BoardgameIoFigures,
  GameFigures,
  Punctuality,
  SearchFigures,
  SharedFigures,
} from '../../../../bench/src/figures.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { sources } from '../folders.ts';
import { columns, print, printJson } from '../print.ts';
import { Progress } from '../progress.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.bench;

interface Figures {
  readonly games: Readonly<Record<string, GameFigures>>;
  readonly search: Readonly<Record<string, SearchFigures>>;
  readonly shared: Readonly<Record<string, SharedFigures>>;
  readonly punctuality: Readonly<Record<string, Punctuality>>;
  readonly peers: { readonly 'boardgame.io': BoardgameIoFigures };
}

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values } = readFlags(args, { seconds: { type: 'string' }, json: { type: 'boolean' } }, []);
  const seconds = wholeNumber('--seconds', values.seconds, 3, { min: 1, max: 600 });
  const bench = await loadBench();
  const figures = await measure(bench, seconds, new Progress('bench', text));
  if (values.json) printJson(figures as unknown as Json);
  else printFigures(figures, text);
  return exitCodes.fine;
}

/** Installs the bench with what it compares with, which is no part of playing, and loads it. */
async function loadBench(): Promise<Bench> {
  // Without sources the command is not offered.
  const root = sources ?? '.';
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'bench'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new UsageError(({ bench }) => bench.notInstalled);
  const { bench } = (await import(pathToFileURL(join(root, 'bench/src/index.ts')).href)) as {
    readonly bench: Bench;
  };
  return bench;
}

async function measure(bench: Bench, seconds: number, progress: Progress): Promise<Figures> {
  const steps = 4 * gameIds.length + 1;
  const games: Record<string, GameFigures> = {};
  const search: Record<string, SearchFigures> = {};
  const shared: Record<string, SharedFigures> = {};
  const punctuality: Record<string, Punctuality> = {};
  for (const [index, id] of gameIds.entries()) {
    const seats = factsOf(id).seats.measured;
    progress.at(4 * index, steps);
    games[id] = bench.measureGame(gameOf(id), seats, seconds);
    progress.at(4 * index + 1, steps);
    search[id] = bench.measureSearch(id, seats, seconds);
    progress.at(4 * index + 2, steps);
    shared[id] = await bench.measureShared(id, seats, seconds);
    progress.at(4 * index + 3, steps);
    punctuality[id] = await bench.measurePunctuality(id, seats, seconds);
  }
  progress.at(steps - 1, steps);
  const peer = await bench.measureBoardgameIo({ seconds: 2 * seconds });
  progress.end();
  return { games, search, shared, punctuality, peers: { 'boardgame.io': peer } };
}

function printFigures({ games, search, shared, punctuality, peers }: Figures, text: Text): void {
  const { bench, number } = text;
  const rows = Object.entries(games).map(([id, figures]) => [
    id,
    number(figures.seats),
    number(figures.answersPerSecond),
    number(figures.playoutsPerSecond),
    number(figures.stateBytes),
    number(figures.copyMicroseconds),
    number(search[id]?.iterationsPerSecond ?? 0),
    bench.shared(number(shared[id]?.times ?? 0), shared[id]?.threads ?? 1),
    `${number(punctuality[id]?.meanLateMs ?? 0)} / ${number(punctuality[id]?.worstLateMs ?? 0)}`,
  ]);
  for (const line of columns([bench.heading, ...rows])) print(line);
  const { game } = peers['boardgame.io'];
  printPeer(peers['boardgame.io'], games[game], search[game], text);
}

/** Our figures of one game beside those of the same rules on boardgame.io. */
function printPeer(
  peer: BoardgameIoFigures,
  game: GameFigures | undefined,
  search: SearchFigures | undefined,
  { bench, number }: Text,
): void {
  const row = (name: string, ours: number, theirs: number): string[] => [
    name,
    number(ours),
    number(theirs),
    bench.times(number(Math.round(ours / theirs))),
  ];
  print(`\n${bench.peerTitle(peer.game, peer.seats)}`);
  for (const line of columns([
    bench.peerHeading,
    row(bench.answers, game?.answersPerSecond ?? 0, peer.answersPerSecond),
    row(bench.iterations, search?.iterationsPerSecond ?? 0, peer.searchIterationsPerSecond),
  ]))
    print(line);
}

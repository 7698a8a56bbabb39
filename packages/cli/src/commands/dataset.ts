import { createWriteStream, type WriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Choice, GameInPlay, levels } from '@mazmorra/bots';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { at, type Json, optionsOf, type Seat } from '@mazmorra/kernel';
import manifest from '../../package.json' with { type: 'json' };
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId, seatsFor, variantsFor } from '../games.ts';
import { print } from '../print.ts';
import { Progress } from '../progress.ts';
import type { Text } from '../text/index.ts';
import { readBudget, readLevels, THINKING_FLAGS } from '../thinking.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = (text: Text): string => text.help.dataset(text.or(levels));

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      out: { type: 'string' },
      games: { type: 'string' },
      seats: { type: 'string' },
      bots: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      ...THINKING_FLAGS,
    },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const game = gameOf(id);
  const seats = seatsFor(game, values.seats);
  if (values.out === undefined) throw new UsageError(({ dataset }) => dataset.missingOut);
  const names = readLevels(values.bots ?? 'adventurer', seats);
  const budget = readBudget(values);
  const bots = names.map((level) => botFor(id, level, budget));
  const variants = variantsFor(game, seats, values.option ?? []);
  const games = wholeNumber('--games', values.games, 100, { min: 1, max: 10_000_000 });
  const seed = values.seed ?? '1';

  const file = new LineFile(values.out);
  await file.write({
    type: 'header',
    format: 1,
    program: `mazmorra ${manifest.version}`,
    game: id,
    version: game.version,
    seats,
    variants,
    bots: names,
    budget: { ...budget },
    games,
    seed,
  });
  const progress = new Progress(`dataset ${id}`, text);
  let positions = 0;
  for (let number = 1; number <= games; number++) {
    const playing = new GameInPlay(game, seats, { seed: `${seed}/${number}`, variants }, true);
    for (let seat = playing.seat; seat >= 0; seat = playing.seat) {
      const choice = playing.choose(at(bots, seat), seat);
      await file.write({
        type: 'position',
        n: number,
        ...positionOf(playing, seat, at(names, seat), choice),
      });
      playing.answer(seat, choice.option);
      positions++;
    }
    const { outcome, answers } = playing.end();
    await file.write({
      type: 'outcome',
      n: number,
      answers,
      ...(outcome as unknown as { [key: string]: Json }),
    });
    progress.at(number, games);
  }
  await file.close();
  progress.end();
  print(text.dataset.written(positions, games, values.out));
  return exitCodes.fine;
}

/** What a seat saw, what it might choose and what it chose; from a master also how good it thought each option. */
function positionOf(playing: GameInPlay, seat: Seat, bot: string, { option, reason, explanation }: Choice) {
  const { game, state } = playing;
  return {
    seat,
    bot,
    kind: game.decisionKind(state, seat),
    view: game.view(state, seat) as Json,
    options: optionsOf(game, state, seat).map((one) => game.nameOf(one)),
    answer: game.nameOf(option),
    ...(reason !== undefined && { reason }),
    ...(explanation !== undefined && {
      values: Object.fromEntries(
        explanation.options.map(({ name, value, visits }) => [
          name,
          { value: Number(value.toFixed(4)), visits },
        ]),
      ),
    }),
  };
}

function compressedInto(file: WriteStream): Writable {
  const gzip = createGzip();
  gzip.pipe(file);
  return gzip;
}

/** A file of JSON lines, compressed where its name says so. A line is written when the one before has been taken. */
class LineFile {
  readonly #file: WriteStream;
  readonly #into: Writable;
  readonly #failed: Promise<never>;

  constructor(name: string) {
    this.#file = createWriteStream(name);
    this.#into = name.endsWith('.gz') ? compressedInto(this.#file) : this.#file;
    this.#failed = new Promise((_, reject) =>
      this.#file.on('error', (error) =>
        reject(new UsageError((text) => text.refusals.out(text.failure(error)))),
      ),
    );
    this.#failed.catch(() => undefined);
  }

  async write(line: Json): Promise<void> {
    if (this.#into.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([new Promise((resolve) => this.#into.once('drain', resolve)), this.#failed]);
  }

  async close(): Promise<void> {
    this.#into.end();
    await Promise.race([finished(this.#file), this.#failed]);
  }
}

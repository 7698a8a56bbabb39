import {
  type AnyGame,
  completeVariants,
  dealSource,
  type FastRng,
  newDeal,
  Table,
  type Variants,
} from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import type { Write } from '../src/storage/port.ts';
import { finish, sit, start } from '../src/table/membership.ts';
import { newRoom, type Room } from '../src/table/room.ts';
import { rowOf } from '../src/table/stored-table.ts';
import { settings } from './memory-table.ts';

interface Played {
  readonly names?: readonly string[];
  readonly variants?: Variants;
  /** Random answers, and another deal. */
  readonly rng?: FastRng;
  /** The time of the start; every answer takes a millisecond. */
  readonly at?: number;
}

/** A game of Ana and Ben, everybody taking the first option, as it is stored: to its end, or so many answers of it. */
export function playedGame(
  id: string,
  most = 100,
  game: AnyGame = toy,
  { names = ['Ana', 'Ben'], variants: chosen = {}, rng, at = 0 }: Played = {},
) {
  const variants = completeVariants(game, names.length, chosen);
  const all = { ...settings, game: game.id, seats: names.length };
  const empty = newRoom({ settings: all, version: game.version, variants, host: 'ana', invite: 'i', now: 1 });
  const seated = names.reduce<Room>(
    (room, name) => sit(room, { id: name.toLowerCase(), name }, undefined, '', true),
    empty,
  );
  const running = start(seated, 'ana', 2);
  const deal = {
    ...newDeal((count) => new Uint8Array(count).fill(rng?.int(256) ?? 3)),
    contributions: names.map(() => ''),
  };
  const table = Table.reopen(game, { seats: names.length, variants, random: dealSource(deal) });
  const answers: Write[] = [];
  for (;;) {
    const open = table.decisions.find(({ optional }) => !optional);
    if (!open || table.number >= most) break;
    const option = game.nameOf((rng ? rng.pick(open.options) : open.options[0]) ?? 0);
    const { number } = table.answer(open.seat, option);
    const answer = {
      table: id,
      number,
      seat: open.seat,
      option,
      decision: open.number,
      key: '',
      at: at + 10 + number,
    };
    answers.push({ kind: 'answer', row: { ...answer, by: 'person' } });
  }
  const { outcome } = table;
  const room = outcome ? finish(running, outcome) : running;
  const row = rowOf({ id, rev: 0, created: 1 }, room, deal, 2);
  const writes: Write[] = [{ kind: 'new-table', row }, ...answers];
  return { writes, room, row, table };
}

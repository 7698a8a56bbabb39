import { randomBytes } from 'node:crypto';
import { canPlay } from '@mazmorra/kernel';
import type { DailyGameView, DailyTryView, DailyView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { newToken } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { type DailyDealRow, type DailyTryRow, isConflict, type Write } from '../storage/port.ts';
import type { NamedPerson, Room } from '../table/room.ts';
import { rowOf } from '../table/stored-table.ts';
import type { NewTables } from '../tables/new-tables.ts';
import {
  type Day,
  dailyDealOf,
  dailyRoom,
  dayOf,
  daysAfter,
  endOf,
  isWithheld,
  newDailyDeal,
  streakOf,
} from './deal.ts';
import { checkedResult } from './result.ts';

/** Limits: results listed per game, tries settled per batch, and days counted for a streak. */
const BEST = 20;
const SETTLED_AT_ONCE = 100;
const LONGEST_STREAK = 3660;

const UNPLAYED = { state: 'playing', points: 0, won: false, place: 0, standing: 0 } as const;

const random = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));

/**
 * The daily games: one deal a day for each game, the same for everybody. What several processes must agree on is in the database:
 * the deals of a day, and who has played.
 */
export class Daily {
  readonly #core: Core;
  readonly #newTables: Pick<NewTables, 'open'>;
  /** The last day whose deals are known to be stored. */
  #prepared: Day | undefined;

  constructor(core: Core, newTables: Pick<NewTables, 'open'>) {
    this.#core = core;
    this.#newTables = newTables;
    core.events.on('restored', () => {
      this.#prepared = undefined;
    });
  }

  /** Creates the deals of today and tomorrow unless they exist. So a deal is fixed before its day begins. */
  async prepare(): Promise<void> {
    const today = dayOf(this.#core.now());
    const tomorrow = daysAfter(today, 1);
    if (this.#prepared === tomorrow) return;
    const made = this.#core.now();
    const rows = [today, tomorrow].flatMap((day) =>
      this.#core.gameList.map((game): DailyDealRow => {
        const body = JSON.stringify(newDailyDeal(game, random));
        return { day, game: game.id, body, made };
      }),
    );
    await this.#core.journal.save(...rows.map((row): Write => ({ kind: 'daily-deal', row })));
    this.#prepared = tomorrow;
  }

  /** The table of a person for today's game. The first request opens it; there is only one try. */
  async play(who: NamedPerson, id: string): Promise<string> {
    const { now, storage } = this.#core;
    const game = this.#core.game(id);
    if (!game) throw new Refused('start', `there is no such game: allowed are ${this.#ids().join(', ')}`);
    await this.prepare();
    await this.settle();
    const at = now();
    const day = dayOf(at);
    const before = (await storage.dailyTries(who.id, day)).find((one) => one.game === id);
    if (before) return continuedTable(before);
    const found = (await storage.dailyDeals(day)).find((one) => one.game === id);
    if (!found) throw new Refused('not-now', 'there is no deal for today');
    const dealt = dailyDealOf(found);
    if (!canPlay(game, dealt.version)) throw new Refused('not-now', 'the rules have changed since the deal');
    const room = dailyRoom(id, day, dealt, who, at);
    const row = rowOf({ id: newToken(), rev: 0, created: at }, room, dealt.deal, at);
    const mine: DailyTryRow = { day, game: id, person: who.id, table: row.id, at, ...UNPLAYED };
    try {
      await this.#newTables.open(game, [row], [{ kind: 'daily-try', row: mine }]);
      return row.id;
    } catch (error) {
      if (!isConflict(error)) throw error;
      // Two concurrent requests: the one stored first is the try.
      const first = (await storage.dailyTries(who.id, day)).find((one) => one.game === id);
      if (!first) throw error;
      return continuedTable(first);
    }
  }

  #ids(): string[] {
    return [...this.#core.games.keys()];
  }

  /** Stores the results of all games that are over, including those that a crash interrupted. */
  async settle(): Promise<void> {
    for (;;) {
      const tries = await this.#core.storage.dailyOver(SETTLED_AT_ONCE);
      for (const one of tries) await this.#settle(one);
      if (tries.length < SETTLED_AT_ONCE) return;
    }
  }

  async #settle(one: DailyTryRow): Promise<void> {
    const { journal } = this.#core;
    const { at, result } = await this.#resultOf(one);
    const state = result ? 'counted' : 'void';
    await journal.save({ kind: 'daily-result', row: { ...one, ...UNPLAYED, ...result, state, at } });
  }

  /** The result according to the stored answers; `undefined` if they do not lead to one. */
  async #resultOf({ table, day, game: id, at }: DailyTryRow) {
    const { storage } = this.#core;
    const stored = await storage.table(table, true);
    const dealt = (await storage.dailyDeals(day)).find((one) => one.game === id);
    const game = this.#core.game(id);
    const ended = stored?.answers.at(-1)?.at ?? at;
    if (!stored || !dealt || !game) return { at: ended, result: undefined };
    try {
      const room = JSON.parse(stored.row.room) as Room;
      return { at: ended, result: checkedResult(game, dailyDealOf(dealt).deal, room, stored) };
    } catch (error) {
      this.#core.reportError('the result of a daily game', error);
      return { at: ended, result: undefined };
    }
  }

  /** The daily games as one person may see them; today's unless another day is given. */
  async view(person: string, wanted?: Day): Promise<DailyView> {
    const { storage, now } = this.#core;
    await this.prepare();
    await this.settle();
    const time = now();
    const today = dayOf(time);
    const day = wanted ?? today;
    if (day > today) throw new Refused('not-now', `this day has not begun: it is ${today}`);
    const [deals, tries, days] = await Promise.all([
      storage.dailyDeals(day),
      storage.dailyTries(person, day),
      storage.dailyDays(person, LONGEST_STREAK),
    ]);
    const next = day === today ? await storage.dailyDeals(daysAfter(today, 1)) : [];
    return {
      day,
      today,
      time,
      ends: endOf(day),
      streak: streakOf(days, today),
      games: await Promise.all(
        deals.map((row) =>
          this.#gameView(
            row,
            person,
            tries.find(({ game }) => game === row.game),
          ),
        ),
      ),
      next: next.map((row) => ({ game: row.game, commitment: dailyDealOf(row).deal.commitment })),
    };
  }

  /** Built field by field. The seed and links to records are included only when the day is over. */
  async #gameView(
    { day, game, body, made }: DailyDealRow,
    person: string,
    own: DailyTryRow | undefined,
  ): Promise<DailyGameView> {
    const { storage, now } = this.#core;
    const { seats, deal } = dailyDealOf({ body });
    const isOpen = !isWithheld({ day }, now());
    const [best, counts] = await Promise.all([
      storage.dailyBest(day, game, BEST),
      storage.dailyCounts(day, game),
    ]);
    const ahead = own?.state === 'counted' ? await storage.dailyAhead(day, game, own.standing) : 0;
    return {
      game,
      seats,
      commitment: deal.commitment,
      made,
      ...(isOpen && { deal: { seed: deal.seed, salt: deal.salt } }),
      people: counts.reduce((sum, { people }) => sum + people, 0),
      counts: counts.map(({ points, people }) => [points, people]),
      best: best.map((row) => ({
        rank: 1 + best.filter((other) => other.standing > row.standing).length,
        name: row.name,
        ...(row.kept && { kept: true as const }),
        points: row.points,
        won: row.won,
        place: row.place,
        ...(row.person === person && { you: true as const }),
        ...(isOpen && { table: row.table }),
      })),
      ...(own && { you: ownView(own, ahead) }),
    };
  }
}

function ownView({ table, state, points, won, place }: DailyTryRow, ahead: number): DailyTryView {
  return state === 'counted' ? { table, state, points, won, place, rank: ahead + 1 } : { table, state };
}

/** Returns the table of a running try. A finished try cannot be repeated. */
function continuedTable({ state, table }: DailyTryRow): string {
  if (state === 'playing') return table;
  throw new Refused('over', 'you have played this game today: the first try counts');
}

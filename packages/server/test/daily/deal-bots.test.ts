import { gameOf } from '@mazmorra/catalogue/loaded';
import { allSeenBy, at, dealSource, firstSeat, newDeal, type SeenEvent, Table } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { threadThinkers } from '../../src/bots/thinkers.ts';
import { botSeed } from '../../src/daily/deal.ts';

const BOT_ANSWERS = 12;
const SEATS = 3;

test('who answers alike gets the same answers of the bots, however busy the machine is', async () => {
  const game = gameOf('welcome-to-the-dungeon');
  const deal = {
    ...newDeal((bytes) => new Uint8Array(bytes).fill(7)),
    contributions: Array.from({ length: SEATS }, () => ''),
  };
  const thinkers = threadThinkers(2);
  /** The first answers of a game in which the person takes the first option every time. */
  const play = async (): Promise<string[]> => {
    const table = Table.open(game, { seats: SEATS, random: dealSource(deal) });
    const told = Array.from({ length: SEATS }, (): SeenEvent<unknown>[] => []);
    const said: string[] = [];
    for (let bots = 0; bots < BOT_ANSWERS; ) {
      for (const [seat, events] of told.entries()) events.push(...allSeenBy(table.last.events, seat));
      const seat = firstSeat(game.awaited(table.state));
      if (seat < 0) break;
      const { options = [] } = table.decisionOf(seat) ?? {};
      const option =
        seat === 0 || options.length === 1
          ? at(options, 0)
          : (
              await thinkers.decide({
                game,
                state: table.state,
                seat,
                level: 'master',
                events: at(told, seat),
                person: 'ana',
                table: 't',
                fixed: { seed: botSeed(deal, seat, table.number), iterations: 300 },
                isWanted: () => true,
              })
            ).option;
      if (seat > 0) bots++;
      said.push(`${seat} ${game.nameOf(option)}`);
      table.answer(seat, option);
    }
    return said;
  };
  try {
    // Both at once: each has the other as its load.
    const [first, second] = await Promise.all([play(), play()]);
    expect(second).toEqual(first);
    expect(first?.length).toBeGreaterThan(BOT_ANSWERS - 1);
  } finally {
    await thinkers.close();
  }
});

import type { Language } from '@mazmorra/kernel';
import { LIMITS } from '@mazmorra/protocol';
import { distinctName } from '../operator/folding.ts';
import { newRoom, type Room, type SeatRoom } from '../table/room.ts';
import type { Party } from './pool.ts';

/** The clock of tables from the pool, so that strangers do not wait for each other for long. */
const CLOCK = { kind: 'live', seconds: 60, reserve: 300 } as const;
const BOT: SeatRoom = { kind: 'bot', level: 'adventurer' };

export interface QuickParts {
  readonly version: number;
  readonly variants: Room['variants'];
  readonly invite: string;
  readonly now: number;
  readonly until: number;
}

/** The language that all of them speak; `undefined` if they differ. */
function commonLanguage({ people }: Party): Language | undefined {
  const [first, ...others] = people.map(({ language }) => language);
  return others.every((language) => language === first) ? first : undefined;
}

/** The room of a party: all people are seated, and bots take the other seats. */
export function quickRoom(party: Party, { version, variants, invite, now, until }: QuickParts): Room {
  const { game, people, seats } = party;
  const language = commonLanguage(party);
  const settings = {
    game,
    seats,
    listed: true,
    entry: 'ask' as const,
    spectators: true,
    clock: CLOCK,
    cover: 0,
    ...(language && { language }),
  };
  // Before the start nobody may remove another player, so there is no host; afterwards the first player is the host.
  const room = newRoom({ settings, version, variants, host: '', invite, now });
  const names: string[] = [];
  for (const { name } of people) names.push(distinctName(name, names, LIMITS.name));
  const taken = room.seats.map((_, seat): SeatRoom => {
    const one = people[seat];
    if (!one) return BOT;
    const { person, kept } = one;
    const name = names[seat] ?? '';
    return { kind: 'person', person, name, ...(kept && { kept: true }), contribution: '', timeouts: 0 };
  });
  return { ...room, seats: taken, quick: { until, bots: people.every(({ bots }) => bots > 0) } };
}

/**
 * The room without the people who did not come. Bots take their seats if everybody agreed to bots; otherwise the table gets
 * smaller. `undefined` if too few came.
 */
export function withoutAbsent(room: Room, min: number, here: ReadonlySet<string>): Room | undefined {
  const came = room.seats.map((at) => at.kind === 'person' && here.has(at.person));
  if (!came.includes(true)) return undefined;
  const seats = room.quick?.bots
    ? room.seats.map((at, seat) => (came[seat] || at.kind === 'bot' ? at : BOT))
    : room.seats.filter((at, seat) => came[seat] || at.kind === 'bot');
  if (seats.length < Math.max(2, min)) return undefined;
  const people = seats.flatMap((at) => (at.kind === 'person' ? [at.person] : []));
  return { ...room, seats, host: people.includes(room.host) ? room.host : (people[0] ?? '') };
}

import { LIMITS } from '@mazmorra/protocol';
import { distinctName } from '../operator/folding.ts';
import { newRoom, type Room, type SeatRoom } from '../table/room.ts';
import type { Party } from './pool.ts';

/** The clock of tables from the pool: strangers should not have to wait for each other. */
const CLOCK = { kind: 'live', seconds: 60, reserve: 300 } as const;
const BOT: SeatRoom = { kind: 'bot', level: 'adventurer' };

export interface QuickParts {
  readonly version: number;
  readonly variants: Room['variants'];
  readonly invite: string;
  readonly now: number;
  readonly until: number;
}

/** The language all of them speak, if it is one. */
function commonLanguage({ people }: Party): 'en' | 'es' | undefined {
  const [first, ...others] = people.map(({ language }) => language);
  return others.every((language) => language === first) ? first : undefined;
}

/** The room for people who waited for each other: all are seated, bots have the other seats. */
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
  // Before the start none of them may send another away; afterwards the first is the host.
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
 * The room without those who did not come: bots take their seats where everybody agreed to bots, otherwise the table is smaller.
 * `undefined` when those who came are too few.
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

import { isOwn, type Names, type Seat } from '@mazmorra/kernel';
import { one, several } from '@mazmorra/languages';
import type { SaboteurWords } from '@mazmorra/languages/saboteur';
import type { Event } from '../events.ts';

type Words = SaboteurWords;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Above so many names a line names the fewer of two groups only. */
const NAMED_ALL = 5;

/** Who was who, and where the treasure was. */
export function revealLine(e: Of<'cards-revealed'>, names: Names, { events, goals }: Words): string {
  const having = (wanted: string) => {
    const seats = e.roles.flatMap((role, seat) => (role === wanted ? [seat] : []));
    return [seats.length, several(seats, names)[1]] as const;
  };
  const [miners, saboteurs] = [having('miner'), having('saboteur')];
  const isFew = saboteurs[0] > 0 && miners[0] > 0 && e.roles.length > NAMED_ALL;
  return [
    ...(isFew ? [] : [events['miners-were'](...miners)]),
    events['saboteurs-were'](...saboteurs),
    ...(isFew ? [events['others-were']] : []),
    ...(e.aside === undefined ? [] : [events.aside(e.aside)]),
    events['treasure-was'](goals[e.treasure]),
  ].join(' ');
}

/** The gold cards before somebody; their values only to the one who sees them. */
export function packetLine(e: Of<'packet-handed'>, names: Names, { events }: Words): string {
  const facts = [...one(e.seat, names), e.cards] as const;
  if (e.values === undefined) return events.packet(...facts);
  const { values } = e;
  const kinds = [...new Set(values)];
  if (kinds.length === 1) return events['packet-alike'](...facts, kinds[0] ?? 0);
  if (kinds.length === values.length)
    return events['packet-different'](...facts, kinds.map(events['kind-different']));
  const groups = kinds.map((kind, place) => {
    const count = values.filter((value) => value === kind).length;
    return events[place === 0 ? 'kind-first' : 'kind-later'](count, kind);
  });
  return events['packet-mixed'](...facts, groups);
}

/** What a saboteur gets, on cards and without. */
export function payLine(e: Of<'gold-paid'>, names: Names, { events }: Words): string {
  const { cards, nuggets, credit } = e;
  const who = one(e.seat, names);
  const sum = e.values === undefined || e.values.length < 2 ? undefined : e.values.join(' + ');
  if (credit > 0 && cards === 0) return events['paid-credit'](...who, nuggets);
  if (credit > 0) {
    const facts = [...who, nuggets, nuggets - credit, cards] as const;
    return sum === undefined
      ? events['paid-both'](...facts, credit)
      : events['paid-both-seen'](...facts, sum, credit);
  }
  if (cards === 1) return events['paid-card'](...who, nuggets);
  return sum === undefined
    ? events['paid-cards'](...who, cards, nuggets)
    : events['paid-cards-seen'](...who, cards, nuggets, sum);
}

/** Who won, and who came next: what everybody has stands on the table, and ten names are too long for a line. */
export function finalLine(e: Of<'game-ended'>, names: Names, words: Words): string {
  const most = e.nuggets[e.winners[0] ?? 0] ?? 0;
  const victory = words.events.victory(...several(e.winners, names), most);
  const next = nextLine(e, names, words);
  return next === undefined ? victory : `${victory} ${next}`;
}

function nextLine(e: Of<'game-ended'>, names: Names, { events }: Words): string | undefined {
  const { most, seats } = runnersUp(e.nuggets, e.winners);
  if (seats.length === 0) return undefined;
  if (most === 0) return events['next-none'];
  if (seats.length <= 2) return events.next(...several(seats, names), most);
  return seats.some((seat) => isOwn(seat, names))
    ? events['next-tied'](most, seats.length - 1)
    : events['next-many'](seats.length, most);
}

/** Those with the most nuggets behind the winners. */
function runnersUp(nuggets: readonly number[], winners: readonly Seat[]) {
  const behind = nuggets.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const most = Math.max(0, ...behind.map((seat) => nuggets[seat] ?? 0));
  return { most, seats: behind.filter((seat) => nuggets[seat] === most) };
}

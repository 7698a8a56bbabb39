import { type Accusation, type FastRng, hasSeat, type Seat, standing } from '@mazmorra/kernel';
import type { Event, State, View } from '@mazmorra/saboteur';
import type { SeatInput, Spoken } from '../../bot.ts';
import type { BotStyle } from '../../styles.ts';
import { evidence, Ledger, type Look, readRound, suspect, suspicions } from './beliefs.ts';

/** Weight of an accusation from a surely honest seat, in log odds; a dead end that blocks weighs four times as much. */
const WORD = 0.6;

/**
 * Adds the accusations on the table to the ledger. Each counts against its target if the accuser is trusted, and in
 * favour of it if not. An honest seat that is itself accused trusts the accuser less.
 */
export function hear(world: State, seat: Seat, talk: readonly Accusation[], ledger: Ledger): void {
  const honest = !hasSeat(world.saboteurs, seat);
  const tokens = standing(talk, world.round).filter((said) => said.seat !== seat);
  // Trust is computed from answers alone, before any accusation counts. Otherwise two seats that accuse each other
  // would keep raising each other's odds.
  const trusts = tokens.map((said) => 1 - suspect(world, seat, said.seat, ledger));
  tokens.forEach(({ seat: from, about }, index) => {
    if (about === undefined) return;
    if (about === seat) add(ledger, from, honest ? WORD : 0);
    else add(ledger, about, WORD * (2 * (trusts[index] ?? 0) - 1));
  });
}

function add(ledger: Ledger, seat: Seat, odds: number): void {
  ledger.odds[seat] = Math.max(-4, Math.min(5, (ledger.odds[seat] ?? 0) + odds));
}

/** Suspicion above which a miner accuses, and below which it withdraws. */
const SURE = 0.6;
const MISTAKEN = 0.25;
/** Probability that a bot speaks when it could, so that bots do not fill the log. */
const MINERS_WORD = 0.75;
const SABOTEURS_WORD = 0.4;
const LIARS_WORD = 0.9;

/** The most incriminating turn of each seat, if there is one. */
type Deeds = ReadonlyMap<Seat, Look>;

/**
 * What a bot says after its turn: a miner its opinion, a saboteur what serves it. Both name a turn that everybody saw.
 */
export function speak(
  input: SeatInput<State, View, Event>,
  rng: FastRng,
  style?: BotStyle,
): Spoken | undefined {
  const world = input.imagine(rng);
  if (world.phase !== 'turn') return undefined;
  const ledger = new Ledger();
  const deeds = new Map<Seat, Look>();
  readRound(world, ledger, (seat, look) => {
    const known = deeds.get(seat);
    if (evidence[look] > 0 && (known === undefined || evidence[look] >= evidence[known]))
      deeds.set(seat, look);
  });
  hear(world, input.seat, input.talk, ledger);
  const own = standing(input.talk, world.round).find((said) => said.seat === input.seat)?.about;
  return hasSeat(world.saboteurs, input.seat)
    ? lie(world, input, own, ledger, deeds, rng, style === 'liar' ? LIARS_WORD : SABOTEURS_WORD)
    : opinion(world, input.seat, own, ledger, deeds, rng);
}

function opinion(
  world: State,
  seat: Seat,
  own: Seat | undefined,
  ledger: Ledger,
  deeds: Deeds,
  rng: FastRng,
): Spoken | undefined {
  const doubts = suspicions(world, seat, ledger);
  if (own !== undefined && (doubts[own] ?? 0) < MISTAKEN) return { reason: 'withdraw' };
  const worst = highest(doubts, (other) => other !== seat && deeds.has(other));
  if (worst === undefined || worst === own || (doubts[worst] ?? 0) < SURE) return undefined;
  return rng.unit() < MINERS_WORD ? { about: worst, reason: deeds.get(worst) ?? '' } : undefined;
}

/** The statement of a saboteur: it accuses its accuser, or joins in against a seat with an incriminating turn. */
function lie(
  world: State,
  { seat, talk }: SeatInput<State, View, Event>,
  own: Seat | undefined,
  ledger: Ledger,
  deeds: Deeds,
  rng: FastRng,
  word: number,
): Spoken | undefined {
  if (own !== undefined || rng.unit() >= word) return undefined;
  const accuser = standing(talk, world.round).find(({ about }) => about === seat)?.seat;
  if (accuser !== undefined) return { about: accuser, reason: 'counter' };
  const target = highest([...ledger.odds], (other) => other !== seat && deeds.has(other));
  return target === undefined ? undefined : { about: target, reason: deeds.get(target) ?? '' };
}

function highest(values: readonly number[], may: (seat: Seat) => boolean): Seat | undefined {
  let best: Seat | undefined;
  values.forEach((value, seat) => {
    if (may(seat) && (best === undefined || value > (values[best] ?? 0))) best = seat;
  });
  return best;
}

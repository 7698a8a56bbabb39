import { type Accusation, type FastRng, hasSeat, type Seat, standing } from '@mazmorra/kernel';
import type { Event, State, View } from '@mazmorra/saboteur';
import type { SeatInput, Spoken } from '../../bot.ts';
import { evidence, Ledger, type Look, readRound, suspect, suspicions } from './beliefs.ts';

/** How much a token says, as log odds, from somebody who is surely honest; a dead end that blocks says four times as much. */
const WORD = 0.6;

/**
 * Takes the tokens on the table into account: each speaks against its target as far as who laid it is trusted, and for it where
 * they are not. Who accuses the seat itself, which knows better, is trusted less.
 */
export function hear(world: State, seat: Seat, talk: readonly Accusation[], ledger: Ledger): void {
  const honest = !hasSeat(world.saboteurs, seat);
  const tokens = standing(talk, world.round).filter((said) => said.seat !== seat);
  // Judged by answers alone, before any token counts: otherwise two seats that accuse each other would raise each other's odds in turn.
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

/** A miner speaks when it is this sure, and takes its word back below the other. */
const SURE = 0.6;
const MISTAKEN = 0.25;
/** How often a bot that could say something does. Bots that always talk would fill the log. */
const MINERS_WORD = 0.75;
const SABOTEURS_WORD = 0.4;

/** The deed of a seat that speaks most against it, if one does. */
type Deeds = ReadonlyMap<Seat, Look>;

/** What a bot says after its turn: a miner what it thinks, a saboteur what suits it. Both name a deed that everybody saw. */
export function speak(input: SeatInput<State, View, Event>, rng: FastRng): Spoken | undefined {
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
    ? lie(world, input, own, ledger, deeds, rng)
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

/** A saboteur turns on whoever accuses it, or joins in against somebody who has done something that can be held against them. */
function lie(
  world: State,
  { seat, talk }: SeatInput<State, View, Event>,
  own: Seat | undefined,
  ledger: Ledger,
  deeds: Deeds,
  rng: FastRng,
): Spoken | undefined {
  if (own !== undefined || rng.unit() >= SABOTEURS_WORD) return undefined;
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

import { at, type Emit, hasSeat, type Rng } from '@mazmorra/kernel';
import { ADVENTURER_IDS } from '../data/adventurers.ts';
import { TILES_OF } from '../data/equipment.ts';
import { ALL_CARDS } from '../data/monsters.ts';
import { type Event, toAll } from '../events.ts';
import { NONE, Phase, type State } from '../state.ts';

/**
 * The start of every round. WD-ROUND-01: the adventurer with all six tiles; WD-ROUND-02, WD-RND-02, WD-NEXT-01: all 13
 * monsters in one shuffled deck, laid out in a fixed order first so that only the generator decides; WD-ROUND-03: an empty dungeon;
 * WD-ROUND-04: everybody alive bids and has no monster in front; WD-ROUND-05: the starting player is on turn.
 */
export function startRound(s: State, rng: Rng, emit: Emit<Event>): void {
  s.round++;
  s.tiles = at(TILES_OF, s.adventurer);
  for (let card = 0; card < ALL_CARDS.length; card++) s.cards[card] = at(ALL_CARDS, card);
  rng.shuffle(s.cards);
  s.drawn = 0;
  s.drawers = 0;
  s.dungeon = 0;
  s.turned = 0;
  s.spent = 0;
  s.aside = 0;
  s.bidding = s.alive;
  s.fresh = s.alive;
  const { runner } = s;
  clearRun(s);
  s.turn = s.starter;
  s.phase = Phase.bid;
  emit?.(
    toAll('WD-ROUND-01', {
      type: 'round',
      round: s.round,
      starter: s.starter,
      adventurer: at(ADVENTURER_IDS, s.adventurer),
      deck: s.cards.length,
      ...(runner !== NONE && runner !== s.starter && { after: runner }),
    }),
  );
}

/** The steps of the last run stay until the next one, so that they can still be looked at. */
function clearRun(s: State): void {
  s.runner = NONE;
  s.hp = 0;
  s.lastNamed = s.named;
  s.named = NONE;
  s.faced = NONE;
  s.axed = NONE;
  s.pactPending = 0;
  s.result = NONE;
}

/** WD-DEC-01: the adventurer is chosen; the round begins. */
export function answerChoose(s: State, adventurer: number, rng: Rng, emit: Emit<Event>): void {
  s.adventurer = adventurer;
  const rule = s.round === 0 ? 'WD-VAR-03' : 'WD-NEXT-02';
  emit?.(
    toAll(rule, {
      type: 'adventurer',
      adventurer: at(ADVENTURER_IDS, adventurer),
      seat: s.turn,
      by: 'choice',
      ...(!hasSeat(s.alive, s.turn) && { out: true }),
    }),
  );
  startRound(s, rng, emit);
}

/** WD-RND-03: one of the four adventurers, each equally likely. */
export function drawAdventurer(s: State, rng: Rng, rule: string, emit: Emit<Event>): void {
  s.adventurer = rng.int(ADVENTURER_IDS.length);
  emit?.({
    rule,
    public: { type: 'adventurer', adventurer: at(ADVENTURER_IDS, s.adventurer), by: 'chance' },
    reveals: true,
  });
}

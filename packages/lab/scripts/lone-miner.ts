/**
 * Measures how often an adventurer that digs alone among random players reaches the treasure in Saboteur, and how often
 * it would with less harmful opponents. The results are in docs/bots.md.
 * `node packages/lab/scripts/lone-miner.ts [rounds]`; `[rounds] search` measures a miner that tries out its options.
 */
import { completeVariants, FastRng, type Option, type Seat } from '@mazmorra/kernel';
import {
  BREAK,
  DISCARD,
  FALL,
  isConnected,
  kindIn,
  PASS,
  PATH,
  type State,
  saboteur,
  TREASURE,
  targetIn,
  verbOf,
} from '@mazmorra/saboteur';
import { distances } from '../../bots/src/games/saboteur/maze.ts';
import { wits as saboteurWits } from '../../bots/src/games/saboteur/wits.ts';

const rounds = Number(process.argv[2] ?? 2000);
const searching = process.argv[3] === 'search';
const seats = 5;
const me = 0;
const treasure = new Float64Array(3);

const breaksMe = (option: Option): boolean => verbOf(option) === BREAK && targetIn(option) === me;
const buries = (option: Option): boolean => verbOf(option) === FALL;
const deadEnd = (option: Option): boolean => verbOf(option) === PATH && !isConnected(kindIn(option));
const putsOff = (s: State, option: Option): boolean => {
  if (verbOf(option) !== PATH) return false;
  distances.read(s);
  treasure.fill(0);
  treasure[s.goals.indexOf(TREASURE)] = 1;
  return distances.progress(option, treasure) < -0.05;
};

type May = (s: State, option: Option) => boolean;
const anything: May = () => true;
const onlyDiscards: May = (_, option) => verbOf(option) === DISCARD || verbOf(option) === PASS;
const harmless: May = (_, option) => !breaksMe(option) && !buries(option);
const noDeadEnds: May = (s, option) => harmless(s, option) && !deadEnd(option);
const neverAgainst: May = (s, option) => noDeadEnds(s, option) && !putsOff(s, option);

/** How the lone miner chooses; `witness` tells it the turns of all seats. */
interface Miner {
  choose(s: State, options: readonly Option[], mind: FastRng): Option;
  witness?(s: State, seat: Seat, option: Option): void;
}

function adventurer(): Miner {
  const expert = saboteurWits.expert();
  return {
    choose: (s, options, mind) => expert.advise(s, me, options, mind),
    witness: (s, seat, option) => expert.witness?.(s, seat, option),
  };
}

const digger = saboteurWits.expert();
/** An adventurer that neither suspects the others nor breaks their tools, because they answer at random. */
const peaceful: Miner = {
  choose: (s, options, mind) => {
    const useful = options.filter((option) => verbOf(option) !== BREAK);
    return useful.length > 1 ? digger.advise(s, me, useful, mind) : (useful[0] ?? mind.pick(options));
  },
};

/** Number of tries per option, and number of options. */
const [tries, likely] = [100, 6];
const ratings = new Float64Array(512);

/**
 * Plays the likely options to the end of the round against random opponents, and chooses the one that reaches the
 * treasure clearly more often than the peaceful adventurer's choice. It uses imagined worlds, or the real one if it
 * sees all cards.
 */
const tryingOut = (sees: boolean): Miner => ({
  choose(s, options, mind) {
    const usual = peaceful.choose(s, options, mind);
    digger.rate?.(s, me, options, ratings);
    const others = options
      .map((option, i) => ({ option, rating: ratings[i] ?? 0, gain: 0, differences: 0 }))
      .filter(({ option }) => option !== usual && verbOf(option) !== BREAK)
      .sort((a, b) => b.rating - a.rating)
      .slice(0, likely);
    for (let i = 0; i < tries; i++) {
      const world = sees ? s : saboteur.redeal(s, me, mind);
      const luck = `${mind.int(2 ** 30)}`;
      const expected = succeeds(world, usual, luck);
      for (const other of others) {
        const gain = succeeds(world, other.option, luck) - expected;
        other.gain += gain;
        other.differences += Math.abs(gain);
      }
    }
    const better = others.filter(({ gain, differences }) => gain > Math.sqrt(differences));
    return better.sort((a, b) => b.gain - a.gain)[0]?.option ?? usual;
  },
});

function succeeds(world: State, option: Option, luck: string): number {
  const chance = new FastRng(luck);
  const state = saboteur.copy(world);
  saboteur.answer(state, me, option, chance);
  return playOn(state, peaceful, anything, chance, chance) ? 1 : 0;
}

interface Case {
  readonly name: string;
  readonly may?: May;
  readonly knows?: boolean;
  readonly miner?: Miner;
}
const cases: readonly Case[] = searching
  ? [
      { name: 'it tries everything out', miner: tryingOut(false) },
      { name: 'and sees all hands, the pile and the treasure', miner: tryingOut(true), knows: true },
    ]
  : [
      { name: 'as it is' },
      { name: 'it never breaks tools', miner: peaceful },
      { name: 'others only discard', may: onlyDiscards },
      { name: 'nobody breaks its tools or buries a tunnel', may: harmless },
      { name: 'and nobody lays a dead end', may: noDeadEnds },
      { name: 'and nobody lays what puts the treasure off', may: neverAgainst },
      { name: 'and it knows where the treasure is', may: neverAgainst, knows: true },
    ];

/** A deal in which seat 0 is a miner. */
function dealt(round: number): { readonly state: State; readonly chance: FastRng } {
  for (let tried = 0; ; tried++) {
    const chance = new FastRng(`lone miner ${round}/${tried}`);
    const state = saboteur.setup(seats, completeVariants(saboteur, seats, {}), chance);
    if ((state.saboteurs & 1) === 0) return { state, chance };
  }
}

/** Plays the round to its end; returns whether the treasure was reached. */
function playOn(state: State, miner: Miner, may: May, mind: FastRng, chance: FastRng): boolean {
  const { round } = state;
  const options: Option[] = [];
  while (state.phase === 'turn' && state.round === round) {
    const seat = state.turn;
    options.length = 0;
    saboteur.options(state, seat, options);
    const option = seat === me ? own(state, options, miner, mind) : byChance(state, options, may, mind);
    miner.witness?.(state, seat, option);
    saboteur.answer(state, seat, option, chance);
  }
  return state.phase === 'draft';
}

const own = (s: State, options: readonly Option[], miner: Miner, mind: FastRng): Option =>
  options.length > 1 ? miner.choose(s, [...options], mind) : mind.pick(options);

function byChance(s: State, options: readonly Option[], may: May, mind: FastRng): Option {
  const allowed = may === anything ? options : options.filter((option) => may(s, option));
  return mind.pick(allowed.length > 0 ? allowed : options);
}

for (const { name, may = anything, knows = false, miner } of cases) {
  let reached = 0;
  for (let round = 0; round < rounds; round++) {
    const { state, chance } = dealt(round);
    if (knows) state.looked |= 0b111;
    if (playOn(state, miner ?? adventurer(), may, new FastRng(`mind ${round}`), chance)) reached++;
  }
  console.log(`${name.padEnd(46)} ${((100 * reached) / rounds).toFixed(1)} % of ${rounds} rounds`);
}

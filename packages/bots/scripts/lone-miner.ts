/**
 * How often an adventurer that digs alone among players who answer by chance reaches the treasure in Saboteur, and how often
 * it would if the others were kinder: what docs/bots.md says about the limits of that match.
 * `node packages/bots/scripts/lone-miner.ts [rounds]`.
 */
import { completeVariants, FastRng, type Option } from '@mazmorra/kernel';
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
import { distances } from '../src/games/saboteur/maze.ts';
import { saboteurWits } from '../src/games/saboteur/wits.ts';

const rounds = Number(process.argv[2] ?? 2000);
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
const harmless: May = (_, option) => !breaksMe(option) && !buries(option);
const noDeadEnds: May = (s, option) => harmless(s, option) && !deadEnd(option);
const neverAgainst: May = (s, option) => noDeadEnds(s, option) && !putsOff(s, option);

const cases: readonly (readonly [name: string, may: May, knows?: boolean])[] = [
  ['as it is', () => true],
  ['others only discard', (_, option) => verbOf(option) === DISCARD || verbOf(option) === PASS],
  ['nobody breaks its tools or buries a tunnel', harmless],
  ['and nobody lays a dead end', noDeadEnds],
  ['and nobody lays what puts the treasure off', neverAgainst],
  ['and it knows where the treasure is', neverAgainst, true],
];

/** A deal in which seat 0 is a miner. */
function dealt(round: number): { readonly state: State; readonly chance: FastRng } {
  for (let tried = 0; ; tried++) {
    const chance = new FastRng(`lone miner ${round}/${tried}`);
    const state = saboteur.setup(seats, completeVariants(saboteur, seats, {}), chance);
    if ((state.saboteurs & 1) === 0) return { state, chance };
  }
}

function reaches(round: number, may: May, knows: boolean): boolean {
  const { state, chance } = dealt(round);
  const mind = new FastRng(`mind ${round}`);
  const expert = saboteurWits.expert();
  expert.restart?.(state);
  if (knows) state.looked |= 0b111;
  const options: Option[] = [];
  while (state.phase === 'turn' && state.round === 1) {
    const seat = state.turn;
    options.length = 0;
    saboteur.options(state, seat, options);
    const kind = seat === me ? options : options.filter((option) => may(state, option));
    const allowed = kind.length > 0 ? kind : options;
    const alone = seat === me && allowed.length > 1;
    const option = alone ? expert.advise(state, seat, allowed, mind) : mind.pick(allowed);
    expert.witness?.(state, seat, option);
    saboteur.answer(state, seat, option, chance);
  }
  return state.phase === 'draft';
}

for (const [name, may, knows = false] of cases) {
  let reached = 0;
  for (let round = 0; round < rounds; round++) if (reaches(round, may, knows)) reached++;
  console.log(`${name.padEnd(46)} ${((100 * reached) / rounds).toFixed(1)} % of ${rounds} rounds`);
}

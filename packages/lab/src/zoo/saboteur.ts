import { hasSeat } from '@mazmorra/kernel';
import { BREAK, DISCARD, FALL, LOOK, PATH, REPAIR, type State, verbOf } from '@mazmorra/saboteur';
import { careless, type Family, type Features } from './zoo.ts';

const verbs: readonly number[] = [PATH, BREAK, REPAIR, FALL, LOOK, DISCARD];
const ratings = new Float64Array(512);
/** Scale of the advice among the features. A learned rule adds a preference for each kind of play. */
const scale = 0.1;

const features: Features<State> = {
  names: ['advice', ...verbs.map((verb) => `miner ${verb}`), ...verbs.map((verb) => `saboteur ${verb}`)],
  read(s, seat, options, rows, expert) {
    if (s.phase !== 'turn' || expert.rate === undefined) return false;
    expert.rate(s, seat, options, ratings);
    const width = this.names.length;
    rows.fill(0, 0, options.length * width);
    const side = hasSeat(s.saboteurs, seat) ? verbs.length : 0;
    for (let i = 0; i < options.length; i++) {
      rows[i * width] = (ratings[i] as number) * scale;
      const verb = verbs.indexOf(verbOf(options[i] as number));
      if (verb >= 0) rows[i * width + 1 + side + verb] = 1;
    }
    return true;
  },
};

/** The `careless` family, plus linear rules with a preference for each kind of play. */
export const family: Family<State> = { ...(careless as Family<State>), features };

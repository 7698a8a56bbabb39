import type { Bot, SeatInput } from '@mazmorra/bots';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Expert } from '../../../bots/src/expert.ts';

/** The settings of a fixed rule, each a number. */
export type Rule = Readonly<Record<string, number>>;

/**
 * A family of fixed rules for one game: players that apply the same rule in every position. `exploit` searches it for
 * the rule that wins most against a level.
 */
export interface Family<S> {
  /** The possible values of each setting, in order; neighbours are one step apart. */
  readonly settings: Readonly<Record<string, readonly number[]>>;
  readonly named: Readonly<Record<string, Rule>>;
  /** The features of linear rules; a game without them has no learned rules. */
  readonly features?: Features<S>;
  /** The option that the rule chooses, or `undefined` where it leaves the answer to the advice. */
  choose(rule: Rule, world: S, options: readonly Option[], rng: FastRng, seat: Seat): Option | undefined;
}

/** The features of the options. A linear rule chooses the option with the highest weighted sum. */
export interface Features<S> {
  readonly names: readonly string[];
  /**
   * Writes one row of features per option, from what the seat knows; false where the answer is left to the advice. The
   * expert has already read the events of the game.
   */
  read(
    world: S,
    seat: Seat,
    options: readonly Option[],
    rows: Float64Array,
    expert: Expert<S, unknown, unknown>,
  ): boolean;
}

/** The family of games without their own: the advice, mixed with random answers. */
export const careless: Family<unknown> = {
  settings: { chance: [0, 0.03, 0.06, 0.12, 0.25, 0.5] },
  named: { careless: { chance: 0.25 } },
  choose: ({ chance = 0 }, _world, options, rng) => (rng.unit() < chance ? rng.pick(options) : undefined),
};

/** The name of a rule in the arena: `zoo:never-pass`, or its settings as in `zoo:dare=0,place=1`. */
export type ZooName = `zoo:${string}`;
export const isZooName = (name: string): name is ZooName => name.startsWith('zoo:');

export const zooName = (rule: Rule): ZooName =>
  `zoo:${Object.entries(rule)
    .map(([setting, value]) => `${setting}=${value}`)
    .join(',')}`;

const learned = 'zoo:learned=';

/** The name of a linear rule: `zoo:learned=1.5_-0.2`, one weight per feature. */
export const learnedName = (weights: readonly number[]): ZooName => `${learned}${weights.join('_')}`;

/** The weights in such a name, or `undefined` if it is not one of this family. */
export function weightsNamed<S>({ features }: Family<S>, name: ZooName): number[] | undefined {
  if (features === undefined || !name.startsWith(learned)) return undefined;
  const weights = name.slice(learned.length).split('_').map(Number);
  return weights.length === features.names.length && weights.every(Number.isFinite) ? weights : undefined;
}

/** The family whose only rule is the linear rule with these weights. */
export function learnedFamily<S>(
  features: Features<S>,
  weights: readonly number[],
  expert: Expert<S, unknown, unknown>,
): Family<S> {
  const rows = new Float64Array(512 * weights.length);
  return {
    settings: {},
    named: {},
    choose(_rule, world, options, _rng, seat) {
      if (!features.read(world, seat, options, rows, expert)) return undefined;
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < options.length; i++) {
        let sum = 0;
        for (let w = 0; w < weights.length; w++)
          sum += (weights[w] as number) * (rows[i * weights.length + w] as number);
        if (sum <= most) continue;
        most = sum;
        best = i;
      }
      return options[best];
    },
  };
}

/** The rule with this name, or `undefined` if the family does not have that name, setting or value. */
export function ruleNamed<S>(family: Family<S>, name: ZooName): Rule | undefined {
  const text = name.slice('zoo:'.length);
  if (Object.hasOwn(family.named, text)) return family.named[text];
  const rule: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [setting = '', value = ''] = part.split('=');
    const known = Object.hasOwn(family.settings, setting) ? family.settings[setting] : undefined;
    if (known === undefined || value === '' || !known.includes(Number(value))) return undefined;
    rule[setting] = Number(value);
  }
  return rule;
}

/** A bot that follows a rule, and the advice where the rule has no answer. Its level is reported as adventurer. */
export function zooBot<S, V, E>(family: Family<S>, rule: Rule, expert: Expert<S, V, E>): Bot<S, V, E> {
  const choose = (input: SeatInput<S, V, E>, rng: FastRng): { option: Option } => {
    const { options } = input.decision;
    const [only] = options;
    if (options.length === 1 && only !== undefined) return { option: only };
    const world = input.imagine(rng);
    expert.begin?.(input, rng);
    expert.restart?.(world);
    const option = family.choose(rule, world, options, rng, input.seat);
    if (option !== undefined && options.includes(option)) return { option };
    return { option: expert.advise(world, input.seat, options, rng) };
  };
  return {
    level: 'adventurer',
    choose,
    think(input, rng) {
      const choice = choose(input, rng);
      return { slice: () => true, choice: () => choice };
    },
  };
}

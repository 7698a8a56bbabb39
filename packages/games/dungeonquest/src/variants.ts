import type { VariantSpec, Variants } from '@mazmorra/kernel';

/** The optional rules of the specification (section 9), each a bit of `State.optional`. */
export const SOLO = 1 << 0;
export const HERO_VERSUS_HERO = 1 << 1;
export const SERVANTS = 1 << 2;
export const FOCUSED_DETERMINATION = 1 << 3;
export const DEATH_CAN_WAIT = 1 << 4;
export const TOWER_POWER = 1 << 5;
export const SECRETS = 1 << 6;
export const LIVE_TO_FIGHT = 1 << 7;
export const NO_GLORY = 1 << 8;
export const MONSTROUS_TREASURES = 1 << 9;
/** The automaton of the solo rules plays every monster: alone, or by option (DQ-BOT-03). */
export const AUTOMATON = 1 << 10;
/** Two sentences are read as before they were followed to the letter (DQ-VAR-120). */
export const EARLIER_RULINGS = 1 << 11;
/** What follows a defeat is played as it was before version 1.0.0 (DQ-VAR-121). */
export const EARLIER_DEFEATS = 1 << 12;

const switched = (id: string, rule: string, seats?: VariantSpec['seats']): VariantSpec => ({
  id,
  values: [false, true],
  default: false,
  rule,
  ...(seats && { seats }),
});

const SEVERAL = { min: 2, max: 4 };

/** DQ-VAR-70: two runes or more for each hero, as far as the deck of twelve lasts. */
const RUNES = 12;
const upTo = (most: number): number[] => Array.from({ length: most - 1 }, (_, index) => index + 2);

export const variantSpecs: readonly VariantSpec[] = [
  /* Alone the solo rules are forced, with company they cannot be set (DQ-SOLO-01). Earlier records name `true` at every table. */
  {
    id: 'solo',
    values: [true, false],
    default: true,
    absent: true,
    rule: 'DQ-SOLO-01',
    bySeats: { 1: [true], 2: [false], 3: [false], 4: [false] },
  },
  switched('hero-versus-hero', 'DQ-VAR-10', SEVERAL),
  switched('servants-of-kalladra', 'DQ-VAR-20', SEVERAL),
  switched('focused-determination', 'DQ-VAR-30'),
  switched('death-can-wait', 'DQ-VAR-40'),
  switched('tower-power', 'DQ-VAR-50'),
  switched('secrets', 'DQ-VAR-60', SEVERAL),
  switched('magical-power', 'DQ-VAR-70'),
  {
    id: 'magical-power-runes',
    values: upTo(RUNES),
    default: 2,
    rule: 'DQ-VAR-70',
    bySeats: { 2: upTo(RUNES / 2), 3: upTo(RUNES / 3), 4: upTo(RUNES / 4) },
  },
  switched('live-to-fight-another-day', 'DQ-VAR-80'),
  switched('no-glory-without-courage', 'DQ-VAR-90'),
  switched('monstrous-treasures', 'DQ-VAR-100'),
  switched('late-start', 'DQ-VAR-110'),
  {
    id: 'hero-selection',
    values: ['random', 'choose-in-seat-order'],
    default: 'random',
    rule: 'DQ-SETUP-08',
  },
  { id: 'monster-controller', values: ['left-seat', 'automaton'], default: 'left-seat', rule: 'DQ-BOT-03' },
  {
    id: 'rulings',
    values: ['rulebook', 'earlier'],
    default: 'rulebook',
    absent: 'earlier',
    rule: 'DQ-VAR-120',
  },
  {
    id: 'defeats',
    values: ['as-written', 'earlier'],
    default: 'as-written',
    absent: 'earlier',
    rule: 'DQ-VAR-121',
  },
];

const bits: readonly (readonly [string, number])[] = [
  ['hero-versus-hero', HERO_VERSUS_HERO],
  ['servants-of-kalladra', SERVANTS],
  ['focused-determination', FOCUSED_DETERMINATION],
  ['death-can-wait', DEATH_CAN_WAIT],
  ['tower-power', TOWER_POWER],
  ['secrets', SECRETS],
  ['live-to-fight-another-day', LIVE_TO_FIGHT],
  ['no-glory-without-courage', NO_GLORY],
  ['monstrous-treasures', MONSTROUS_TREASURES],
];

/** The rules in force at a table, as bits. Rules that speak of other players are off when there are none. */
export function optionalRules(seats: number, variants: Variants): number {
  let optional = 0;
  for (const [id, bit] of bits) if (variants[id] === true) optional |= bit;
  if (variants['rulings'] === 'earlier') optional |= EARLIER_RULINGS;
  if (variants['defeats'] === 'earlier') optional |= EARLIER_DEFEATS;
  if (seats === 1) return (optional & ~(HERO_VERSUS_HERO | SERVANTS | SECRETS)) | SOLO | AUTOMATON;
  return variants['monster-controller'] === 'automaton' ? optional | AUTOMATON : optional;
}

/** DQ-SETUP-11; with Magical Power two or more each (DQ-VAR-70). */
export const runesEach = (variants: Variants): number =>
  variants['magical-power'] === true ? Number(variants['magical-power-runes']) : 1;

const names: readonly (readonly [string, number])[] = [
  ['solo', SOLO],
  ...bits,
  ['automaton', AUTOMATON],
  ['earlier-rulings', EARLIER_RULINGS],
  ['earlier-defeats', EARLIER_DEFEATS],
];

/** The rules in force as ids, for views and summaries. */
export const ruleNames = (optional: number): string[] =>
  names.flatMap(([id, bit]) => ((optional & bit) !== 0 ? [id] : []));

import { type Equivalent, inFiles } from './equivalent.ts';

/** The combats of DungeonQuest. */
export const dungeonquestCombat: readonly Equivalent[] = inFiles('dungeonquest/src/rules', {
  'combat/counterattack.ts': [
    {
      from: 'played.length > 0',
      to: 'false',
      why: 'A counterattack of the automaton wins the round without a question in between, and no card of the hero answers one, so nobody sees this before the next round resets it.',
    },
  ],
  'combat/damage.ts': [
    { from: 'hero > monster', to: 'hero >= monster', why: 'Equal totals were dealt with before it.' },
    {
      from: 'monster !== undefined',
      to: 'true',
      why: 'Only the hero of a combat with a monster dies here; its frame is on the stack.',
    },
    {
      from: 'frame === undefined',
      to: 'false',
      why: 'Only who fights a monster can have announced an escape; its frame is on the stack.',
    },
  ],
  'combat/opening.ts': [
    {
      from: '[-1, -1]',
      to: '[]',
      why: 'The players are set as a combat begins, and nobody reads them before (the other lists of this form are noticed).',
    },
    {
      from: '-1',
      to: '+1',
      why: 'The players are set as a combat begins, and nobody reads them before (the other fields of this value are noticed).',
      times: 2,
    },
    {
      from: '[0, 0]',
      to: '[]',
      why: 'The powers and hand sizes are set before they are read, and what is forbidden is only compared with 1 (the other lists of this form are noticed).',
      times: 4,
    },
    {
      from: '[]',
      to: '["Stryker was here"]',
      why: 'The list of effects of winning is emptied as a round begins, and it is read by fours from its end (the other lists are noticed).',
    },
  ],
  'combat/power-effects.ts': [
    { from: 'frame.of < 0', to: 'frame.of <= 0', why: 'Card 0, Quick Shot, has no text.' },
    {
      from: 'card >= 0',
      to: 'card > 0',
      why: 'Card 0, Quick Shot, attacks with 1: too little to be cancelled.',
    },
    {
      from: 'entry < entries.length',
      to: 'entry <= entries.length',
      why: 'Behind the last entry nothing is left to be kept.',
    },
  ],
  'combat/power-picks.ts': [
    {
      from: 'default:',
      to: 'default:',
      why: 'The switch before it has a case for every kind; TypeScript checks that.',
      times: 2,
    },
    {
      from: 'unreachable(effect);',
      to: ';',
      why: 'The switch before it has a case for every kind; TypeScript checks that.',
    },
    {
      from: "effect.op === 'discardFromDamagePile'",
      to: 'true',
      why: 'Only this effect has a maximum: compared with undefined the number of picks is never above it.',
    },
    {
      from: "effect.op === 'may'",
      to: 'true',
      why: 'Power cards ask for picks and for optional parts only; picks are dealt with before.',
    },
    {
      from: 'frame.first === 1',
      to: 'true',
      why: 'In a counterattack no card is cancelled any more, and only a cancellation asks whether a card was the first.',
    },
    {
      from: 'frame === undefined',
      to: 'false',
      why: 'Hand cards go to the own damage pile only in a combat.',
    },
  ],
  'combat/powers.ts': [
    {
      from: '-1',
      to: '+1',
      why: 'Nothing that a power card does asks for a slot, nor for a type before one was named.',
      times: 3,
    },
    {
      from: 'at(entries, entry + 3) === 1',
      to: 'true',
      why: 'No effect of a won or lost round or of the next round asks whether its card was the first.',
    },
    {
      from: 'at(entries, entry + 3) === 1',
      to: 'false',
      why: 'No effect of a won or lost round or of the next round asks whether its card was the first.',
    },
    {
      from: 'at(entries, entry + 3) === 1',
      to: 'at(entries, entry + 3) !== 1',
      why: 'No effect of a won or lost round or of the next round asks whether its card was the first.',
    },
    { from: 'card < 0', to: 'card <= 0', why: 'Card 0, Quick Shot, has no text.' },
    {
      from: "effect.op !== 'ifOpponentType'",
      to: 'false',
      why: 'No other power card begins with an effect that names a type of attack.',
    },
    {
      from: 'type === undefined',
      to: 'false',
      why: 'No power card begins by asking for a type that its player named.',
    },
    {
      from: 'effect.do.some(takesFromStack)',
      to: 'effect.do.every(takesFromStack)',
      why: 'Optional parts and results of a won round that take from the stack consist of one effect, and in the others no effect does.',
    },
  ],
  'combat/rounds.ts': [
    {
      from: 'frail.condition?.woundsAtLeast',
      to: 'frail.condition.woundsAtLeast',
      why: 'The only ability at the start of a combat has a condition.',
    },
    { from: 'ability !== undefined', to: 'true', why: 'Only a hero with the ability is asked.' },
    {
      from: 'combat.waiting.length > 0',
      to: 'true',
      why: 'It only spares the work: with nothing waiting nothing is started.',
      times: 2,
    },
    {
      from: 'combat.waiting.length > 0',
      to: 'combat.waiting.length >= 0',
      why: 'It only spares the work: with nothing waiting nothing is started.',
      times: 2,
    },
    {
      from: 'index < POWER_CARDS_EACH',
      to: 'index <= POWER_CARDS_EACH',
      why: 'A side has four power cards: the fifth bit is never set.',
    },
  ],
});

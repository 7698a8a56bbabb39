import type { Names } from '@mazmorra/kernel';
import { one } from '@mazmorra/languages';
import { cardNamed } from '../data/cards.ts';
import type { EventOf } from '../events.ts';
import { type Tellers, thing, type Words } from './things.ts';

type DiceEvent =
  | 'bribe'
  | 'rolls'
  | 'test'
  | 'test-passed'
  | 'determination'
  | 'wounds'
  | 'prevented'
  | 'heals';

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

function rolls(e: EventOf<'rolls'>, names: Names, words: Words): string {
  const { events, dice } = words;
  const [first = 0, second] = e.dice;
  const shown = second === undefined ? dice.one(first) : dice.two(first, second, total(e.dice));
  const who = one(e.seat, names);
  if (e.again) return events['rolls-again'](shown);
  if (e.for === 'room') return events['rolls-fall'](...who, shown);
  if (cardNamed(e.for) === undefined) return events.rolls(...who, shown);
  const facts = [...who, thing(e.for, words), shown] as const;
  // Every roll for the curse turns Corridors, where there are any.
  if (e.nothing)
    return events[e.for === 'dungeon-wizards-curse' ? 'rolls-for-no-corridor' : 'rolls-for-nothing'](
      ...facts,
    );
  if (e.less === undefined) return events['rolls-for'](...facts);
  const { attribute, by, of, leaves } = e.less;
  return attribute === undefined
    ? events['rolls-for-less'](...facts, by, of, leaves)
    : events['rolls-for-attribute'](...facts, thing(attribute, words), by, of, leaves);
}

/** The obstacles that a test says in words of its own. */
const OBSTACLES = ['bridge', 'spider-web', 'stuck', 'cave-in', 'portcullis', 'bottomless-pit'] as const;

function test(e: EventOf<'test'>, names: Names, words: Words): string {
  const { events, dice } = words;
  const sum = total(e.dice) + e.bonus;
  const shown = e.dice.join(' + ');
  const told = e.bonus > 0 ? dice['sum-loot'](shown, e.bonus, sum, e.needs) : dice.sum(shown, sum, e.needs);
  const who = one(e.seat, names);
  if (e.again) return events['test-again'](...who, told, e.passed);
  const why = e.for === undefined ? 'told' : (OBSTACLES.find((obstacle) => obstacle === e.for) ?? 'card');
  return events.test(...who, thing(e.attribute, words), why, thing(e.for ?? '', words), told, e.passed);
}

function determination(e: EventOf<'determination'>, names: Names, words: Words): string {
  const { events, obstacles } = words;
  const facts = [...one(e.seat, names), Math.abs(e.change)] as const;
  // The obstacle itself, not the room that is called after it.
  const what = e.for === 'portcullis' ? obstacles.portcullis : e.for && thing(e.for, words);
  if (e.change < 0)
    return what
      ? events['determination-gone'](...facts, what)
      : events['determination-spent'](...facts, e.held);
  return what ? events['determination-for'](...facts, what, e.held) : events.determination(...facts, e.held);
}

function wounds(e: EventOf<'wounds'>, names: Names, words: Words): string {
  // The damage of a combat turns into wounds only when it is over, also for whoever has won it.
  const isFought = e.cause === 'combat' || e.cause === 'hero';
  const from = e.by !== undefined ? 'card' : isFought ? 'combat' : 'told';
  const card = thing(e.by ?? '', words);
  return words.events.wounds(...one(e.seat, names), e.count, from, card, e.wounds, e.life);
}

/** Dice, tests, determination and wounds. */
export const diceTellers: Tellers<DiceEvent> = {
  bribe: (e, names, { events }) => {
    const [who, name] = one(e.seat, names);
    return events.bribe(who, name, e.die, e.price, e.gold);
  },
  rolls,
  test,
  'test-passed': (e, names, words) =>
    // The roll has been told as failed.
    words.events[e.by === 'rune-fortune' ? 'test-rune' : 'test-passed'](
      ...one(e.seat, names),
      thing(e.attribute, words),
    ),
  determination,
  wounds,
  prevented: (e, names, { events }) => events.prevented(...one(e.seat, names), e.count),
  heals: (e, names, { events }) =>
    e.count === 0
      ? events['heals-none'](...one(e.seat, names))
      : events.heals(...one(e.seat, names), e.count, e.wounds),
};

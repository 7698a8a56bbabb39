import { english, type Names, type Seat } from '@mazmorra/kernel';
import type { EventOf } from '../events.ts';
import { type DiceSentences, isCard } from './catalogue.ts';
import { LOST_TURN, nameOf, the, WOUND } from './nouns-en.ts';

/** The sentence to whoever sits on the seat, or about them. */
const by = (seat: Seat, names: Names, you: string, one: (ana: string) => string): string =>
  english.bySeat(seat, names, { you, one });

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Why a test is made. */
const reasons: Readonly<Record<string, string>> = {
  bridge: ' to cross the Bridge',
  'spider-web': ' to cross the Spider Web',
  stuck: ' to break free of the Spider Web',
  'cave-in': ' to cross the Cave-in',
  portcullis: ' to lift the portcullis',
  'bottomless-pit': ' to get past the Bottomless Pit',
};
const reasonOf = (what: string | undefined): string =>
  what === undefined ? '' : (reasons[what] ?? ` for ${the(what)}`);

/** What determination is for: the obstacle itself, not the room that is called after it. */
const encounter = (id: string): string => (id === 'portcullis' ? 'the portcullis' : the(id));

/** `a 6` goes on ` less your Armor of 4, so 2 wounds` or `, and nothing happens`. */
function comesOf({ for: card, less, nothing }: EventOf<'rolls'>, whose: 'your' | 'their'): string {
  // Every roll for the curse turns Corridors, where there are any.
  if (nothing)
    return card === 'dungeon-wizards-curse' ? ', but there is no Corridor to turn' : ', and nothing happens';
  if (less === undefined) return '';
  const off = less.attribute === undefined ? less.by : `${whose} ${nameOf(less.attribute)} of ${less.by}`;
  const noun = less.of === 'wounds' ? WOUND : LOST_TURN;
  const left = less.leaves === 0 ? `no ${noun.many}` : english.count(less.leaves, noun);
  return ` less ${off}, so ${left}`;
}

/** Dice, tests, determination and wounds in English. */
export const diceSentences: DiceSentences = {
  bribe: (e, names) => {
    const price = `The roll is a ${e.die}: the Deep Elf asks for ${e.price} gold`;
    return by(
      e.seat,
      names,
      `${price} and you offer ${e.gold}.`,
      (ana) => `${price} and ${ana} offers ${e.gold}.`,
    );
  },
  rolls: (e, names) => {
    const [first = 0, second] = e.dice;
    const dice = second === undefined ? `a ${first}` : `a ${first} and a ${second}, ${total(e.dice)} in all`;
    if (e.again) return `The dice now show ${dice}.`;
    if (e.for === 'room')
      return by(
        e.seat,
        names,
        `You roll for the fall: ${dice}.`,
        (ana) => `${ana} rolls for the fall: ${dice}.`,
      );
    if (!isCard(e.for)) return by(e.seat, names, `You roll ${dice}.`, (ana) => `${ana} rolls ${dice}.`);
    return by(
      e.seat,
      names,
      `You roll for ${the(e.for)}: ${dice}${comesOf(e, 'your')}.`,
      (ana) => `${ana} rolls for ${the(e.for)}: ${dice}${comesOf(e, 'their')}.`,
    );
  },
  test: (e, names) => {
    const bonus = e.bonus > 0 ? ` + ${e.bonus} for the Loot` : '';
    const sum = `${e.dice.join(' + ')}${bonus} = ${total(e.dice) + e.bonus} against ${e.needs}`;
    if (e.again)
      return by(
        e.seat,
        names,
        `With the new die, ${sum}. You ${e.passed ? 'pass' : 'fail'} the test.`,
        (ana) => `With the new die, ${sum}. ${ana} ${e.passed ? 'passes' : 'fails'} the test.`,
      );
    const roll = `${english.a({ one: `${nameOf(e.attribute)} test` })}${reasonOf(e.for)}: ${sum}`;
    return by(
      e.seat,
      names,
      `You make ${roll}, and ${e.passed ? 'pass' : 'fail'}.`,
      (ana) => `${ana} makes ${roll}, and ${e.passed ? 'passes' : 'fails'}.`,
    );
  },
  'test-passed': (e, names) => {
    // The roll has been told as failed.
    if (e.by === 'rune-fortune') {
      const passed = `the ${nameOf(e.attribute)} test after all`;
      return by(
        e.seat,
        names,
        `Thanks to the rune, you pass ${passed}.`,
        (ana) => `Thanks to the rune, ${ana} passes ${passed}.`,
      );
    }
    const test = `the ${nameOf(e.attribute)} test automatically`;
    return by(e.seat, names, `You pass ${test}.`, (ana) => `${ana} passes ${test}.`);
  },
  determination: (e, names) => {
    const count = Math.abs(e.change);
    const tokens = english.count(count, { one: 'determination token' });
    const what = e.for === undefined ? '' : ` for ${encounter(e.for)}`;
    if (e.change < 0 && e.for !== undefined) {
      const all = `the ${count === 1 ? 'determination token' : tokens}${what}`;
      return by(e.seat, names, `You discard ${all}.`, (ana) => `${ana} discards ${all}.`);
    }
    if (e.change < 0) {
      const rest = e.held === 0 ? '' : `: ${e.held} left`;
      return by(e.seat, names, `You discard ${tokens}${rest}.`, (ana) => `${ana} discards ${tokens}${rest}.`);
    }
    return by(
      e.seat,
      names,
      `You gain ${tokens}${what} and now have ${e.held}.`,
      (ana) => `${ana} gains ${tokens}${what} and now has ${e.held}.`,
    );
  },
  wounds: (e, names) => {
    // The damage of a combat turns into wounds only when it is over, also for whoever has won it.
    const fought = e.cause === 'combat' || e.cause === 'hero';
    const why = e.by !== undefined ? ` from ${the(e.by)}` : fought ? ' from the combat' : '';
    const wounds = `${english.count(e.count, WOUND)}${why}`;
    return by(
      e.seat,
      names,
      `You suffer ${wounds} and now have ${e.wounds}, with a Life of ${e.life}.`,
      (ana) => `${ana} suffers ${wounds} and now has ${e.wounds}, with a Life of ${e.life}.`,
    );
  },
  prevented: (e, names) => {
    const wounds = english.count(e.count, WOUND);
    return by(e.seat, names, `You prevent ${wounds}.`, (ana) => `${ana} prevents ${wounds}.`);
  },
  heals: (e, names) => {
    const wounds = english.count(e.count, WOUND);
    if (e.count === 0)
      return by(e.seat, names, 'You have no wounds to heal.', (ana) => `${ana} has no wounds to heal.`);
    const left = e.wounds === 0 ? 'none left' : `${e.wounds} left`;
    return by(e.seat, names, `You heal ${wounds}: ${left}.`, (ana) => `${ana} heals ${wounds}: ${left}.`);
  },
};

import { capital, english, type Names } from '@mazmorra/kernel';
import type { Fighter } from '../events.ts';
import type { CombatSentences } from './catalogue.ts';
import { byFighter, fighterName, isReader, its, monsterOf, ofFighter } from './fighters-en.ts';
import { card, cardList, the } from './nouns-en.ts';
import { powerSentence } from './powers-en.ts';

const CARD = { one: 'card' } as const;
const DAMAGE_CARD = { one: 'damage card' } as const;

const attackTypes: Readonly<Record<string, string>> = {
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  magic: 'magic attacks',
};

/** `you play “Slash”`, `the Skeleton plays no card`. */
function plays(fighter: Fighter, played: string | undefined, names: Names): string {
  const what = played ? card(played) : 'no card';
  return isReader(fighter, names) ? `you play ${what}` : `${fighterName(fighter, names)} plays ${what}`;
}

/** `no cards left`, `3 cards left`. */
const left = (count: number): string =>
  count === 0 ? 'no cards left' : `${english.count(count, CARD)} left`;

/**
 * `1 damage card (“Slash”)`, `2 damage cards (both “Slash”)`, `3 damage cards (“Slash” and two “Bolt” cards)`. Between commas the cards
 * would read as taken besides those that are counted.
 */
function damageCards(cards: readonly string[]): string {
  const [first = ''] = cards;
  const alike = cards.length > 1 && cards.every((id) => id === first);
  const list = alike ? `${cards.length === 2 ? 'both' : 'all'} ${card(first)}` : cardList(cards);
  return `${english.count(cards.length, DAMAGE_CARD)} (${list})`;
}

/** The log of a combat in English: it speaks to whoever fights in it. */
export const combatSentences: CombatSentences = {
  escape: (e, names) => {
    const cards = `${card(e.cards[0])} (escape ${e.values[0]}) against ${card(e.cards[1])} (escape ${e.values[1]})`;
    const monster = fighterName(monsterOf(e), names);
    return e.escaped
      ? english.bySeat(e.seat, names, {
          you: `${cards}: you escape from ${monster}.`,
          one: (ana) => `${cards}: ${ana} escapes from ${monster}.`,
        })
      : english.bySeat(e.seat, names, {
          you: `${cards}: you fail to escape from ${monster}.`,
          one: (ana) => `${cards}: ${ana} fails to escape from ${monster}.`,
        });
  },
  combat: (e, names) => {
    if (e.monster !== undefined) {
      const against = fighterName({ seat: e.opponent, monster: e.monster }, names);
      return english.bySeat(e.seat, names, {
        you: `Your combat against ${against} begins.`,
        one: (ana) => `${ana}’s combat against ${against} begins.`,
      });
    }
    const both = [e.seat, e.opponent].filter((seat) => seat !== names.own);
    return both.length === 1
      ? `Your combat against ${names.seat(both[0] ?? 0)} begins.`
      : `The combat between ${english.people(both, names)} begins.`;
  },
  'first-shot': (e, names) => {
    const damage = `${fighterName(monsterOf(e), names)} now has ${english.count(e.pile, DAMAGE_CARD)}`;
    const hitting = e.hits.length === 1 ? 'hits' : 'hit';
    const hits = e.hits.length === 0 ? 'not a single hit' : `${cardList(e.hits)} ${hitting}, and ${damage}`;
    return english.bySeat(e.seat, names, {
      you: `You reveal ${cardList(e.cards)}: ${hits}.`,
      one: (ana) => `${ana} reveals ${cardList(e.cards)}: ${hits}.`,
    });
  },
  lightning: (e, names) =>
    `Lightning strikes ${fighterName(monsterOf(e), names)} with ${cardList(e.cards)}: it now has ${english.count(e.pile, DAMAGE_CARD)}.`,
  round: (e) => `Round ${e.round} of the combat.`,
  hand: (e, names) => {
    const { cards, fighter } = e;
    const [only] = cards ?? [];
    if (cards === undefined || only === undefined) return undefined;
    // Before the first round the hand is the power card alone.
    if (cards.length === 1 && only.startsWith('power-'))
      return `${capital(ofFighter('power card', fighter, names))} is ${card(only)}.`;
    return byFighter(
      fighter,
      names,
      `You have ${cardList(cards)} in hand.`,
      (one) => `${one} has ${cardList(cards)} in hand.`,
    );
  },
  reveal: (e, names) =>
    `${capital(plays(e.fighters[0], e.cards[0], names))}; ${plays(e.fighters[1], e.cards[1], names)}.`,
  power: powerSentence,
  cancelled: (e, names) => {
    const played = `${ofFighter('card', e.fighter, names)} ${card(e.card)}`;
    const opponent = isReader(e.fighter, names) ? 'your opponent' : 'the opponent';
    return e.carried
      ? `Because of the card that ${opponent} played last round, ${played} is cancelled.`
      : `${capital(played)} is cancelled.`;
  },
  'attack-changed': (e, names) => {
    const change =
      e.amount < 0
        ? `goes down by ${-e.amount} and is now ${e.total}`
        : // Nothing raises the attack of a cancelled card.
          e.total === 0
          ? `would go up by ${e.amount}, but stays at 0`
          : `goes up by ${e.amount} and is now ${e.total}`;
    const attack = `${ofFighter('attack', e.fighter, names)} ${change}.`;
    const whose = isReader(e.fighter, names) ? 'your' : its(e.fighter);
    return e.carried ? `Because of ${whose} card from last round, ${attack}` : capital(attack);
  },
  'names-type': (e, names) => {
    const type = attackTypes[e.attackType] ?? e.attackType;
    return byFighter(e.fighter, names, `You name ${type}.`, (one) => `${one} names ${type}.`);
  },
  replaces: (e, names) => {
    const swap = `${card(e.card)} for ${card(e.by)}`;
    return byFighter(e.fighter, names, `You swap ${swap}.`, (one) => `${one} swaps ${swap}.`);
  },
  'hand-discarded': (e, names) =>
    byFighter(
      e.fighter,
      names,
      `You discard ${card(e.card)} from your hand.`,
      (one) => `${one} discards ${card(e.card)} from ${its(e.fighter)} hand.`,
    ),
  'hand-seen': (e, names) => {
    const hand = ofFighter('hand', e.fighter, names);
    const seen =
      e.cards === undefined ? hand : `${hand}: ${e.cards.length === 0 ? 'it is empty' : cardList(e.cards)}`;
    return byFighter(e.by, names, `You look at ${seen}.`, (one) => `${one} looks at ${seen}.`);
  },
  'hand-taken': (e, names) => {
    const taken = e.card === undefined ? 'a card' : card(e.card);
    const hand = ofFighter('hand', e.from, names);
    return byFighter(
      e.fighter,
      names,
      `You take ${taken} from ${hand}.`,
      (one) => `${one} takes ${taken} from ${hand}.`,
    );
  },
  'stack-taken': (e, names) =>
    byFighter(
      e.fighter,
      names,
      `You take ${card(e.card)} from the combat stack.`,
      (one) => `${one} takes ${card(e.card)} from the combat stack.`,
    ),
  'damage-removed': (e, names) =>
    byFighter(
      e.fighter,
      names,
      `You discard ${card(e.card)} from your damage pile: ${left(e.pile)}.`,
      (one) => `${one} discards ${card(e.card)} from ${its(e.fighter)} damage pile: ${left(e.pile)}.`,
    ),
  'damage-added': (e, names) => {
    if (e.cards.length === 0)
      return byFighter(e.fighter, names, 'You take no damage.', (one) => `${one} takes no damage.`);
    const damage = damageCards(e.cards);
    return byFighter(
      e.fighter,
      names,
      `You take ${damage} and now have ${e.pile}.`,
      (one) => `${one} takes ${damage} and now has ${e.pile}.`,
    );
  },
  counter: (e, names) =>
    byFighter(
      e.fighter,
      names,
      `You counterattack with ${card(e.card)}: your attack is now ${e.total}.`,
      (one) => `${one} counterattacks with ${card(e.card)}: ${its(e.fighter)} attack is now ${e.total}.`,
    ),
  'counter-revealed': (e) => {
    const shown = `${capital(the(e.monster))} reveals ${cardList(e.cards)}`;
    return e.played.length > 0
      ? `${shown}, and counterattacks with ${cardList(e.played)}.`
      : `${shown}, but that is not enough for a counterattack.`;
  },
  stalemate: (e) => `Stalemate: both attacks are worth ${e.totals[0]}.`,
  'round-won': (e, names) => {
    const score = e.side === 0 ? `${e.totals[0]} to ${e.totals[1]}` : `${e.totals[1]} to ${e.totals[0]}`;
    // Not yet dealt: whoever would rather escape gives it up.
    const blow = `with a deathblow of ${english.count(e.deathblow, CARD)} from the combat stack`;
    return byFighter(
      e.fighter,
      names,
      e.deathblow > 0 ? `You win the round ${score}, ${blow}.` : `You win the round ${score}.`,
      (one) =>
        e.deathblow > 0 ? `${one} wins the round ${score}, ${blow}.` : `${one} wins the round ${score}.`,
    );
  },
  flees: (e, names) => {
    switch (e.step) {
      case 'announced':
        return english.bySeat(e.seat, names, {
          you: 'You give up the damage to look for a way to escape: you must win the next round too.',
          one: (ana) =>
            `${ana} gives up the damage to look for a way to escape, and must win the next round too.`,
        });
      case 'failed':
        return english.bySeat(e.seat, names, {
          you: 'You do not escape this time.',
          one: (ana) => `${ana} does not escape this time.`,
        });
      case 'away':
        return english.bySeat(e.seat, names, {
          you: 'You escape from the combat.',
          one: (ana) => `${ana} escapes from the combat.`,
        });
    }
  },
  'monster-killed': (e, names) => {
    const monster = fighterName(monsterOf(e), names);
    return english.bySeat(e.seat, names, {
      you: `You kill ${monster}: its Life was ${e.life}.`,
      one: (ana) => `${ana} kills ${monster}: its Life was ${e.life}.`,
    });
  },
  monstrous: (e) =>
    e.found
      ? `The roll is a ${e.die}, below the monster’s Life of ${e.life}: it was guarding a treasure!`
      : `The roll is a ${e.die}, not below the monster’s Life of ${e.life}: it was guarding nothing.`,
  duel: (e, names) => {
    if (names.own === e.defender) return `${names.seat(e.attacker)} attacks you.`;
    return english.bySeat(e.attacker, names, {
      you: `You attack ${names.seat(e.defender)}.`,
      one: (ana) => `${ana} attacks ${names.seat(e.defender)}.`,
    });
  },
  'duel-won': (e, names) => {
    if (names.own === e.loser) return `${names.seat(e.winner)} beats you.`;
    return english.bySeat(e.winner, names, {
      you: `You beat ${names.seat(e.loser)}.`,
      one: (ana) => `${ana} beats ${names.seat(e.loser)}.`,
    });
  },
};

import type { Event, View } from '@mazmorra/dungeonquest';
import type { Language, Seat } from '@mazmorra/kernel';
import { joined } from '../../i18n/index.ts';
import type { Ending, EndingProps } from '../contract.ts';

/** The sentences of the end. `name` is absent for the reader. */
interface Words {
  gold(count: number): string;
  only(name: string | undefined, gold: string): string;
  most(name: string | undefined, gold: string): string;
  share(names: string, own: boolean, gold: string): string;
  alone(gold: string): string;
  nobody: string;
  youDied: string;
  noTreasure: string;
  out(gold: string): string;
  lost: string;
  you: string;
}

const count = (language: Language, value: number): string => new Intl.NumberFormat(language).format(value);

const en: Words = {
  gold: (value) => `${count('en', value)} gold`,
  only: (name, gold) =>
    name === undefined
      ? `You are the only one who got out, with ${gold}.`
      : `${name} is the only one who got out, with ${gold}.`,
  most: (name, gold) =>
    name === undefined ? `You brought out the most: ${gold}.` : `${name} brought out the most: ${gold}.`,
  share: (names, _own, gold) => `${names} share the victory with ${gold} each.`,
  alone: (gold) => `You got out with a treasure card and ${gold} in all.`,
  nobody: 'The dungeon has kept everybody: nobody got out.',
  youDied: 'The dungeon has kept you.',
  noTreasure: 'You got out alive, but without a treasure card: in a solo game that is no victory.',
  out: (gold) => `Got out with ${gold}`,
  lost: 'Did not get out',
  you: 'you',
};

const es: Words = {
  gold: (value) => `${count('es', value)} de oro`,
  only: (name, gold) =>
    name === undefined ? `Solo has salido tú, con ${gold}.` : `Solo ha salido ${name}, con ${gold}.`,
  most: (name, gold) =>
    name === undefined ? `Nadie ha sacado más que tú: ${gold}.` : `Nadie ha sacado más que ${name}: ${gold}.`,
  share: (names, own, gold) =>
    own
      ? `${names} compartís la victoria, con ${gold} por cabeza.`
      : `${names} comparten la victoria, con ${gold} por cabeza.`,
  alone: (gold) => `Has salido con una carta de Tesoro y ${gold} en total.`,
  nobody: 'La mazmorra se los ha tragado a todos: no ha salido nadie.',
  youDied: 'La mazmorra no te ha dejado salir.',
  noTreasure: 'Has salido con vida, pero sin una carta de Tesoro: en solitario eso no es ganar.',
  out: (gold) => `Ha salido con ${gold}`,
  lost: 'No ha salido',
  you: 'tú',
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

export function ending(props: EndingProps<View, Event>): Ending {
  const { outcome, language, log, names, text } = props;
  const words = WORDS[language];
  const isOut = (seat: Seat): boolean => outcome.scores[seat]?.['out'] === 1;
  const fates = outcome.scores.map(({ gold = 0 }, seat) => {
    if (isOut(seat)) return words.out(words.gold(gold));
    const death = log.findLast(({ event }) => event.type === 'dies' && event.seat === seat);
    return (death && text.event(death, names)) ?? words.lost;
  });
  return {
    story: storyOf(props),
    fates,
    dead: outcome.scores.flatMap((_, seat) => (isOut(seat) ? [] : [seat])),
  };
}

function storyOf({ outcome, names, language }: EndingProps<View, Event>): string {
  const words = WORDS[language];
  const { winners, scores } = outcome;
  const [first] = winners;
  if (first === undefined) {
    if (scores.length > 1) return words.nobody;
    return scores[0]?.['out'] === 1 ? words.noTreasure : words.youDied;
  }
  const gold = words.gold(scores[first]?.['gold'] ?? 0);
  const own = names.own !== undefined && winners.includes(names.own);
  if (winners.length > 1) {
    const others = winners.filter((seat) => seat !== names.own).map(names.seat);
    const who = joined(language, own ? [...others, words.you] : others);
    return words.share(who.charAt(0).toUpperCase() + who.slice(1), own, gold);
  }
  if (scores.length === 1) return words.alone(gold);
  const alone = scores.filter(({ out }) => out === 1).length === 1;
  return (alone ? words.only : words.most)(own ? undefined : names.seat(first), gold);
}

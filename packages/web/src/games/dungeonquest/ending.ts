import { type Event, isChamber, towers, type View } from '@mazmorra/dungeonquest';
import type { GameText, Language, Outcome, Seat } from '@mazmorra/kernel';
import { joined } from '../../i18n/index.ts';
import type { Ending, EndingProps } from '../contract.ts';
import { nameOf } from './art/cards.tsx';
import { betOf } from './bets.ts';
import { cellName } from './model.ts';

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
  /** As much gold as the winner, but a lesser best card, or fewer cards. */
  lesserCard(name: string | undefined, gold: string): string;
  fewerCards(name: string | undefined, gold: string): string;
  at(cell: string, room: string): string;
  /** What came of a bet on somebody. */
  betWon(name: string): string;
  betLost(name: string): string;
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
  lesserCard: (name, gold) => `${name ?? 'You'} brought out ${gold} too, but with a less valuable best card.`,
  fewerCards: (name, gold) => `${name ?? 'You'} brought out ${gold} too, but with fewer Loot cards.`,
  betWon: (name) => `You bet on ${name}, and you were right.`,
  betLost: (name) => `You bet on ${name}, who did not get out.`,
  at: (cell, room) => `Place: ${room}, ${cell}.`,
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
  lesserCard: (name, gold) =>
    name === undefined
      ? `Tú también has sacado ${gold}, pero tu mejor carta valía menos.`
      : `${name} también ha sacado ${gold}, pero su mejor carta valía menos.`,
  fewerCards: (name, gold) =>
    name === undefined
      ? `Tú también has sacado ${gold}, pero con menos cartas de Botín.`
      : `${name} también ha sacado ${gold}, pero con menos cartas de Botín.`,
  betWon: (name) => `Apostaste por ${name} y acertaste.`,
  betLost: (name) => `Apostaste por ${name}, que no ha salido.`,
  at: (cell, room) => `Lugar: ${room}, ${cell}.`,
  you: 'tú',
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

export function ending(props: EndingProps<View, Event>): Ending {
  const { outcome, language, log, names, text, view } = props;
  const words = WORDS[language];
  const isOut = (seat: Seat): boolean => outcome.scores[seat]?.['out'] === 1;
  const fates = outcome.scores.map(({ gold = 0 }, seat) => {
    if (isOut(seat)) return words.out(words.gold(gold));
    const death = log.findLast(({ event }) => event.type === 'dies' && event.seat === seat);
    const said = death && text.event(death, names);
    if (said === undefined) return words.lost;
    const cell = death?.event.type === 'dies' ? death.event.cell : -1;
    const room = placeName(view, text, cell);
    return room === undefined ? said : `${said} ${words.at(cellName(cell), room)}`;
  });
  return {
    story: [storyOf(props), betWords(props)].filter((part) => part !== undefined).join(' '),
    fates,
    dead: outcome.scores.flatMap((_, seat) => (isOut(seat) ? [] : [seat])),
  };
}

/** What became of the bet of a reader who died. */
function betWords({ table, outcome, names, language }: EndingProps<View, Event>): string | undefined {
  const words = WORDS[language];
  const on = names.own === undefined ? undefined : betOf(table, names.own);
  if (on === undefined) return undefined;
  return (outcome.scores[on]?.['out'] === 1 ? words.betWon : words.betLost)(names.seat(on));
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
  const won = (alone ? words.only : words.most)(own ? undefined : names.seat(first), gold);
  return [won, ...tiesOf(outcome, first, names, words)].join(' ');
}

/** Who brought out as much gold as the winner, and why that was not enough (DQ-WIN-04). */
function tiesOf(
  { scores }: Outcome,
  winner: Seat,
  names: EndingProps<View, Event>['names'],
  words: Words,
): string[] {
  const best = scores[winner];
  return scores.flatMap((score, seat) => {
    if (seat === winner || score['out'] !== 1 || score['gold'] !== best?.['gold']) return [];
    const name = seat === names.own ? undefined : names.seat(seat);
    const gold = words.gold(score['gold'] ?? 0);
    return [score['best'] === best?.['best'] ? words.fewerCards(name, gold) : words.lesserCard(name, gold)];
  });
}

/** What lies in a cell, for the place of a death; nothing is told of what nobody has seen. */
function placeName({ rooms }: View, text: GameText<Event>, cell: number): string | undefined {
  const tower = towers.find((one) => one.cell === cell)?.id;
  const id = isChamber(cell) ? undefined : (tower ?? rooms.find((room) => room.cell === cell)?.type);
  return id === undefined ? undefined : nameOf(text, id);
}

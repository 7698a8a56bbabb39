import { type Event, isChamber, towers, type View } from '@mazmorra/dungeonquest';
import type { GameText, Outcome, Seat } from '@mazmorra/kernel';
import { joined } from '../../i18n/index.ts';
import type { Ending, EndingProps } from '../../table/contract.ts';
import { nameOf } from './art/cards.tsx';
import { betOf } from './bets.ts';
import { cellName } from './model.ts';
import { type EndingWords, wordsIn } from './words/words.ts';

export function ending(props: EndingProps<View, Event>): Ending {
  const { outcome, language, log, names, text, view } = props;
  const words = wordsIn(language).ending;
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
  const words = wordsIn(language).ending;
  const on = names.own === undefined ? undefined : betOf(table, names.own);
  if (on === undefined) return undefined;
  return (outcome.scores[on]?.['out'] === 1 ? words.betWon : words.betLost)(names.seat(on));
}

function storyOf({ outcome, names, language }: EndingProps<View, Event>): string {
  const words = wordsIn(language).ending;
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
  words: EndingWords,
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

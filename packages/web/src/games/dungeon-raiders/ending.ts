import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { Language, Outcome, Seat } from '@mazmorra/kernel';
import type { Ending, EndingProps } from '../../table/contract.ts';
import { type EndingWords, wordsIn } from './words/words.ts';

interface Score {
  readonly seat: Seat;
  readonly coins: number;
  readonly wounds: number;
  readonly fainted: boolean;
  readonly stone: boolean;
}

/** More of those who missed the victory would not be read. */
const MOST_BEATEN = 2;

const scoresOf = ({ scores }: Outcome): Score[] =>
  scores.map(({ coins = 0, wounds = 0, collapsed = 0, eliminated = 0 }, seat) => ({
    seat,
    coins,
    wounds,
    fainted: collapsed > 0,
    stone: eliminated > 0,
  }));

export function ending({ outcome, names, language }: EndingProps<View, Event>): Ending {
  const words = wordsIn(language).ending;
  const scores = scoresOf(outcome);
  return {
    story: storyOf(scores, outcome.winners, language, names),
    fates: scores.map((score) => fateOf(score, words)),
    dead: scores.flatMap(({ seat, stone }) => (stone ? [seat] : [])),
  };
}

function fateOf({ coins, wounds, fainted, stone }: Score, words: EndingWords): string {
  if (stone) return words.fateStone;
  const held = words.coins(coins);
  return fainted ? words.fateFainted(held, words.wounds(wounds)) : `${held} · ${words.wounds(wounds)}`;
}

/** Who won with how much; who had as much or more and did not win, and why. */
function storyOf(
  scores: readonly Score[],
  winners: readonly Seat[],
  language: Language,
  names: EndingProps<View, Event>['names'],
): string {
  const words = wordsIn(language).ending;
  const [first] = winners;
  const won = first === undefined ? undefined : scores[first];
  if (!won) return words.allStone;
  const nameOf = (seat: Seat): string | undefined => (seat === names.own ? undefined : names.seat(seat));
  const sentences = [words.won(winners, names, words.coins(won.coins))];
  const beaten = scores
    .filter(({ seat, stone, coins }) => !winners.includes(seat) && !stone && coins >= won.coins)
    .sort((a, b) => b.coins - a.coins);
  for (const { seat, coins, wounds, fainted } of beaten.slice(0, MOST_BEATEN)) {
    const tell = fainted ? words.fainted : words.sameCoins;
    sentences.push(tell(nameOf(seat), words.coins(coins), fainted ? words.wounds(wounds) : String(wounds)));
  }
  return sentences.join(' ');
}

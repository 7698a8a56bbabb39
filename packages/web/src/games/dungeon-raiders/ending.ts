import type { Event, View } from '@mazmorra/dungeon-raiders';
import {
  capital,
  english,
  type Language,
  type Names,
  type Outcome,
  type Seat,
  spanish,
} from '@mazmorra/kernel';
import type { Ending, EndingProps } from '../contract.ts';

interface Score {
  readonly seat: Seat;
  readonly coins: number;
  readonly wounds: number;
  readonly fainted: boolean;
  readonly stone: boolean;
}

/** The sentences of the end. `name` is absent for the reader. */
interface Words {
  coins(count: number): string;
  wounds(count: number): string;
  won(winners: readonly Seat[], names: Names, coins: string): string;
  allStone: string;
  fainted(name: string | undefined, coins: string, wounds: string): string;
  sameCoins(name: string | undefined, coins: string, wounds: string): string;
  fateFainted(coins: string, wounds: string): string;
  fateStone: string;
}

const en: Words = {
  coins: (count) => (count === 1 ? '1 coin' : `${count} coins`),
  wounds: (count) => (count === 1 ? '1 wound' : `${count} wounds`),
  won: (winners, names, coins) =>
    english.bySeats(winners, names, {
      you: `You win with ${coins}.`,
      one: (ana) => `${ana} wins with ${coins}.`,
      many: (all) => `${all} share the victory with ${coins} each and the same wounds.`,
      nobody: '',
    }),
  allStone: 'Medusa has turned everybody to stone: nobody wins.',
  fainted: (name, coins, wounds) =>
    name === undefined
      ? `You had ${coins}, but collapsed with ${wounds}.`
      : `${name} had ${coins}, but collapsed with ${wounds}.`,
  sameCoins: (name, coins, wounds) =>
    name === undefined
      ? `You had ${coins} too, but more wounds (${wounds}).`
      : `${name} had ${coins} too, but more wounds (${wounds}).`,
  fateFainted: (coins, wounds) => `${coins} · collapsed with ${wounds}`,
  fateStone: 'Turned to stone by Medusa',
};

const es: Words = {
  coins: (count) => (count === 1 ? '1 moneda' : `${count} monedas`),
  wounds: (count) => (count === 1 ? '1 herida' : `${count} heridas`),
  won: (winners, names, coins) =>
    spanish.bySubject(winners, names, {
      you: `Ganas con ${coins}.`,
      one: (ana) => `${ana} gana con ${coins}.`,
      youAll: (all) => `${capital(all)} compartís la victoria, con ${coins} por cabeza y las mismas heridas.`,
      they: (all) => `${all} comparten la victoria, con ${coins} por cabeza y las mismas heridas.`,
      nobody: '',
    }),
  allStone: 'Medusa ha convertido en piedra a todo el grupo: no gana nadie.',
  fainted: (name, coins, wounds) =>
    name === undefined
      ? `Tú tenías ${coins}, pero te has desmayado con ${wounds}.`
      : `${name} tenía ${coins}, pero se ha desmayado con ${wounds}.`,
  sameCoins: (name, coins, wounds) =>
    name === undefined
      ? `Tú también tenías ${coins}, pero más heridas (${wounds}).`
      : `${name} también tenía ${coins}, pero más heridas (${wounds}).`,
  fateFainted: (coins, wounds) => `${coins} · desmayo con ${wounds}`,
  fateStone: 'De piedra, por obra de Medusa',
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

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
  const words = WORDS[language];
  const scores = scoresOf(outcome);
  return {
    story: storyOf(scores, outcome.winners, language, names),
    fates: scores.map((score) => fateOf(score, words)),
    dead: scores.flatMap(({ seat, stone }) => (stone ? [seat] : [])),
  };
}

function fateOf({ coins, wounds, fainted, stone }: Score, words: Words): string {
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
  const words = WORDS[language];
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

import type { GameText, Seat } from '@mazmorra/kernel';
import type { Event, View } from '@mazmorra/saboteur';
import type { Ending, EndingProps } from '../../table/contract.ts';
import { nameOf as cardName } from './art/cards.tsx';
import { type EndingWords, wordsIn } from './words/words.ts';

type Revealed = Extract<Event, { type: 'cards-revealed' }>;
type RoundEnded = Extract<Event, { type: 'round-ended' }>;

export function ending({ outcome, names, language, log, text }: EndingProps<View, Event>): Ending {
  const words = wordsIn(language).ending;
  const { winners, scores } = outcome;
  const [first] = winners;
  const nameOf = (seat: Seat): string | undefined => (seat === names.own ? undefined : names.seat(seat));
  const gold = first === undefined ? 0 : (scores[first]?.['nuggets'] ?? 0);
  const rounds = log.flatMap(({ event }) => (event.type === 'cards-revealed' ? [event] : []));
  const last = log.flatMap(({ event }) => (event.type === 'round-ended' ? [event] : [])).at(-1);
  const decided =
    last?.winner === 'saboteurs'
      ? blocked(rounds.at(-1), words)
      : last && reached(last, words, nameOf, lastCard(log, text));
  return {
    story: [words.won(winners, names, gold), decided].filter(Boolean).join(' '),
    fates: scores.map(({ nuggets = 0 }, seat) => `${words.nuggets(nuggets)}${rolesOf(seat, rounds, words)}`),
    dead: [],
    beside: scores.map((_, seat) => {
      const role = rounds.at(-1)?.roles[seat];
      return role === undefined ? '' : words.roles[role];
    }),
  };
}

const blocked = (round: Revealed | undefined, words: EndingWords): string | undefined =>
  round && words.blocked(round.roles.filter((role) => role === 'saboteur').length);

const reached = (
  { finisher }: RoundEnded,
  words: EndingWords,
  nameOf: (seat: Seat) => string | undefined,
  card: string | undefined,
): string | undefined => (finisher === undefined ? undefined : words.reached(nameOf(finisher), card));

/** The path card that was laid last: the one that reached the goal, where the miners won. */
function lastCard(log: EndingProps<View, Event>['log'], text: GameText<Event>): string | undefined {
  const laid = log.findLast(({ event }) => event.type === 'path-played')?.event;
  return laid?.type === 'path-played' ? cardName(text, laid.card) : undefined;
}

/** What somebody was, round by round. */
function rolesOf(seat: Seat, rounds: readonly Revealed[], words: EndingWords): string {
  const roles = rounds.flatMap(({ roles: all }) => all[seat] ?? []);
  return roles.length === 0 ? '' : ` · ${roles.map((role) => words.roles[role]).join(', ')}`;
}

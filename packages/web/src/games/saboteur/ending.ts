import {
  capital,
  english,
  type GameText,
  type Language,
  type Names,
  type Seat,
  spanish,
} from '@mazmorra/kernel';
import type { Event, Role, View } from '@mazmorra/saboteur';
import type { Ending, EndingProps } from '../contract.ts';
import { nameOf as cardName } from './art/cards.tsx';

type Revealed = Extract<Event, { type: 'cards-revealed' }>;
type RoundEnded = Extract<Event, { type: 'round-ended' }>;

/** The sentences of the end. `name` is absent for the reader. */
interface Words {
  nuggets(count: number): string;
  /** Who won with how much; nobody may have any gold. */
  won(winners: readonly Seat[], names: Names, nuggets: number): string;
  /** What decided the last round. */
  reached(name: string | undefined, card: string | undefined): string;
  /** How many saboteurs there were; in small groups there may be none. */
  blocked(saboteurs: number): string;
  roles: Readonly<Record<Role, string>>;
}

const en: Words = {
  nuggets: (count) => (count === 1 ? '1 nugget' : `${count} nuggets`),
  won: (winners, names, nuggets) => {
    const gold = nuggets === 0 ? 'without a single nugget' : `with ${en.nuggets(nuggets)}`;
    return english.bySeats(winners, names, {
      you: `You win ${gold}.`,
      one: (ana) => `${ana} wins ${gold}.`,
      many: (all) => `${all} share the victory ${nuggets === 0 ? gold : `${gold} each`}.`,
      nobody: '',
    });
  },
  reached: (name, card) => {
    const who = name ?? 'you';
    const last = card === undefined ? '' : ` The decisive card: ${card}.`;
    return `In the last round ${who} reached the treasure.${last}`;
  },
  blocked: (saboteurs) =>
    saboteurs === 0
      ? 'In the last round nobody reached the treasure, although there was no saboteur.'
      : saboteurs === 1
        ? 'In the last round the saboteur kept everybody from the treasure.'
        : 'In the last round the saboteurs kept everybody from the treasure.',
  roles: { miner: 'miner', saboteur: 'saboteur' },
};

const es: Words = {
  nuggets: (count) => (count === 1 ? '1 pepita' : `${count} pepitas`),
  won: (winners, names, nuggets) => {
    const gold = nuggets === 0 ? 'sin ninguna pepita' : `con ${es.nuggets(nuggets)}`;
    const each = nuggets === 0 ? ` ${gold}` : `, ${gold} por cabeza`;
    return spanish.bySubject(winners, names, {
      you: `Ganas ${gold}.`,
      one: (ana) => `${ana} gana ${gold}.`,
      youAll: (all) => `${capital(all)} compartís la victoria${each}.`,
      they: (all) => `${all} comparten la victoria${each}.`,
      nobody: '',
    });
  },
  reached: (name, card) => {
    const last = card === undefined ? '' : ` La carta decisiva: ${card}.`;
    const who = name === undefined ? 'tú llegaste' : `${name} llegó`;
    return `En la última ronda ${who} al tesoro.${last}`;
  },
  blocked: (saboteurs) =>
    saboteurs === 0
      ? 'En la última ronda nadie llegó al tesoro, aunque no había ningún saboteador.'
      : saboteurs === 1
        ? 'En la última ronda el saboteador no dejó que nadie llegara al tesoro.'
        : 'En la última ronda los saboteadores no dejaron que nadie llegara al tesoro.',
  roles: { miner: 'minero', saboteur: 'saboteador' },
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

export function ending({ outcome, names, language, log, text }: EndingProps<View, Event>): Ending {
  const words = WORDS[language];
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

const blocked = (round: Revealed | undefined, words: Words): string | undefined =>
  round && words.blocked(round.roles.filter((role) => role === 'saboteur').length);

const reached = (
  { finisher }: RoundEnded,
  words: Words,
  nameOf: (seat: Seat) => string | undefined,
  card: string | undefined,
): string | undefined => (finisher === undefined ? undefined : words.reached(nameOf(finisher), card));

/** The path card that was laid last: the one that reached the goal, where the miners won. */
function lastCard(log: EndingProps<View, Event>['log'], text: GameText<Event>): string | undefined {
  const laid = log.findLast(({ event }) => event.type === 'path-played')?.event;
  return laid?.type === 'path-played' ? cardName(text, laid.card) : undefined;
}

/** What somebody was, round by round. */
function rolesOf(seat: Seat, rounds: readonly Revealed[], words: Words): string {
  const roles = rounds.flatMap(({ roles: all }) => all[seat] ?? []);
  return roles.length === 0 ? '' : ` · ${roles.map((role) => words.roles[role]).join(', ')}`;
}

import type { GameText, Language, Seat } from '@mazmorra/kernel';
import type { Event, Role, View } from '@mazmorra/saboteur';
import { joined } from '../../i18n/index.ts';
import type { Ending, EndingProps } from '../contract.ts';
import { nameOf as cardName } from './art/cards.tsx';

type Revealed = Extract<Event, { type: 'cards-revealed' }>;
type RoundEnded = Extract<Event, { type: 'round-ended' }>;

/** The sentences of the end. `name` is absent for the reader. */
interface Words {
  nuggets(count: number): string;
  wins(name: string | undefined, nuggets: string): string;
  share(names: string, own: boolean, nuggets: string): string;
  /** What decided the last round. */
  reached(name: string | undefined, card: string | undefined): string;
  blocked: string;
  roles: Readonly<Record<Role, string>>;
  you: string;
}

const en: Words = {
  nuggets: (count) => (count === 1 ? '1 nugget' : `${count} nuggets`),
  wins: (name, nuggets) =>
    name === undefined ? `You win with ${nuggets}.` : `${name} wins with ${nuggets}.`,
  share: (names, _own, nuggets) => `${names} share the victory with ${nuggets} each.`,
  reached: (name, card) => {
    const who = name ?? 'you';
    const last = card === undefined ? '' : ` The decisive card: ${card}.`;
    return `In the last round ${who} reached the treasure.${last}`;
  },
  blocked: 'In the last round the saboteurs kept everybody from the treasure.',
  roles: { miner: 'miner', saboteur: 'saboteur' },
  you: 'you',
};

const es: Words = {
  nuggets: (count) => (count === 1 ? '1 pepita' : `${count} pepitas`),
  wins: (name, nuggets) => (name === undefined ? `Ganas con ${nuggets}.` : `${name} gana con ${nuggets}.`),
  share: (names, own, nuggets) =>
    own
      ? `${names} compartís la victoria, con ${nuggets} por cabeza.`
      : `${names} comparten la victoria, con ${nuggets} por cabeza.`,
  reached: (name, card) => {
    const last = card === undefined ? '' : ` La carta decisiva: ${card}.`;
    const who = name === undefined ? 'tú llegaste' : `${name} llegó`;
    return `En la última ronda ${who} al tesoro.${last}`;
  },
  blocked: 'En la última ronda los saboteadores no dejaron que nadie llegara al tesoro.',
  roles: { miner: 'minero', saboteur: 'saboteador' },
  you: 'tú',
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

export function ending({ outcome, names, language, log, text }: EndingProps<View, Event>): Ending {
  const words = WORDS[language];
  const { winners, scores } = outcome;
  const [first] = winners;
  const nameOf = (seat: Seat): string | undefined => (seat === names.own ? undefined : names.seat(seat));
  const gold = words.nuggets(first === undefined ? 0 : (scores[first]?.['nuggets'] ?? 0));
  const own = names.own !== undefined && winners.includes(names.own);
  const others = winners.filter((seat) => seat !== names.own).map(names.seat);
  const who = joined(language, own ? [...others, words.you] : others);
  const won =
    winners.length > 1
      ? words.share(who.charAt(0).toUpperCase() + who.slice(1), own, gold)
      : first === undefined
        ? ''
        : words.wins(nameOf(first), gold);
  const rounds = log.flatMap(({ event }) => (event.type === 'cards-revealed' ? [event] : []));
  const last = log.flatMap(({ event }) => (event.type === 'round-ended' ? [event] : [])).at(-1);
  return {
    story: [won, last && decisive(last, words, nameOf, lastCard(log, text))].filter(Boolean).join(' '),
    fates: scores.map(({ nuggets = 0 }, seat) => `${words.nuggets(nuggets)}${rolesOf(seat, rounds, words)}`),
    dead: [],
    beside: scores.map((_, seat) => {
      const role = rounds.at(-1)?.roles[seat];
      return role === undefined ? '' : words.roles[role];
    }),
  };
}

const decisive = (
  { winner, finisher }: RoundEnded,
  words: Words,
  nameOf: (seat: Seat) => string | undefined,
  card: string | undefined,
): string | undefined =>
  winner === 'saboteurs'
    ? words.blocked
    : finisher === undefined
      ? undefined
      : words.reached(nameOf(finisher), card);

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

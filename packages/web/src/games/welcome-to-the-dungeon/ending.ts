import type { Language } from '@mazmorra/kernel';
import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { Ending, EndingProps } from '../contract.ts';

/** The sentences of the end. `name` is absent for the reader. */
interface Words {
  survived(name: string | undefined): string;
  lastLeft(name: string | undefined): string;
  runs(successes: number, failures: number): string;
  out: string;
}

const en: Words = {
  survived: (name) =>
    name === undefined
      ? 'You came out of the dungeon alive twice, and that wins the game.'
      : `${name} came out of the dungeon alive twice, and that wins the game.`,
  lastLeft: (name) =>
    name === undefined
      ? 'Everybody else has failed twice: you are the last one left.'
      : `Everybody else has failed twice: ${name} is the last one left.`,
  runs: (successes, failures) =>
    `${successes === 1 ? '1 success' : `${successes} successes`} · ${failures === 1 ? '1 failure' : `${failures} failures`}`,
  out: 'Out after two failures',
};

const es: Words = {
  survived: (name) =>
    name === undefined
      ? 'Has salido con vida de la mazmorra dos veces: la partida es tuya.'
      : `${name} ha salido con vida de la mazmorra dos veces y gana la partida.`,
  lastLeft: (name) =>
    name === undefined
      ? 'Los demás han fracasado dos veces: solo quedas tú.'
      : `Los demás han fracasado dos veces: solo queda ${name}.`,
  runs: (successes, failures) =>
    `${successes === 1 ? '1 éxito' : `${successes} éxitos`} · ${failures === 1 ? '1 fracaso' : `${failures} fracasos`}`,
  out: 'Fuera tras dos fracasos',
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };
const FAILURES = 2;

export function ending({ outcome, names, language, log }: EndingProps<View, Event>): Ending {
  const words = WORDS[language];
  const [winner] = outcome.winners;
  const won = log.findLast(({ event }) => event.type === 'win')?.event;
  const tell = won?.type === 'win' && won.by === 'last-left' ? words.lastLeft : words.survived;
  const dead = outcome.scores.flatMap(({ failures = 0 }, seat) =>
    failures >= FAILURES && seat !== winner ? [seat] : [],
  );
  return {
    story: winner === undefined ? '' : tell(winner === names.own ? undefined : names.seat(winner)),
    fates: outcome.scores.map(({ successes = 0, failures = 0 }, seat) =>
      dead.includes(seat) && successes === 0 ? words.out : words.runs(successes, failures),
    ),
    dead,
  };
}

import { type Accusation, english, type Language, type Names, spanish } from '@mazmorra/kernel';

/** The deeds that bots name, and two words that are about words. */
type Reason =
  | 'dig-away'
  | 'dead-end-blocks'
  | 'dead-end-aside'
  | 'break-trusted'
  | 'repair-suspect'
  | 'repair-self'
  | 'rockfall-tunnel'
  | 'rockfall-aside'
  | 'discard-broken'
  | 'counter';

interface Words {
  /** `name` is absent where the reader is spoken to; several ways to say it, so that it does not grow stale. */
  readonly because: Readonly<Record<Reason, readonly ((name: string | undefined) => string)[]>>;
  accuses(who: string, name: string | undefined): string;
  withdraws(who: string): string;
  ownAccuses(name: string): string;
  readonly ownWithdraws: string;
}

const to = (name: string | undefined): string => (name === undefined ? '' : `, ${name}`);

const en: Words = {
  because: {
    'dig-away': [
      (name) => `That tunnel leads away from the treasure${to(name)}.`,
      (name) => `Where are you digging${to(name)}?`,
    ],
    'dead-end-blocks': [
      (name) => `A dead end at the front${to(name)}?`,
      (name) => `That dead end was no accident${to(name)}.`,
    ],
    'dead-end-aside': [(name) => `Why lay a dead end at all${to(name)}?`],
    'break-trusted': [
      (name) => `The one whose tool you broke was digging well${to(name)}.`,
      (name) => `Why break the tools of somebody who digs well${to(name)}?`,
    ],
    'repair-suspect': [(name) => `You are repairing tools for the wrong side${to(name)}.`],
    'repair-self': [(name) => `You look after yourself first${to(name)}.`],
    'rockfall-tunnel': [
      (name) => `You brought our tunnel down${to(name)}!`,
      (name) => `We needed that tunnel${to(name)}.`,
    ],
    'rockfall-aside': [(name) => `A rockfall that helps nobody${to(name)}?`],
    'discard-broken': [(name) => `You just sit there with a broken tool and wait${to(name)}.`],
    counter: [(name) => `Whoever points at me has something to hide${to(name)}.`],
  },
  accuses: (who, name) => (name === undefined ? `${who} accuses you.` : `${who} accuses ${name}.`),
  withdraws: (who) => `${who} withdraws the accusation.`,
  ownAccuses: (name) => `You accuse ${name}.`,
  ownWithdraws: 'You withdraw your accusation.',
};

const es: Words = {
  because: {
    'dig-away': [
      (name) => `Ese túnel se aleja del tesoro${to(name)}.`,
      (name) => `¿Hacia dónde cavas${to(name)}?`,
    ],
    'dead-end-blocks': [
      (name) => `¿Un callejón sin salida en primera línea${to(name)}?`,
      (name) => `Ese callejón no ha sido casualidad${to(name)}.`,
    ],
    'dead-end-aside': [(name) => `¿Y para qué poner un callejón${to(name)}?`],
    'break-trusted': [
      (name) => `Le has roto la herramienta a quien cavaba bien${to(name)}.`,
      (name) => `¿Por qué le rompes la herramienta a quien cava bien${to(name)}?`,
    ],
    'repair-suspect': [(name) => `Reparas para el bando equivocado${to(name)}.`],
    'repair-self': [(name) => `Primero tú, y después los demás${to(name)}.`],
    'rockfall-tunnel': [
      (name) => `¡Nos has hundido el túnel${to(name)}!`,
      (name) => `Ese túnel nos hacía falta${to(name)}.`,
    ],
    'rockfall-aside': [(name) => `¿Un desprendimiento que no ayuda a nadie${to(name)}?`],
    'discard-broken': [(name) => `Tienes la herramienta rota y te quedas esperando${to(name)}.`],
    counter: [(name) => `Quien me señala tiene algo que esconder${to(name)}.`],
  },
  accuses: (who, name) => (name === undefined ? `${who} te acusa.` : `${who} acusa a ${name}.`),
  withdraws: (who) => `${who} retira su acusación.`,
  ownAccuses: (name) => `Acusas a ${name}.`,
  ownWithdraws: 'Retiras tu acusación.',
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/** What somebody says with a token: bots give their reason, people only point. */
export function remark(
  { seat, about, reason, number }: Accusation,
  names: Names,
  language: Language,
): string {
  const words = WORDS[language];
  const who = names.seat(seat);
  const own = seat === names.own;
  if (about === undefined) return own ? words.ownWithdraws : words.withdraws(who);
  const name = about === names.own ? undefined : names.seat(about);
  const ways = words.because[reason as Reason] as Words['because'][Reason] | undefined;
  const said = ways?.[number % ways.length]?.(name);
  if (said !== undefined) return `${who}: ${QUOTES[language](said)}`;
  return own ? words.ownAccuses(names.seat(about)) : words.accuses(who, name);
}

const QUOTES: Readonly<Record<Language, (said: string) => string>> = {
  en: english.quote,
  es: spanish.quote,
};

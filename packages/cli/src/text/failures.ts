import type { Language, Said, SaidError } from '@mazmorra/kernel';
import { cli } from '@mazmorra/languages/cli';
import { type FailuresWords, failures } from '@mazmorra/languages/failures';
import { wordsOf } from '@mazmorra/languages/node';

type Sentences = Readonly<Record<string, string | ((...parts: never[]) => string)>>;

const wordsIn = wordsOf(failures);
const cliIn = wordsOf(cli);

/** What can be named instead. */
export const allowedIn =
  (language: Language) =>
  (words: readonly string[]): string =>
    cliIn(language).allowed(words, words.length);

const sentence = (sentences: Sentences, key: string, parts: readonly unknown[]): string | undefined => {
  const found = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof found === 'function' ? found(...(parts as never[])) : found;
};

/** Sentences about what somebody wrote, with the place of that among their parts. */
const TYPED: Readonly<Record<string, number>> = {
  'unknown-option': 0,
  'unknown-variant': 0,
  'variant-value': 1,
};

/**
 * English sentences without a code: of Node and of databases, and refusals of a server, whose reply has a code for several of them. What is in
 * brackets is put into the sentence. A test compares the list with the sources.
 */
const HEARD: readonly (readonly [RegExp, keyof FailuresWords['heard']])[] = [
  [/^EISDIR: .+$/, 'a-folder'],
  [/^ENOSPC: .+$/, 'no-room'],
  [/^.+ in JSON at position (\d+).*$/s, 'not-json-from'],
  [/^Unexpected end of JSON input$/, 'json-ends'],
  [/^.+ is not valid JSON$/s, 'not-json'],
  [/^spawn (.+) ENOENT$/, 'no-program'],
  [/^spawn (.+) EACCES$/, 'may-not-run'],
  [/^file is not a database$/, 'no-database'],
  [/^connect ECONNREFUSED (.+)$/, 'nobody-listens'],
  [/^getaddrinfo \S+ (.+)$/, 'not-found'],
  [/^there is no such person$/, 'no-person'],
  [/^at most (.+) sanctions can be in force$/, 'most-sanctions'],
  [/^there is no such sanction in force$/, 'no-sanction'],
  [/^there are no such lines$/, 'no-lines'],
  [/^there is no such table$/, 'no-table'],
  [/^(.+) is missing or not allowed$/, 'field'],
  [/^the act lacks a field$/, 'lacks-field'],
  [/^too many requests: wait a little$/, 'rate'],
  [/^this needs the token that .+$/, 'token'],
  [/^this could not be saved, so it has not happened; try again$/, 'not-saved'],
  [/^something broke on the server$/, 'broke'],
  [/^there is no such table for you$/, 'not-for-you'],
  [/^this table is gone$/, 'gone'],
  [/^this table allows no spectators$/, 'no-spectators'],
  [/^this server does not have the game$/, 'no-game'],
  [/^you get no seat at this table$/, 'no-seat'],
  [/^the game has started$/, 'started'],
  [/^this table is rated: .+$/, 'rated'],
  [/^the host decides who sits down here: ask for a seat$/, 'host-decides'],
  [/^this seat is not free$/, 'seat-taken'],
  [/^the operator does not let you play here for now$/, 'not-here'],
  [/^this name is not allowed here: choose another$/, 'name'],
  [/^connect again in a moment$/, 'connect-again'],
];

/** A message of the system; what is not known here stays in English. */
function heard(message: string, words: FailuresWords): string {
  for (const [pattern, key] of HEARD) {
    const found = pattern.exec(message);
    if (found) return sentence(words.heard, key, found.slice(1)) ?? message;
  }
  return message;
}

/** What kernel, bots and storage say, by its code. */
function said({ code, parts, english }: Said, language: Language): string {
  const words = wordsIn(language);
  const given = parts.flatMap((part, place): readonly unknown[] => {
    if (TYPED[code] === place) return [JSON.stringify(part)];
    if (Array.isArray(part)) return [allowedIn(language)(part)];
    if (typeof part === 'string') return [heard(part, words)];
    if (typeof part !== 'object' || part === null) return [part];
    return 'min' in part ? spanOf(part as Span, code) : [said(part as Said, language)];
  });
  const key = code === 'variant-seats' && given.length === 3 ? 'variant-only' : code;
  return sentence(words.said, key, given) ?? english;
}

interface Span {
  readonly min: number;
  readonly max: number;
}

/** Of a variant for one number of seats alone that number is said. */
const spanOf = ({ min, max }: Span, code: string): readonly number[] =>
  code === 'variant-seats' && min === max ? [min] : [min, max];

/** What an error says in a language. */
export const failureIn =
  (language: Language) =>
  (error: unknown): string => {
    const words = wordsIn(language);
    const what = typeof error === 'string' ? { message: error } : error;
    if (typeof what !== 'object' || what === null) return String(what);
    const {
      code,
      path,
      said: told,
      message,
    } = what as Partial<NodeJS.ErrnoException & Pick<SaidError, 'said'>>;
    const ofSystem = path === undefined ? undefined : sentence(words.system, code ?? '', [path]);
    if (ofSystem !== undefined) return ofSystem;
    return told ? said(told, language) : heard(message ?? String(error), words);
  };

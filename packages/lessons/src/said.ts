import type { Language } from '@mazmorra/kernel';
import { type Grammar, read } from '@mazmorra/languages';
import type { Said } from './lesson.ts';

/** Names a sentence of `lessons-<game>.ftl` or `tips-<game>.ftl` in `languages/<code>`. Its texts are put in when the data are loaded. */
export const sayer =
  <Id extends string>() =>
  (id: Id): Said =>
    ({ said: id }) as unknown as Said;

/** In a sentence the file has `{ $p1 }`, `told` the name of the player at seat 1. */
const SEATS = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seat) => [`p${seat}`, `{${seat}}`]));

/** Puts the sentences of a language, from the text of its file, into data that name them. */
export function putIn(data: object, language: Language, text: string, grammar: Grammar): void {
  const { messages, say } = read(text, grammar);
  const texts = new Map(messages.map(({ id, pattern }) => [id, say(pattern, SEATS)]));
  const visit = (value: object): void => {
    const { said } = value as { readonly said?: unknown };
    if (typeof said === 'string') Object.assign(value, { [language]: texts.get(said) ?? said });
    else for (const one of Object.values(value)) if (typeof one === 'object' && one !== null) visit(one);
  };
  visit(data);
}

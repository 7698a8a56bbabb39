import type { Language } from '@mazmorra/kernel';

/** Picks the form of a word that goes with a number. */
export function plural(language: Language): (count: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

/** The base of a code: `pt` of `pt-BR`, `pt_PT` and `pt`. */
const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The first language of a list that somebody asks for: by its whole code, else by its base. */
export function firstOf<L extends string>(tags: readonly string[], languages: readonly L[]): L | undefined {
  for (const tag of tags) {
    const whole = tag.toLowerCase().replace('_', '-');
    const found =
      languages.find((language) => language.toLowerCase() === whole) ??
      languages.find((language) => baseOf(language) === baseOf(tag));
    if (found !== undefined) return found;
  }
  return undefined;
}

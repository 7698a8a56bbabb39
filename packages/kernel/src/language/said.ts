/** A sentence in English, with the code and the parts by which a program says it in another language. */
export interface Said {
  readonly english: string;
  readonly code: string;
  readonly parts: readonly unknown[];
}

type Sentences = Readonly<Record<string, (...parts: never[]) => string>>;

/** The sentences of a list, said by their codes. */
export const sayerOf =
  <S extends Sentences>(sentences: S) =>
  <K extends keyof S & string>(code: K, ...parts: Parameters<S[K]>): Said => ({
    english: (sentences[code] as (...parts: unknown[]) => string)(...parts),
    code,
    parts,
  });

/** The same sentences in another language. */
export type Translation<S extends Sentences> = {
  readonly [K in keyof S]: (...parts: Parameters<S[K]>) => string;
};

/** A part of a sentence: a word that is the same in every language, or something said. */
export type Part = string | Said;

export const inEnglish = (part: Part): string => (typeof part === 'string' ? part : part.english);

/** An error whose message can be said in other languages. A plain text stays as it is. */
export class SaidError extends Error {
  readonly #said: Said | undefined;

  constructor(what: Part = '', options?: ErrorOptions) {
    super(inEnglish(what), options);
    this.#said = typeof what === 'string' ? undefined : what;
  }

  get said(): Said | undefined {
    return this.#said;
  }
}

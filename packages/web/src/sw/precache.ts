/** The files of a build, as the service worker keeps them: for everybody, and for the readers of a language. */
export interface Precache {
  readonly common: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** The texts of one file of each language folder, such as `tournaments.ftl`. `W` is what the page gets of it. Made from the English file. */
export interface Subject<W> {
  readonly name: string;
  /** The names of the arguments of each sentence that has any, in the order in which code gives them. */
  readonly args: Readonly<Record<string, string>>;
  /** The groups whose messages are things, with attributes. */
  readonly things: readonly string[];
  /** Only for the compiler: never there. */
  readonly words?: W;
}

export const subject = <W>(
  name: string,
  args: Readonly<Record<string, string>>,
  things: readonly string[] = [],
): Subject<W> => ({ name, args, things });

/** The arguments of a sentence in its order, from all that may be said; for code that has the name of a sentence from elsewhere. */
export const argumentsIn = <A>(
  { args }: Subject<unknown>,
  id: string,
  given: Readonly<Record<string, A>>,
): A[] =>
  (args[id] ?? '').split(' ').flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [value];
  });

/** The path in the words that the identifier of a message stands for: `table_connection_offline`. */
export const pathOf = (id: string): string[] => id.split('_');

/** Whether the keys of a group are 0, 1, 2 and so on: then it is a list. */
export const isList = (keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((_, index) => keys.includes(String(index)));

/** What a group of words has under a key that comes from outside, if anything. */
export const wordAt = <T>(group: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(group, key) ? group[key] : undefined;

/** The attributes of a thing that players read: every language has them where English has. The others are for its own sentences. */
export const READ_OF_THINGS: readonly string[] = ['type', 'text'];

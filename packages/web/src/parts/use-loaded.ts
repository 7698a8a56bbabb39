import { useEffect, useState } from 'preact/hooks';

type Found<T> = { readonly of: readonly unknown[] } & ({ readonly value: T } | { readonly failure: unknown });

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, place) => Object.is(part, other[place]));

/**
 * What is loaded for `of`, as soon as it is there; nothing while `load` returns no promise. What comes for something else, or too late,
 * is never shown. A failure is thrown, and told by the page around; `orNothing` is for what can be done without.
 */
export function useLoaded<T>(load: () => Promise<T> | undefined, of: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<Found<T>>();
  useEffect(() => {
    let current = true;
    load()?.then(
      (value) => current && setFound({ of, value }),
      (failure: unknown) =>
        current && setFound({ of, failure: failure ?? new Error('it could not be loaded') }),
    );
    return () => {
      current = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it is loaded for
  }, of);
  if (!found || !same(found.of, of)) return undefined;
  if ('failure' in found) throw found.failure;
  return found.value;
}

export const orNothing = <T>(loading: Promise<T>): Promise<T | undefined> => loading.catch(() => undefined);

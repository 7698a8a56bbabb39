import { type ComponentType, h } from 'preact';
import { withWords } from '../i18n/loaded.ts';
import { useLoaded } from './use-loaded.ts';

const all: (() => Promise<unknown>)[] = [];

/** A part of a table that the first decision does not need. Nothing is in its place until it is loaded: by `loadLater`, or when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = async (): Promise<ComponentType<Props>> => (loaded ??= await withWords(load()));
  all.push(loading);
  return function Later(props) {
    const arrived = useLoaded(() => (loaded ? undefined : loading()), []);
    const Part = loaded ?? arrived;
    return Part ? h(Part, props) : null;
  };
}

/** Loads all that comes later. What fails is tried again when it is shown. */
export const loadLater = async (): Promise<void> =>
  void (await Promise.allSettled(all.map((load) => load())));

/** Does it when the browser has nothing else to do. */
export function loadLaterAtRest(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void loadLater());
  else setTimeout(loadLater, 1000);
}

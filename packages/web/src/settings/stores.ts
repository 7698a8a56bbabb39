import { useSyncExternalStore } from 'preact/compat';
import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

export { createStore, type StoreApi };

const whole = <State>(state: State): State => state;

/** What a component wants of a store. It is rendered again whenever that changes. */
export function useStore<State>(store: StoreApi<State>): State;
export function useStore<State, Part>(store: StoreApi<State>, part: (state: State) => Part): Part;
export function useStore(store: StoreApi<unknown>, part: (state: unknown) => unknown = whole): unknown {
  return useSyncExternalStore(store.subscribe, () => part(store.getState()));
}

export interface BoundStore<State> extends StoreApi<State> {
  (): State;
  <Part>(part: (state: State) => Part): Part;
}

/** A store that is the hook for itself: `const useServer = create(…)`, then `useServer((state) => state.name)`. */
export function create<State>(start: StateCreator<State>): BoundStore<State> {
  const store = createStore<State>(start);
  const use = (part: (state: State) => unknown = whole) => useStore(store, part);
  return Object.assign(use, store) as BoundStore<State>;
}

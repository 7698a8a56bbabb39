import { lazy as lazily } from 'preact/compat';
import { withWords } from './loaded.ts';

/** A component that is loaded when it is first shown, with its words. */
export const lazy = <Component>(load: () => Promise<{ readonly default: Component }>): Component =>
  lazily(() => withWords(load())) as Component;

import { create } from '../settings/stores.ts';
import { shapeOf } from './shape.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The size of the window. Nothing else asks for it: tables have `table/layout.ts`, pages their shape, and style sheets `@container`. */
export const useWindow = create<WindowSize>(() => ({ width: 0, height: 0 }));

/** Keeps the size and the page's `data-shape`, which style sheets hang on, in step with the window. */
export function followWindow(): void {
  const apply = (): void => {
    const { innerWidth: width, innerHeight: height } = window;
    document.documentElement.dataset['shape'] = shapeOf(width, height);
    useWindow.setState({ width, height });
  };
  apply();
  addEventListener('resize', apply);
}

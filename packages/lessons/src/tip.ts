import type { Viewer } from '@mazmorra/kernel';
import type { Said } from './lesson.ts';

/** The condition of a tip; all given fields must match. */
export interface Occasion {
  /** Prefix of the kind of decision that the reader has to make. */
  readonly decision?: string;
  /** Type of an event since the reader's last answer. */
  readonly event?: string;
  /** Condition on the value at this path of the view, such as `challenge.kind`. */
  readonly view?: {
    readonly path: string;
    /** Equal to this value, */
    readonly is?: string | number | boolean;
    /** or at least this number, */
    readonly from?: number;
    /** or the seat of the reader. */
    readonly isReader?: true;
  };
}

/** One or two sentences that are shown the first time a situation occurs. */
export interface Tip {
  /** Id, unique within the game. */
  readonly id: string;
  readonly title: Said;
  readonly say: Said;
  readonly when: Occasion;
}

/** The visible state of a table at one moment. */
export interface Sight {
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly decision?: string | undefined;
  /** The types of the events since the reader's last answer. */
  readonly events: readonly string[];
}

function valueAt(view: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      view,
    );
}

/** Whether a tip matches the visible state. */
export function fits({ when: { decision, event, view } }: Tip, sight: Sight): boolean {
  if (decision !== undefined && sight.decision?.startsWith(decision) !== true) return false;
  if (event !== undefined && !sight.events.includes(event)) return false;
  if (view === undefined) return true;
  const value = valueAt(sight.view, view.path);
  if (view.isReader) return value === sight.viewer;
  if (view.from !== undefined) return typeof value === 'number' && value >= view.from;
  return value === view.is;
}

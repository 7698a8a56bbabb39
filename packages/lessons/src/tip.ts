import type { Viewer } from '@mazmorra/kernel';
import type { Said } from './lesson.ts';

/** When a tip is told: all that is named must be so. */
export interface Occasion {
  /** The reader is asked this; the beginning of the kind of a decision. */
  readonly decision?: string;
  /** Something of this type has just happened. */
  readonly event?: string;
  /** What lies at this path of the view, such as `challenge.kind`. */
  readonly view?: {
    readonly path: string;
    /** Is this, */
    readonly is?: string | number | boolean;
    /** or at least this, */
    readonly from?: number;
    /** or the reader's own seat. */
    readonly isReader?: true;
  };
}

/** One or two sentences that are told the first time something appears. */
export interface Tip {
  /** Unique in its game. */
  readonly id: string;
  readonly title: Said;
  readonly say: Said;
  readonly when: Occasion;
}

/** What a table shows at a moment. */
export interface Sight {
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly decision?: string | undefined;
  /** The types of what has happened since the reader's last answer. */
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

/** Whether a tip fits what is to be seen. */
export function fits({ when: { decision, event, view } }: Tip, sight: Sight): boolean {
  if (decision !== undefined && sight.decision?.startsWith(decision) !== true) return false;
  if (event !== undefined && !sight.events.includes(event)) return false;
  if (view === undefined) return true;
  const value = valueAt(sight.view, view.path);
  if (view.isReader) return value === sight.viewer;
  if (view.from !== undefined) return typeof value === 'number' && value >= view.from;
  return value === view.is;
}

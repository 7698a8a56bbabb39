import { keepText, keptObject } from '../settings/kept.ts';
import { create } from '../settings/stores.ts';

/** What somebody waits for in the pool of this server. */
export interface Wish {
  readonly games: readonly string[];
  /** Seconds after which bots may take the missing seats; 0 is never. */
  readonly bots: number;
}

const key = 'mazmorra.pool';

function stored(): Wish | undefined {
  const { games, bots } = keptObject(key, 'sessionStorage');
  return Array.isArray(games) && typeof bots === 'number' ? { games, bots } : undefined;
}

/** Whether this tab waits for people. Small, because every page asks: what is done about it is loaded when somebody waits. */
export const useWaiting = create<{ readonly wish: Wish | undefined }>(() => ({ wish: stored() }));

export function setWish(wish: Wish | undefined): void {
  useWaiting.setState({ wish });
  keepText(key, wish && JSON.stringify(wish), 'sessionStorage');
}

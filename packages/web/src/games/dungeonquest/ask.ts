import type { View } from '@mazmorra/dungeonquest';
import { keepObject, keptObject } from '../../settings/kept.ts';
import { create } from '../../settings/stores.ts';
import type { OfferedDecision, TableInfo } from '../../table/client.ts';
import { chanceAtMost, doingOf } from './model.ts';

/** How often the reader wants to be asked about runes and abilities; kept in this browser. */
export type AskMode = 'always' | 'matters';

interface Asking {
  readonly mode: AskMode;
  /** `table kind`: questions that are answered with no at that table. */
  readonly never: readonly string[];
}

const key = 'mazmorra.dungeonquest.ask';

function stored(): Asking {
  const { mode, never } = keptObject(key);
  return {
    mode: mode === 'always' ? 'always' : 'matters',
    never: Array.isArray(never) ? never.filter((one) => typeof one === 'string').slice(-40) : [],
  };
}

export const useAsking = create<Asking>(stored);

function keep(next: Partial<Asking>): void {
  useAsking.setState(next);
  keepObject(key, useAsking.getState());
}

export const setMode = (mode: AskMode): void => keep({ mode });
export const neverKey = (table: string, kind: string): string => `${table} ${kind}`;
export const setNever = (name: string, never: boolean): void => {
  const others = useAsking.getState().never.filter((one) => one !== name);
  keep({ never: never ? [...others, name] : others });
};

/** Questions about runes and abilities, and the answer that lets the moment pass. */
const passing: Readonly<Record<string, string>> = {
  'DEC-OBSTACLE-RUNE': 'no',
  'DEC-TEST-ITEM': 'no',
  'DEC-PENANCE': 'no',
  'DEC-REROLL-TEST': 'no',
  'DEC-REROLL-RAGE': 'no',
  'DEC-WOUND-RUNE': 'no',
  'DEC-TRAP-RUNE': 'no',
  'DEC-MONSTER-RUNE': 'no',
  'DEC-TATIANNA': 'no',
  'DEC-COMBAT-RUNE': 'no',
  'DEC-SLUMBER': 'no',
  'DEC-CHALLARA': 'keep',
  'DEC-HAND6': 'six',
};
export const canBeSilenced = (kind: string | undefined): kind is string =>
  kind !== undefined && kind in passing;

/** Nothing hangs on it: the answer the screen may give by itself when it is only to ask where it matters. */
function trifle({ kind, seat }: Pick<OfferedDecision, 'kind' | 'seat'>, view: View): boolean {
  const hero = view.heroes[seat];
  if (!hero) return false;
  const left = hero.life - hero.wounds;
  const test = doingOf(view, 'test');
  const wounds = doingOf(view, 'wounds');
  switch (kind) {
    case 'DEC-HAND6':
      return true;
    case 'DEC-PENANCE':
      return left <= 1 || (test !== undefined && chanceAtMost(test.needs, test.bonus) === 1);
    case 'DEC-WOUND-RUNE':
      return wounds !== undefined && wounds.amount === 1 && left > 1;
    default:
      return false;
  }
}

/** What is answered for a reader who does not want to be asked. */
export function unasked(decision: OfferedDecision, view: View, info: TableInfo): string | undefined {
  const { mode, never } = useAsking.getState();
  const silent =
    never.includes(neverKey(info.id, decision.kind)) || (mode === 'matters' && trifle(decision, view));
  return silent ? passing[decision.kind] : undefined;
}

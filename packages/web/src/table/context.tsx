import type { Accusation, GameText, Language, Names, RuleId, Seat } from '@mazmorra/kernel';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Choice } from './choice.ts';
import type { TableInfo } from './client.ts';
import type { AnyScreen } from './contract.ts';

/** What the common parts of a table share, so that a screen need not hand it down. */
export interface TableShared {
  readonly info: TableInfo;
  readonly screen: AnyScreen;
  readonly choice: Choice;
  readonly text: GameText<unknown>;
  readonly names: Names;
  readonly language: Language;
  /** What becomes a button where there is no board; `undefined` when that would be too much. */
  readonly offHand: readonly string[] | undefined;
  /** What was said at the table, where the reader wants to know it and something can be said. */
  readonly talk?: readonly Accusation[] | undefined;
  /** Lays the reader's token before a seat, or takes it back; absent for those who have none. */
  accuse?(about: Seat | undefined): void;
  /** Beats are being shown. */
  readonly playing: boolean;
  /** Somebody else says what to look at: a lesson, a position of the rulebook, a dilemma. */
  readonly isLed: boolean;
  /** The game has come to its end, or the viewer's own part in it. */
  readonly isOver: boolean;
  /** What else is to be seen at a seat's panel: how much time is left. */
  readonly seatMark?: ((seat: Seat) => ComponentChildren) | undefined;
  /** Opens the rulebook where it speaks of a rule. */
  openRule(rule: RuleId): void;
}

const Shared = createContext<TableShared | undefined>(undefined);

export function TableProvider({
  value,
  children,
}: {
  readonly value: TableShared;
  readonly children: ComponentChildren;
}) {
  return <Shared value={value}>{children}</Shared>;
}

export function useTable(): TableShared {
  const shared = useContext(Shared);
  if (!shared) throw new Error('useTable needs a table around it');
  return shared;
}

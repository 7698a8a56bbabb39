import { useEffect, useMemo } from 'preact/hooks';
import { useSettings } from '../settings/store.ts';
import { createStore, type StoreApi, useStore } from '../settings/stores.ts';
import { play } from '../sound/sounds.ts';
import type { OfferedDecision, Refused, TableClient } from './client.ts';

/** What the viewer may choose now. Pick, see what it means, confirm; or act at once where the reader wants that. */
export interface Choice {
  readonly decision: OfferedDecision | undefined;
  /** The name of the picked option. */
  readonly picked: string | undefined;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Why the last answer was refused, until the next pick. */
  readonly refused: Refused | undefined;
  /** Whether the option of that name is offered now. */
  offers(name: string): boolean;
  /** The names of all offered options that begin so: `startingWith('play:')`. */
  startingWith(prefix: string): readonly string[];
  isPicked(name: string): boolean;
  /** Picks by name; does nothing when it is not offered. A second pick of the same confirms it. */
  pick(name: string): void;
  drop(): void;
  confirm(): void;
}

/**
 * What the viewer has in hand. A pick belongs to the decision it was made for: it stands as long as that one is open,
 * also when it is out of sight for a while, and says nothing about any other.
 */
export interface InHand {
  readonly picked?: { readonly of: string; readonly name: string };
  /** The decision whose answer is on its way. */
  readonly sent?: string;
  readonly refused?: Refused;
}

/** The same for one decision whatever others do, another one for the next. */
export const keyOf = ({ number, seat, kind }: OfferedDecision): string => `${number} ${seat} ${kind}`;

export const emptyHand = (): StoreApi<InHand> => createStore<InHand>(() => ({}));

export function choiceOf(
  hand: StoreApi<InHand>,
  client: Pick<TableClient, 'answer'>,
  decision: OfferedDecision | undefined,
  confirmFirst: boolean,
): Choice {
  const key = decision && keyOf(decision);
  const offers = (name: string): boolean => decision?.options.includes(name) ?? false;
  // Read when it is needed: two taps may come before the screen has been drawn again.
  const isBusy = (): boolean => key !== undefined && hand.getState().sent === key;
  const inHand = (): string | undefined => {
    const { picked } = hand.getState();
    return picked !== undefined && picked.of === key && offers(picked.name) ? picked.name : undefined;
  };

  const send = async (option: string): Promise<void> => {
    if (!decision || key === undefined) return;
    hand.setState({ picked: { of: key, name: option }, sent: key }, true);
    const result = await client.answer(decision, option);
    if (result.ok) return;
    const { picked } = hand.getState();
    hand.setState({ ...(picked && picked.of !== key && { picked }), refused: result.reason }, true);
    play('no');
  };

  const picked = inHand();
  return {
    decision,
    picked,
    busy: isBusy(),
    refused: hand.getState().refused,
    offers,
    startingWith: (prefix) => decision?.options.filter((option) => option.startsWith(prefix)) ?? [],
    isPicked: (name) => picked === name,
    pick(name) {
      if (!offers(name) || key === undefined || isBusy()) return;
      if (!confirmFirst || inHand() === name) void send(name);
      else hand.setState({ picked: { of: key, name } }, true);
      play('pick');
    },
    drop() {
      if (!isBusy()) hand.setState({}, true);
    },
    confirm() {
      const option = inHand();
      if (option !== undefined && !isBusy()) void send(option);
    },
  };
}

/** An answer that went through is done with, so that the same decision, taken back, starts afresh. */
export function settle(hand: StoreApi<InHand>, decision: OfferedDecision | undefined): void {
  const { picked, sent } = hand.getState();
  if (sent === undefined || (decision && keyOf(decision) === sent)) return;
  hand.setState(picked && picked.of !== sent ? { picked } : {}, true);
}

export function useChoice(client: TableClient, decision: OfferedDecision | undefined): Choice {
  const confirmFirst = useSettings((settings) => settings.confirm);
  const hand = useMemo(emptyHand, []);
  const held = useStore(hand);
  useEffect(() => settle(hand, decision), [hand, decision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `held` is what it reads from the hand
  return useMemo(
    () => choiceOf(hand, client, decision, confirmFirst),
    [hand, held, client, decision, confirmFirst],
  );
}

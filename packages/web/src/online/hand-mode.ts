import { useState } from 'preact/hooks';
import { shapeOf } from '../parts/shape.ts';
import { useWindow } from '../parts/window.ts';
import { keepText, keptText } from '../settings/kept.ts';
import { useStore } from '../settings/stores.ts';
import type { RemoteClient } from './remote-client.ts';

export interface HandMode {
  /** This device is the hand: the board lies elsewhere. */
  readonly on: boolean;
  set(on: boolean): void;
}

const key = 'mazmorra.hand';

function remembered(): boolean | undefined {
  const kept = keptText(key, 'sessionStorage');
  return kept === undefined ? undefined : kept === 'yes';
}

function isPhone(): boolean {
  const { width, height } = useWindow.getState();
  const shape = shapeOf(width, height);
  return shape === 'tall' || shape === 'short';
}

/** A phone at a table with a big screen is the hand alone, unless its owner wants otherwise; elsewhere by choice. */
export function useHandMode(client: RemoteClient): HandMode {
  const [chosen, setChosen] = useState(remembered);
  const seated = useStore(client.store, ({ room }) => room?.you !== undefined);
  const screen = useStore(client.store, ({ room }) => room?.screen === true);
  const [phone] = useState(isPhone);
  return {
    on: seated && (chosen ?? (screen && phone)),
    set(on) {
      setChosen(on);
      keepText(key, on ? 'yes' : 'no', 'sessionStorage');
    },
  };
}

import { useEffect } from 'preact/hooks';
import { useLocation } from '../parts/router.ts';
import { useWindow } from '../parts/window.ts';
import { useStore } from '../settings/stores.ts';
import type { RemoteClient } from './remote-client.ts';

const [width, height] = [1280, 720];

/** Everything on the big screen grows with it: read from the sofa, not from the desk. */
export function useBigZoom(): void {
  const zoom = useWindow((now) => Math.max(1, Math.min(now.width / width, now.height / height)));
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--zoom', String(Math.round(zoom * 100) / 100));
    return () => void style.removeProperty('--zoom');
  }, [zoom]);
}

/** When the same people play again, their screen goes along. */
export function useFollowRematch(client: RemoteClient, on: boolean): void {
  const [, go] = useLocation();
  const rematch = useStore(client.store, ({ room }) => room?.rematch);
  useEffect(() => {
    if (on && rematch?.invite !== undefined) go(`/t/${rematch.table}?screen#${rematch.invite}`);
  }, [on, rematch, go]);
}

/** The invitation as this device knows it: told to members, else out of the link it came by. */
export const inviteOf = (told: string | undefined): string | undefined =>
  told ?? (location.hash.length > 1 ? location.hash.slice(1) : undefined);

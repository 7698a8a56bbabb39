import { useEffect } from 'preact/hooks';

/** Whether this device can be felt: not on most desktops, nor in Safari. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** A short vibration. A browser refuses it, with a warning, before the page was touched for the first time. */
export function buzz(): void {
  if (canBuzz() && navigator.userActivation?.hasBeenActive) navigator.vibrate(30);
}

/** The number on the icon of the installed app; 0 takes it away. */
export function setBadge(count: number): void {
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Without a permission for it there is no badge.
  set?.catch(() => undefined);
}

/** Keeps the screen awake while the page is seen. A browser takes the lock away with the page, so it is asked for again. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator;
    if (!wanted || !wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const take = async (): Promise<void> => {
      if (document.hidden) return;
      // Refused where the battery is low.
      lock = await wakeLock.request('screen').catch(() => undefined);
      if (ended) void lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
}

let entries = 0;

/**
 * Closes a dialog by the gesture, button or key that otherwise leads to the page before. Where there is a `CloseWatcher`, the browser
 * does so with every dialog; elsewhere an entry of the history stands for one that is open. The router patches `history`, and must
 * not take that entry for a link.
 */
export function useBack(open: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: all ways to close one dialog do the same
  useEffect(() => {
    if (!open || 'CloseWatcher' in window) return;
    entries = Math.max(entries, openDialog()) + 1;
    const entry = entries;
    History.prototype.pushState.call(history, { dialog: entry }, '');
    const went = (): void => {
      if (openDialog() < entry) close();
    };
    window.addEventListener('popstate', went);
    return () => {
      window.removeEventListener('popstate', went);
      // Not where the dialog has led to another page: that one stays.
      if (openDialog() === entry) history.back();
    };
  }, [open]);
}

const openDialog = (): number => (history.state as { readonly dialog?: number } | null)?.dialog ?? 0;

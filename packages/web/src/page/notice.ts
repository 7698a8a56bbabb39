import type { Announcement } from '@mazmorra/protocol';
import { create } from '../settings/stores.ts';

/** A stop of the server that its operator has announced, by the clock of this device. Small, because every page asks. */
export const useNotice = create<{ readonly notice: Announcement | undefined }>(() => ({ notice: undefined }));

/** `skew` is by how many milliseconds the server's clock is ahead. */
export function setNotice(notice: Announcement | undefined, skew: number): void {
  useNotice.setState({ notice: notice && { ...notice, stopAt: notice.stopAt - skew } });
}

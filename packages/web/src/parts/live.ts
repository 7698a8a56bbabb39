import { create } from '../settings/stores.ts';

interface Said {
  readonly polite: string;
  readonly urgent: string;
  readonly chat: string;
}

const useSaid = create<Said>(() => ({ polite: '', urgent: '', chat: '' }));

/** A sentence said twice in a row must differ for a screen reader to say it again. */
const differing = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

/** Tells screen readers, when they have finished what they are saying. */
export const say = (text: string): void =>
  useSaid.setState(({ polite }) => ({ polite: differing(polite, text) }));

/** Tells them at once: your turn, a refusal, the end. */
export const sayNow = (text: string): void =>
  useSaid.setState(({ urgent }) => ({ urgent: differing(urgent, text) }));

/** Tells them what somebody said. It has a place of its own, so that what happens meanwhile does not cut it off. */
export const sayChat = (text: string): void =>
  useSaid.setState(({ chat }) => ({ chat: differing(chat, text) }));

export const useLive = (): Said => useSaid();

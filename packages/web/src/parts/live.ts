import { create } from 'zustand';

interface Said {
  readonly polite: string;
  readonly urgent: string;
}

const useSaid = create<Said>(() => ({ polite: '', urgent: '' }));

/** A sentence said twice in a row must differ for a screen reader to say it again. */
const differing = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

/** Tells screen readers, when they have finished what they are saying. */
export const say = (text: string): void =>
  useSaid.setState(({ polite }) => ({ polite: differing(polite, text) }));

/** Tells them at once: your turn, a refusal, the end. */
export const sayNow = (text: string): void =>
  useSaid.setState(({ urgent }) => ({ urgent: differing(urgent, text) }));

export const useLive = (): Said => useSaid();

/** What the one place for words says. */
export type Voice = 'refusal' | 'event' | 'pick' | 'tip' | 'question';

interface Wanting {
  /** The last answer was not taken. */
  readonly refused: boolean;
  /** Something is being shown. */
  readonly playing: boolean;
  /** An option is picked and waits to be confirmed. */
  readonly picked: boolean;
  readonly tip: boolean;
  /** Something is asked. */
  readonly asked: boolean;
}

/**
 * Who speaks where several have something to say, first to last:
 * 1. why an answer was refused;
 * 2. what is happening, unless something is picked;
 * 3. what the picked choice means;
 * 4. a tip, where the lesson was not taken;
 * 5. the question;
 * 6. what has happened last.
 * Sound and notes are asked before play (`BeforePlay.tsx`), and remarks stand beside who makes them (`TalkBubble.tsx`).
 */
export function voiceOf({ refused, playing, picked, tip, asked }: Wanting): Voice {
  if (refused) return 'refusal';
  if (playing && !picked) return 'event';
  if (picked) return 'pick';
  if (tip) return 'tip';
  return asked ? 'question' : 'event';
}

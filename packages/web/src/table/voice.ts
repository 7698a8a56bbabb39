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
 * Who speaks where several have something to say: why an answer was refused, then what is happening, what the picked choice means, a
 * tip, the question; with nothing else to say, what has happened last.
 */
export function voiceOf({ refused, playing, picked, tip, asked }: Wanting): Voice {
  if (refused) return 'refusal';
  if (playing && !picked) return 'event';
  if (picked) return 'pick';
  if (tip) return 'tip';
  return asked ? 'question' : 'event';
}

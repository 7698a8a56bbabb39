/** Ready-made lines: one tap, and everybody reads them in their own language. */
export const phraseIds = [
  'hello',
  'luck',
  'thinking',
  'your-turn',
  'nice',
  'ouch',
  'sorry',
  'trust',
  'liar',
  'back-soon',
  'thanks',
  'again',
  'laugh',
  'applause',
  'boo',
  'surprise',
  'anger',
  'love',
] as const;
export type Phrase = (typeof phraseIds)[number];

/** Phrases that are shown as a sign, with their words for those who hear them. */
export const reactionIds = [
  'laugh',
  'applause',
  'boo',
  'surprise',
  'anger',
  'love',
] as const satisfies readonly Phrase[];
export type Reaction = (typeof reactionIds)[number];

export const isReaction = (phrase: Phrase): phrase is Reaction =>
  (reactionIds as readonly Phrase[]).includes(phrase);

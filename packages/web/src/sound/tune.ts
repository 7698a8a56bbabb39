/** The music of a place: a low chord that breathes, and now and then a note of its scale. It is made while it plays, from these figures. */
export interface Tune {
  /** The deepest note, in hertz. */
  readonly root: number;
  /** The steps of its scale above the root, in semitones. */
  readonly scale: readonly number[];
  /** Seconds of a bar. */
  readonly bar: number;
  /** Notes in a bar besides the chord, at the most. */
  readonly most: number;
  /** How a note sounds: plucked like a string, struck like a bell, or falling like a drop. */
  readonly voice: 'string' | 'bell' | 'drop';
}

/** One note of a bar. */
export interface Note {
  /** Seconds from the beginning of the bar. */
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** The notes of a bar besides the chord. Never the same twice in a row, and the same in every browser. */
export function notesOf({ root, scale, bar, most }: Tune, number: number): readonly Note[] {
  const count = Math.floor(scatter(number, 0) * (most + 1));
  return Array.from({ length: count }, (_, note) => {
    const step = scale[Math.floor(scatter(number, 4 * note + 1) * scale.length)] ?? 0;
    const octave = 2 + Math.floor(scatter(number, 4 * note + 2) * 2);
    return {
      at: bar * ((note + scatter(number, 4 * note + 3)) / count),
      hertz: root * 2 ** (octave + step / 12),
      seconds: 2.5 + 2 * scatter(number, 4 * note + 4),
      loudness: 0.25 + 0.35 * scatter(number, 4 * note + 5),
    };
  });
}

/** A pseudo-random number from 0 to 1. */
function scatter(bar: number, which: number): number {
  let mixed = Math.imul(bar * 64 + which + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

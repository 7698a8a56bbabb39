import { describe, expect, test } from 'vitest';
import { Frames } from '../src/frames.ts';

const MASK = [0x12, 0x34, 0x56, 0x78];

/** A frame as a browser sends it. */
function frame(payload: string | Buffer, first = 0x81): Buffer {
  const bytes = Buffer.from(payload);
  const length =
    bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 255];
  const masked = bytes.map((byte, i) => byte ^ (MASK[i % 4] as number));
  return Buffer.concat([Buffer.from([first, ...length, ...MASK]), masked]);
}

const PING = 0x89;
const FIRST_PART = 0x01;
const LAST_PART = 0x80;
const BINARY = 0x82;

/** What is read quickly and what is left to `ws`, in the order it happens. */
function read(...chunks: Buffer[]): (string | Buffer)[] {
  const seen: (string | Buffer)[] = [];
  const frames = new Frames({
    longest: 1000,
    text: (text) => seen.push(text),
    rest: (bytes) => seen.push(Buffer.from(bytes)),
  });
  for (const chunk of chunks) frames.read(chunk);
  return seen;
}

const long = 'x'.repeat(300);

describe('frames of browsers', () => {
  const cases: readonly (readonly [what: string, chunks: Buffer[], seen: (string | Buffer)[]])[] = [
    ['a text', [frame('hello')], ['hello']],
    ['an empty text', [frame('')], ['']],
    ['a longer text', [frame(long)], [long]],
    ['two texts that arrive together', [Buffer.concat([frame('a'), frame(long)])], ['a', long]],
    ['a text that is not ASCII is left, the next one is not', [frame('ñ'), frame('n')], [frame('ñ'), 'n']],
    ['a ping is left, the next text is not', [frame('', PING), frame('a')], [frame('', PING), 'a']],
    [
      'after a text, what follows in the same bytes is left in its order',
      [Buffer.concat([frame('a'), frame('', PING), frame('b')]), frame('c')],
      ['a', Buffer.concat([frame('', PING), frame('b')]), 'c'],
    ],
    ['what is too long is left', [frame('y'.repeat(1001)), frame('a')], [frame('y'.repeat(1001)), 'a']],
    [
      'a frame that arrives in two pieces, and all after it',
      [frame('hello').subarray(0, 7), frame('hello').subarray(7), frame('a')],
      [frame('hello').subarray(0, 7), frame('hello').subarray(7), frame('a')],
    ],
    [
      'a message in two frames, and all after it',
      [frame('hel', FIRST_PART), frame('lo', LAST_PART), frame('a')],
      [frame('hel', FIRST_PART), frame('lo', LAST_PART), frame('a')],
    ],
    [
      'bytes that are no text, and all after them',
      [frame('a', BINARY), frame('b')],
      [frame('a', BINARY), frame('b')],
    ],
    ['a frame without a mask', [Buffer.from([0x81, 1, 97])], [Buffer.from([0x81, 1, 97])]],
    ['half a header', [Buffer.from([0x81])], [Buffer.from([0x81])]],
  ];
  test.each(cases)('%s', (_, chunks, seen) => {
    expect(read(...chunks)).toEqual(seen);
  });
});

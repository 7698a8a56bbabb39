/**
 * What browsers send is nearly always one short plain text in one frame (RFC 6455, section 5.2) that arrives whole. Such
 * frames are read here, without the queues that split, joined and compressed ones need; everything else is left to `ws`.
 */

const FINAL_TEXT = 0x81;
const MASKED = 0x80;
const CONTROL = 0x08;
const MASK_LENGTH = 4;
/** Payloads longer than this say their length in further bytes. */
const SHORT = 125;
const TWO_BYTES = 126;

/** Where the payload of a frame begins, and where the frame ends. */
interface Frame {
  readonly payload: number;
  readonly end: number;
}

/** The frame that begins here, or `undefined` where not all of it is in these bytes. */
function frameAt(bytes: Uint8Array, start: number): Frame | undefined {
  if (bytes.length < start + 2) return undefined;
  const second = bytes[start + 1] as number;
  let length = second & ~MASKED;
  let payload = start + 2;
  if (length > SHORT) {
    if (length > TWO_BYTES || bytes.length < start + 4) return undefined;
    length = ((bytes[start + 2] as number) << 8) | (bytes[start + 3] as number);
    payload += 2;
  }
  if ((second & MASKED) !== 0) payload += MASK_LENGTH;
  const end = payload + length;
  return end <= bytes.length ? { payload, end } : undefined;
}

const scratch = Buffer.alloc(0x10000);

/** The text under the mask, or `undefined` where it is not plain ASCII. */
function unmasked(bytes: Uint8Array, payload: number, end: number): string | undefined {
  let seen = 0;
  for (let i = payload; i < end; i++) {
    const mask = bytes[payload - MASK_LENGTH + ((i - payload) & 3)] as number;
    const byte = (bytes[i] as number) ^ mask;
    seen |= byte;
    scratch[i - payload] = byte;
  }
  return seen < 0x80 ? scratch.toString('latin1', 0, end - payload) : undefined;
}

export interface FrameReader {
  /** The longest text that is read here. */
  readonly longest: number;
  text(text: string): void;
  /** Bytes that `ws` reads. */
  rest(bytes: Buffer): void;
}

/** Reads what arrives on one connection. */
export class Frames {
  readonly #reader: FrameReader;
  /** Whether the next byte begins a frame, and a message. Once that is not known, all is left to `ws`. */
  #atStart = true;

  constructor(reader: FrameReader) {
    this.#reader = reader;
  }

  read(bytes: Buffer): void {
    let start = 0;
    while (this.#atStart && start < bytes.length) {
      const frame = frameAt(bytes, start);
      const text = frame && this.#textOf(bytes, start, frame);
      if (!frame || text === undefined) {
        this.#atStart = endsBetweenFrames(bytes, start);
        break;
      }
      start = frame.end;
      this.#reader.text(text);
    }
    if (start < bytes.length) this.#reader.rest(start === 0 ? bytes : bytes.subarray(start));
  }

  #textOf(bytes: Buffer, start: number, { payload, end }: Frame): string | undefined {
    const masked = ((bytes[start + 1] as number) & MASKED) !== 0;
    if (bytes[start] !== FINAL_TEXT || !masked || end - payload > this.#reader.longest) return undefined;
    return unmasked(bytes, payload, end);
  }
}

/** Whether these bytes are whole frames that are each a message of their own. */
function endsBetweenFrames(bytes: Uint8Array, from: number): boolean {
  for (let start = from; start < bytes.length; ) {
    const frame = frameAt(bytes, start);
    const first = bytes[start] as number;
    if (!frame || ((first & CONTROL) === 0 && first !== FINAL_TEXT)) return false;
    start = frame.end;
  }
  return true;
}

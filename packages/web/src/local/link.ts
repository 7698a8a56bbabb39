/** More than any record unpacks to; a link that holds more is not one of ours. */
const mostBytes = 4_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes])
    .stream()
    .pipeThrough<Uint8Array>(stream)
    .getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new RangeError('the link holds too much');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** A text made small enough for an address. */
export async function packed(text: string): Promise<string> {
  return toText(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/** The text again; rejects what was cut off or never was one. */
export async function unpacked(text: string): Promise<string> {
  const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

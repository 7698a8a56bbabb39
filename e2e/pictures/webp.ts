import type { CDPSession, Page } from '@playwright/test';

const address = 'picture.local';

/** A part of the picture that differs from the frame before, as a still WebP. */
interface Part {
  readonly data: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Code for the page: draws a picture and gives the rectangle that differs from the one drawn before, as WebP. The browser can write still
 * WebP, which is a third of a PNG; offsets in a film are even.
 */
const drawn = (width: number, height: number, quality: number): string => `(async () => {
  const image = await createImageBitmap(await (await fetch('/${address}')).blob(), {
    resizeWidth: ${width}, resizeHeight: ${height}, resizeQuality: 'high',
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, ${width}, ${height}).data.buffer);
  const before = globalThis.pictureBefore;
  globalThis.pictureBefore = pixels;
  let [left, top, right, bottom] = before ? [${width}, ${height}, 0, 0] : [0, 0, ${width}, ${height}];
  for (let at = 0; before && at < pixels.length; at++) {
    if (pixels[at] === before[at]) continue;
    const [x, y] = [at % ${width}, Math.floor(at / ${width})];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (left >= right) return undefined;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = Object.assign(document.createElement('canvas'), { width: right - left, height: bottom - top });
  part.getContext('2d', { alpha: false }).drawImage(canvas, -left, -top);
  const data = part.toDataURL('image/webp', ${quality}).split(',')[1];
  return { data, left, top, width: part.width, height: part.height };
})()`;

async function partOf(
  page: Page,
  body: Buffer,
  [width, height, quality]: readonly [number, number, number],
): Promise<Part | undefined> {
  await page.route(`**/${address}`, (route) => route.fulfill({ body, contentType: 'image/png' }));
  return (await page.evaluate(drawn(width, height, quality))) as Part | undefined;
}

const bytesOf = ({ data }: Part): Buffer => Buffer.from(data, 'base64');

/** A screenshot as WebP. */
export async function still(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const part = await partOf(page, await page.screenshot(), [width, height, 0.82]);
  if (!part) throw new Error('the first picture differs from nothing');
  return bytesOf(part);
}

const little = (bytes: number, ...values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const number = Buffer.alloc(bytes);
      number.writeUIntLE(value, 0, bytes);
      return number;
    }),
  );
const chunk = (name: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(name), little(4, body.length), body, Buffer.alloc(body.length % 2)]);
};

/** The chunk of a still WebP that has its pixels; others have the colour profile. */
function pixelsOf(part: Part): Buffer {
  const bytes = bytesOf(part);
  const start = bytes.indexOf('VP8 ', 12, 'latin1');
  if (start < 0) throw new Error('a lossy picture has its pixels in a chunk VP8');
  return bytes.subarray(start, start + 8 + Math.ceil(bytes.readUInt32LE(start + 4) / 2) * 2);
}

/** WebP with several frames: the container is a header, and around each still a place and a duration in ms. */
function film(
  frames: readonly { readonly part: Part; readonly ms: number }[],
  width: number,
  height: number,
): Buffer {
  const [animated, notBlended, forEver] = [0x02, 0x02, 0];
  const all = frames.map(({ part, ms }) =>
    chunk(
      'ANMF',
      little(3, part.left / 2, part.top / 2, part.width - 1, part.height - 1, ms),
      little(1, notBlended),
      pixelsOf(part),
    ),
  );
  const header = chunk('VP8X', little(4, animated), little(3, width - 1, height - 1));
  return chunk('RIFF', Buffer.from('WEBP'), header, chunk('ANIM', little(4, 0), little(2, forEver)), ...all);
}

interface Shot {
  readonly body: Buffer;
  /** In ms. */
  readonly at: number;
}

/** The shots in their order, which is not the order in which they came, ten a second and the last. */
function thinned(shots: readonly Shot[]): Shot[] {
  const taken: Shot[] = [];
  for (const shot of shots.toSorted((one, other) => one.at - other.at))
    if (shot.at - (taken.at(-1)?.at ?? 0) >= 100) taken.push(shot);
    else if (taken.length > 1) taken[taken.length - 1] = { ...shot, at: taken.at(-1)?.at ?? 0 };
  return taken;
}

/** What the page shows while something happens, as a film of this width that ends with a pause. */
export async function moving(page: Page, width: number, happen: () => Promise<void>): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const height = Math.round((width * size.height) / size.width);
  const shots: Shot[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ body: Buffer.from(data, 'base64'), at: 1000 * (metadata.timestamp ?? 0) });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await happen();
  await session.send('Page.stopScreencast');
  const taken = thinned(shots);
  const frames: { part: Part; ms: number }[] = [];
  for (const [place, { body, at }] of taken.entries()) {
    const ms = Math.round((taken[place + 1]?.at ?? at + 2000) - at);
    const part = await partOf(page, body, [width, height, 0.5]);
    const last = frames.at(-1);
    if (part) frames.push({ part, ms });
    else if (last) last.ms += ms;
  }
  return film(frames, width, height);
}

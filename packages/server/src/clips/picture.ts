import { crc32, deflateSync } from 'node:zlib';
import { SCENE, type Scene, type Shape } from '@mazmorra/kernel';

/**
 * A scene as a PNG file, because previews take no SVG. Shapes are filled without blended edges, so that a few colours are enough
 * (a palette, one byte a pixel) and the file stays small.
 */
export function pngOf(scene: Scene): Buffer {
  const { width, height } = SCENE;
  const palette: string[] = [];
  const numberOf = (colour: string): number => {
    const known = palette.indexOf(colour);
    return known < 0 ? palette.push(colour) - 1 : known;
  };
  const pixels = new Uint8Array(width * height);
  const row = (y: number, from: number, to: number, colour: number): void => {
    if (y < 0 || y >= height) return;
    pixels.fill(
      colour,
      y * width + Math.max(0, Math.min(width, from)),
      y * width + Math.max(0, Math.min(width, to)),
    );
  };
  for (const shape of scene) fill(shape, row, numberOf);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, a palette; the rest is as PNG has it.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

type Row = (y: number, from: number, to: number, colour: number) => void;

function fill(shape: Shape, row: Row, numberOf: (colour: string) => number): void {
  if (shape[0] === 'box') {
    const [, x, y, width, height, colour] = shape;
    const number = numberOf(colour);
    for (let at = Math.round(y); at < Math.round(y + height); at++)
      row(at, Math.round(x), Math.round(x + width), number);
  } else if (shape[0] === 'disc') {
    const [, x, y, radius, colour] = shape;
    const number = numberOf(colour);
    for (let at = Math.floor(y - radius); at <= y + radius; at++) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - (at - y) ** 2));
      row(at, Math.round(x - half), Math.round(x + half), number);
    }
  } else {
    const [, x, y, size, colour, text] = shape;
    letters(text, x, y, size, (at, from, to) => row(at, from, to, numberOf(colour)));
  }
}

/** Letters of three by five dots, a row in each octal digit. */
const FONT: Readonly<Record<string, string>> = {
  '0': '75557',
  '1': '26227',
  '2': '71747',
  '3': '71717',
  '4': '55711',
  '5': '74717',
  '6': '74757',
  '7': '71122',
  '8': '75757',
  '9': '75717',
  A: '25755',
  B: '65656',
  C: '34443',
  D: '65556',
  E: '74647',
  F: '74644',
  G: '34553',
  H: '55755',
  I: '72227',
  J: '11152',
  '+': '02720',
  '-': '00700',
  '/': '11244',
  '?': '71302',
};

/** A text around its middle; what the font does not have is left blank. */
function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  row: (y: number, from: number, to: number) => void,
): void {
  const dot = Math.max(1, Math.round(size / 6));
  const left = Math.round(x - ((text.length * 4 - 1) * dot) / 2);
  const top = Math.round(y - (5 * dot) / 2);
  [...text].forEach((letter, at) => {
    [...(FONT[letter] ?? '')].forEach((bits, line) => {
      for (let column = 0; column < 3; column++) {
        if ((Number(bits) & (4 >> column)) === 0) continue;
        const from = left + (at * 4 + column) * dot;
        for (let down = 0; down < dot; down++) row(top + line * dot + down, from, from + dot);
      }
    });
  });
}

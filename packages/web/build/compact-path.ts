/**
 * A path with whole numbers, relative to the point before: a third smaller than what the icon set holds, and on its field
 * of 512 units nobody sees the difference. Rounding is done on the absolute places, so errors do not add up.
 */
export function compactPath(path: string): string {
  const pen = { x: 0, y: 0, exactX: 0, exactY: 0, startX: 0, startY: 0, exactStartX: 0, exactStartY: 0 };
  let out = '';
  for (const { command, values } of segmentsOf(path)) {
    const relative = command === command.toLowerCase();
    const kind = command.toLowerCase();
    const [baseX, baseY] = relative ? [pen.exactX, pen.exactY] : [0, 0];
    if (kind === 'z') {
      out += 'z';
      [pen.x, pen.y, pen.exactX, pen.exactY] = [pen.startX, pen.startY, pen.exactStartX, pen.exactStartY];
      continue;
    }
    if (kind === 'h' || kind === 'v') {
      const [value = 0] = values;
      if (kind === 'h') pen.exactX = baseX + value;
      else pen.exactY = baseY + value;
      const place = Math.round(kind === 'h' ? pen.exactX : pen.exactY);
      out += kind + (place - (kind === 'h' ? pen.x : pen.y));
      if (kind === 'h') pen.x = place;
      else pen.y = place;
      continue;
    }
    const arc = kind === 'a' ? values.slice(0, 5) : [];
    const points = kind === 'a' ? values.slice(5) : values;
    const written: number[] = [];
    for (let index = 0; index + 1 < points.length; index += 2) {
      const x = baseX + (points[index] ?? 0);
      const y = baseY + (points[index + 1] ?? 0);
      written.push(Math.round(x) - pen.x, Math.round(y) - pen.y);
      if (index + 2 >= points.length) {
        [pen.exactX, pen.exactY, pen.x, pen.y] = [x, y, Math.round(x), Math.round(y)];
      }
    }
    if (kind === 'm') {
      [pen.startX, pen.startY, pen.exactStartX, pen.exactStartY] = [pen.x, pen.y, pen.exactX, pen.exactY];
    }
    const radii = arc.map((value, index) => (index < 2 ? Math.round(value * 10) / 10 : Math.round(value)));
    out += kind + joined([...radii, ...written]);
  }
  return out;
}

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

const lengths: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The path command by command, one group of numbers each. */
function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const length = lengths[kind] ?? 0;
    const numbers = numbersOf(rest, kind === 'a');
    if (length === 0) segments.push({ command: letter, values: [] });
    for (let index = 0; length > 0 && index + length <= numbers.length; index += length) {
      // More points after a move are lines.
      const command = index > 0 && kind === 'm' ? (letter === 'm' ? 'l' : 'L') : letter;
      segments.push({ command, values: numbers.slice(index, index + length) });
    }
  }
  return segments;
}

/** Numbers may follow each other without a space, and the two flags of an arc are single digits. */
function numbersOf(text: string, arc: boolean): number[] {
  const numbers: number[] = [];
  const number = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
  const flag = /[\s,]*([01])/y;
  let place = 0;
  for (;;) {
    const slot = numbers.length % 7;
    const reader = arc && (slot === 3 || slot === 4) ? flag : number;
    reader.lastIndex = place;
    const found = reader.exec(text);
    if (!found) return numbers;
    numbers.push(Number(found[1]));
    place = reader.lastIndex;
  }
}

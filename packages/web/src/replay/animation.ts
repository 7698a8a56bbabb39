import { filmOf, SCENE, type Scene } from '@mazmorra/kernel';

/** Milliseconds for which each picture of a clip is seen; the last one stays longer. */
const EACH = 900;
const LAST = 2700;

/** A clip as a picture that moves by itself, in every program that shows SVG. Nothing but shapes is in it. */
export function animatedSvg(scenes: readonly Scene[]): string {
  const { shapes, frames } = filmOf(scenes);
  const whole = (frames.length - 1) * EACH + LAST;
  const groups = frames.map((frame, number) => {
    const drawn = frame.map((shape) => shapes[shape] ?? '').join('');
    if (frames.length === 1) return drawn;
    const begins = (number * EACH) / whole;
    const ends = number === frames.length - 1 ? 1 : ((number + 1) * EACH) / whole;
    const times = [...(begins > 0 ? [0] : []), begins, ...(ends < 1 ? [ends] : [])];
    const values = [...(begins > 0 ? ['hidden'] : []), 'visible', ...(ends < 1 ? ['hidden'] : [])];
    const seen = `<animate attributeName="visibility" calcMode="discrete" dur="${whole}ms" repeatCount="indefinite" keyTimes="${times.join(';')}" values="${values.join(';')}"/>`;
    return `<g visibility="${number === 0 ? 'visible' : 'hidden'}">${seen}${drawn}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.width} ${SCENE.height}">${groups.join('')}</svg>`;
}

function draw(pen: CanvasRenderingContext2D, scene: Scene): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const shape of scene) {
    const [kind, x, y] = shape;
    pen.fillStyle = kind === 'disc' ? shape[4] : kind === 'box' ? shape[5] : shape[4];
    if (kind === 'box') pen.fillRect(x, y, shape[3], shape[4]);
    else if (kind === 'disc') {
      pen.beginPath();
      pen.arc(x, y, shape[3], 0, 2 * Math.PI);
      pen.fill();
    } else {
      pen.font = `700 ${shape[3]}px sans-serif`;
      pen.fillText(shape[5], x, y);
    }
  }
}

const KINDS = ['video/webm', 'video/mp4'] as const;

/** The kind of video that this browser can make; Safari makes no WebM. */
export const videoKind = (): (typeof KINDS)[number] | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

/** A clip as a video, made here: it takes as long as the clip is. */
export async function videoOf(scenes: readonly Scene[], kind: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SCENE.width;
  canvas.height = SCENE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: kind });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
  recorder.start();
  for (const [number, scene] of scenes.entries()) {
    // Drawn again and again: a stream of a canvas that stands still has no pictures.
    const until = performance.now() + (number === scenes.length - 1 ? LAST : EACH);
    while (performance.now() < until) {
      draw(pen, scene);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: kind });
}

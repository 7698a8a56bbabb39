/** The little of a page that the player uses: programs of the server are compiled without the types of a browser. */
interface Element {
  innerHTML: string;
  textContent: string | null;
  value: string;
  disabled: boolean;
  addEventListener(type: 'click' | 'input', listener: () => void): void;
}
interface Page {
  getElementById(id: string): Element | null;
}

/**
 * Plays the pictures of an embedded replay. It runs in the browser: the server sends the text of this function, so it uses nothing
 * from outside and everything that it is told stands in the page.
 */
function player(page: Page, every: (call: () => void, milliseconds: number) => unknown): void {
  const part = (id: string): Element => {
    const found = page.getElementById(id);
    if (!found) throw new Error(id);
    return found;
  };
  const data = JSON.parse(part('clip').textContent ?? '') as {
    readonly film: { readonly shapes: readonly string[]; readonly frames: readonly (readonly number[])[] };
    readonly lines: readonly (readonly string[])[];
    readonly play: string;
    readonly pause: string;
  };
  const { shapes, frames } = data.film;
  const last = frames.length - 1;
  let at = 0;
  let playing = false;
  const show = (number: number): void => {
    at = Math.max(0, Math.min(last, number));
    part('scene').innerHTML = (frames[at] ?? []).map((shape) => shapes[shape] ?? '').join('');
    part('lines').textContent = (data.lines[at] ?? []).join(' ');
    part('place').value = String(at);
    part('previous').disabled = at === 0;
    part('next').disabled = at === last;
    if (at === last) playing = false;
    part('play').textContent = playing ? data.pause : data.play;
  };
  part('previous').addEventListener('click', () => {
    playing = false;
    show(at - 1);
  });
  part('next').addEventListener('click', () => {
    playing = false;
    show(at + 1);
  });
  part('place').addEventListener('input', () => {
    playing = false;
    show(Number(part('place').value));
  });
  part('play').addEventListener('click', () => {
    playing = !playing;
    show(playing && at === last ? 0 : at);
  });
  every(() => {
    if (playing) show(at + 1);
  }, 1200);
  show(0);
}

/** The player as a script. */
export const PLAYER = `(${String(player)})(document, setInterval);\n`;

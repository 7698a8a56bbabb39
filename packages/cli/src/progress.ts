import type { Text } from './text/index.ts';

const WIDTH = 30;
const REDRAW_MS = 100;

/** Shows how far a long command is. Draws nothing where standard error is not a terminal. */
export class Progress {
  readonly #what: string;
  readonly #text: Text;
  readonly #visible = process.stderr.isTTY === true;
  readonly #start = performance.now();
  #drawn = 0;

  constructor(what: string, text: Text) {
    this.#what = what;
    this.#text = text;
  }

  at(done: number, of: number): void {
    if (!this.#visible) return;
    const now = performance.now();
    if (now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    const share = of === 0 ? 1 : done / of;
    const filled = Math.round(share * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const left = share > 0 ? ((now - this.#start) / 1000) * (1 / share - 1) : 0;
    const { progress, secondsLeft } = this.#text;
    const rest = left >= 1 ? `, ${secondsLeft(Math.ceil(left))}` : '';
    process.stderr.write(`\r\x1b[2K${this.#what} ${bar} ${progress(Math.floor(done), of)}${rest}`);
  }

  /** Removes the bar before results are printed. */
  end(): void {
    if (this.#visible) process.stderr.write('\r\x1b[2K');
  }
}

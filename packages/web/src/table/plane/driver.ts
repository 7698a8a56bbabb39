import { lasting } from '../../motion/travel.ts';
import { motionless } from '../../settings/page.ts';
import {
  type Box,
  bringIn,
  type Camera,
  centreOf,
  fill,
  fit,
  hold,
  isWithin,
  lookAt,
  type Point,
  pan,
  type Size,
  seen,
  type Zoom,
  zoomAt,
} from './camera.ts';

export interface DriverWishes {
  readonly bounds: Box;
  /** The largest scale; the smallest follows from the bounds. */
  readonly max: number;
  /** Called at most once a frame while the camera moves: for a small map. `scale` is how large a pixel of the plane is drawn. */
  readonly onMove?: ((seen: Box, scale: number) => void) | undefined;
}

const glideTime = 260;

/** A part of the plane that was asked for: as large as `scale` at most, no smaller than `least`. */
interface Part {
  readonly box: Box;
  readonly scale: number;
  readonly least: number;
  /** Where the whole plane is drawn as large as `scale`, it is seen instead. */
  readonly orAll: boolean;
}

/** The part in the middle of the window, but rather the rest of the plane than what lies beside it. */
const closeUp = ({ box, scale, least }: Part, bounds: Box, window: Size): Camera => {
  const whole = fit(box, window, scale);
  return fill(whole.scale >= least ? whole : lookAt(centreOf(box), least, window), bounds, window);
};

/**
 * Moves one element by `transform` alone, at most once a frame, without React: that is what keeps sixty frames a
 * second with a hundred tiles. `all` means: show everything and go on doing so while the plane grows.
 */
export class Driver {
  readonly #ground: HTMLElement;
  #window: Size = { width: 1, height: 1 };
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #wishes: DriverWishes;
  #all = true;
  #frame = 0;
  #settle = 0;
  #placed = false;
  /** Where a glide is going. */
  #goal: Camera | undefined;
  /** The part that was last asked for, until the reader moves the plane: a window of another size shows it again. */
  #part: Part | undefined;

  constructor(ground: HTMLElement, wishes: DriverWishes) {
    this.#ground = ground;
    this.#wishes = wishes;
  }

  get seesAll(): boolean {
    return this.#all;
  }

  get camera(): Camera {
    return this.#camera;
  }

  wish(wishes: DriverWishes): void {
    const before = this.#wishes.bounds;
    this.#wishes = wishes;
    const { bounds } = wishes;
    const same =
      before.left === bounds.left &&
      before.top === bounds.top &&
      before.width === bounds.width &&
      before.height === bounds.height;
    if (this.#all && !same) this.#glide(this.#part ? this.#framed(this.#part) : this.#whole());
  }

  resize(window: Size): void {
    if (window.width === 0 || window.height === 0) return;
    const old = this.#window;
    this.#window = window;
    // A glide under way still has to arrive, in a window of another size.
    const camera = this.#goal ?? this.#camera;
    if (this.#placed && this.#part) this.#put(this.#framed(this.#part));
    else if (this.#all || !this.#placed) this.#put(this.#whole());
    else this.#put(pan(camera, (window.width - old.width) / 2, (window.height - old.height) / 2));
    this.#placed = true;
  }

  pan(dx: number, dy: number): void {
    this.#all = false;
    this.#part = undefined;
    this.#put(this.#held(pan(this.#camera, dx, dy)));
  }

  zoom(at: Point, factor: number): void {
    this.#all = false;
    this.#part = undefined;
    this.#put(this.#held(zoomAt(this.#camera, at, factor, this.#zoom())));
  }

  /** Like `pan` and `zoom`, but gliding there: for keys and buttons. */
  step(dx: number, dy: number, factor: number): void {
    this.#all = false;
    this.#part = undefined;
    const { width, height } = this.#window;
    const nearer = zoomAt(this.#camera, { x: width / 2, y: height / 2 }, factor, this.#zoom());
    this.#glide(this.#held(pan(nearer, dx, dy)));
  }

  seeAll(): void {
    this.#all = true;
    this.#part = undefined;
    this.#glide(this.#whole());
  }

  /** Brings a box into the window if it is not there, without changing the scale. */
  reveal(box: Box): void {
    // Nothing is out of sight then, and the reader would lose the whole for a margin.
    if (this.#all) return;
    const camera = bringIn(this.#camera, box, this.#window);
    if (camera === this.#camera) return;
    this.#part = undefined;
    this.#glide(camera);
  }

  /** Shows a box as large as `scale` allows: for looking closer at a part. Never smaller than `least`, though part of it be out of sight. */
  show(box: Box, scale: number, least = 0): void {
    this.#look({ box, scale: Math.min(scale, this.#wishes.max), least, orAll: false });
  }

  /**
   * Looks closer at a box where its things would be drawn too small to be tapped, now or in a window of another size. Says
   * false where the reader has moved the plane so that the box is seen large enough: that is left as it is.
   */
  enlarge(box: Box, scale: number, least = 0): boolean {
    const moved = !this.#all && !this.#part;
    if (moved && this.#camera.scale >= scale && isWithin(box, seen(this.#camera, this.#window))) return false;
    this.#look({ box, scale: Math.min(scale, this.#wishes.max), least, orAll: true });
    return true;
  }

  centre(point: Point): void {
    this.#all = false;
    this.#part = undefined;
    this.#glide(fill(lookAt(point, this.#camera.scale, this.#window), this.#wishes.bounds, this.#window));
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settle);
  }

  #look(part: Part): void {
    this.#part = part;
    this.#glide(this.#framed(part));
  }

  /** The camera for a part that was asked for, in the window of now. */
  #framed(part: Part): Camera {
    const whole = this.#whole();
    this.#all = part.orAll && whole.scale >= part.scale;
    return this.#all ? whole : closeUp(part, this.#wishes.bounds, this.#window);
  }

  #whole(): Camera {
    return fit(this.#wishes.bounds, this.#window, this.#wishes.max);
  }

  #zoom(): Zoom {
    const whole = this.#whole().scale;
    return { min: Math.min(whole, this.#wishes.max) * 0.7, max: this.#wishes.max };
  }

  #held(camera: Camera): Camera {
    return hold(camera, this.#wishes.bounds, this.#window);
  }

  #put(camera: Camera): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = undefined;
    this.#camera = camera;
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const { x, y, scale } = this.#camera;
    const { style } = this.#ground;
    // Promised only while it moves: afterwards the browser draws it sharp at its new size.
    style.willChange = 'transform';
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => {
      style.willChange = '';
    }, 160);
    this.#wishes.onMove?.(seen(this.#camera, this.#window), scale);
  }

  #glide(to: Camera): void {
    const length = lasting(glideTime);
    if (!this.#placed || length === 0 || motionless()) {
      this.#put(to);
      return;
    }
    cancelAnimationFrame(this.#frame);
    this.#goal = to;
    const from = this.#camera;
    let start: number | undefined;
    const tick = (now: number): void => {
      start ??= now;
      const part = Math.min(1, (now - start) / length);
      const eased = 1 - (1 - part) ** 3;
      this.#camera = {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        scale: from.scale + (to.scale - from.scale) * eased,
      };
      this.#draw();
      if (part < 1) this.#frame = requestAnimationFrame(tick);
      else this.#goal = undefined;
    };
    this.#frame = requestAnimationFrame(tick);
  }
}

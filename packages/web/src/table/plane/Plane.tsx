import expand from 'icon:expand';
import type { ComponentChildren, Ref, RefObject } from 'preact';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { zoomOf } from '../../motion/travel.ts';
import { IconButton } from '../../parts/Button.tsx';
import { useSettings } from '../../settings/store.ts';
import type { Box, Point } from './camera.ts';
import { Driver, type DriverWishes } from './driver.ts';
import { listen } from './gestures.ts';
import './plane.css';

/** What a screen may ask of its plane, through `handle`. */
export interface PlaneHandle {
  /** Everything, and so on while the plane grows. */
  seeAll(): void;
  /** Brings a part into the window where it is not already, at the scale of now. */
  reveal(box: Box): void;
  /** Looks closer at a part; `scale` is the largest it may get. */
  show(box: Box, scale: number): void;
  /** Like `show`, but only where the whole would be drawn smaller than that, and never smaller than `least`; says whether it had to. */
  enlarge(box: Box, scale: number, least?: number): boolean;
  centre(point: Point): void;
}

interface PlaneProps {
  /** All that lies on the plane, in its own pixels: what "see all" shows. It may grow at any time. */
  readonly bounds: Box;
  /** For screen readers: "The maze". */
  readonly label: string;
  /** The things on it, placed absolutely: `style={{ transform: 'translate(400px, 120px)' }}`. */
  readonly children: ComponentChildren;
  /** The largest scale; 1 draws the children as large as they are. */
  readonly max?: number;
  /** What the eye should follow: whenever it changes and is out of sight, the plane glides there. */
  readonly follow?: Box | undefined;
  /** Over the plane, unmoved by it: a legend, a small map. */
  readonly overlay?: ComponentChildren;
  readonly onMove?: (seen: Box, scale: number) => void;
  readonly handle?: Ref<PlaneHandle>;
  readonly className?: string;
  /** Whether the window is the playing surface, or something on the plane that is marked `data-board` itself. */
  readonly surface?: 'window' | 'inside';
}

const stride = 80;
const nearer = 1.3;
/** Plain signs, in the field the icons are drawn in. */
const nearIcon = 'M220 90h72v130h130v72H292v130h-72V292H90v-72h130z';
const farIcon = 'M90 220h332v72H90z';
const typing = 'input, select, textarea, [contenteditable]';

/**
 * A plane of any size seen through a window: drag, wheel, pinch, arrow keys, `+` and `-`; `0` or the button shows
 * all of it. It fills the place it stands in, which must have a height.
 *
 *     <Plane label={words.maze} bounds={{ left: 0, top: 0, width: 900, height: 600 }} follow={boxOfLastTile}>
 *       {tiles.map((tile) => <div className="tile" style={{ transform: `translate(${tile.x}px, ${tile.y}px)` }} />)}
 *     </Plane>
 *
 * It starts by showing everything and stays so while `bounds` grow, until the reader moves it. Buttons on it work as
 * anywhere: a drag that begins on one does not press it, and one that gets the focus by keyboard is brought into sight.
 */
export function Plane(props: PlaneProps) {
  const {
    bounds,
    label,
    children,
    max = 1.6,
    follow,
    overlay,
    onMove,
    handle = null,
    className,
    surface = 'window',
  } = props;
  const { frame, ground, driver } = useDriver({ bounds, max, onMove }, follow, handle);
  useSeeAllKey(() => driver.current?.seeAll());

  return (
    <section
      className={`plane ${className ?? ''}`}
      aria-label={label}
      aria-keyshortcuts="0 + - ArrowUp ArrowDown ArrowLeft ArrowRight"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const step = steps[event.key];
        if (!step || !driver.current) return;
        event.preventDefault();
        driver.current.step(...step);
      }}
      onFocusIn={({ target, currentTarget }) => {
        if (target instanceof Element && target !== currentTarget && target.matches(':focus-visible'))
          revealElement(target, frame.current, driver.current);
      }}
    >
      <div ref={frame} className="plane-window" data-board={surface === 'window' || undefined}>
        <div ref={ground} className="plane-ground">
          {children}
        </div>
        {overlay}
      </div>
      <Tools driver={driver} />
    </section>
  );
}

/** What moves the ground under its frame, as the props wish it. */
function useDriver(wishes: DriverWishes, follow: Box | undefined, handle: Ref<PlaneHandle>) {
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const driver = useRef<Driver>();
  const first = useRef(wishes);

  useLayoutEffect(() => {
    if (!frame.current || !ground.current) return;
    const opened = new Driver(ground.current, first.current);
    driver.current = opened;
    const watch = new ResizeObserver(([entry]) => entry && opened.resize(entry.contentRect));
    watch.observe(frame.current);
    const unlisten = listen(frame.current, opened);
    return () => {
      unlisten();
      watch.disconnect();
      opened.stop();
    };
  }, []);
  useLayoutEffect(() => driver.current?.wish(wishes));
  useEffect(() => {
    if (follow) driver.current?.reveal(follow);
  }, [follow]);
  useImperativeHandle(handle, () => ({
    seeAll: () => driver.current?.seeAll(),
    reveal: (box) => driver.current?.reveal(box),
    show: (box, scale) => driver.current?.show(box, scale),
    enlarge: (box, scale, least) => driver.current?.enlarge(box, scale, least) ?? false,
    centre: (point) => driver.current?.centre(point),
  }));
  return { frame, ground, driver };
}

/** Beside the window, not over it: whatever is seen can be hit. */
function Tools({ driver }: { readonly driver: RefObject<Driver | undefined> }) {
  const words = useWords().plane;
  return (
    <div className="plane-tools">
      <IconButton icon={nearIcon} label={words.nearer} onClick={() => driver.current?.step(0, 0, nearer)} />
      <IconButton
        icon={farIcon}
        label={words.farther}
        onClick={() => driver.current?.step(0, 0, 1 / nearer)}
      />
      <IconButton
        icon={expand}
        label={words.all}
        aria-keyshortcuts="0"
        onClick={() => driver.current?.seeAll()}
      />
    </div>
  );
}

type Step = readonly [dx: number, dy: number, factor: number];
const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: [stride, 0, 1],
  ArrowRight: [-stride, 0, 1],
  ArrowUp: [0, stride, 1],
  ArrowDown: [0, -stride, 1],
  '+': [0, 0, nearer],
  '=': [0, 0, nearer],
  '-': [0, 0, 1 / nearer],
};

/** `0` from anywhere at the table, unless single keys are switched off or somebody is writing. */
function useSeeAllKey(seeAll: () => void): void {
  const wanted = useSettings((settings) => settings.shortcuts);
  const latest = useRef(seeAll);
  latest.current = seeAll;
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '0' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [wanted]);
}

/** Where an element stands on the plane, from where it is seen now. */
function revealElement(thing: Element, frame: Element | null, driver: Driver | undefined): void {
  if (!frame || !driver || !thing.closest('.plane-ground')) return;
  const window = frame.getBoundingClientRect();
  const { left, top, width, height } = thing.getBoundingClientRect();
  const { x, y, scale } = driver.camera;
  const zoom = zoomOf(frame);
  driver.reveal({
    left: ((left - window.left) / zoom - x) / scale,
    top: ((top - window.top) / zoom - y) / scale,
    width: width / zoom / scale,
    height: height / zoom / scale,
  });
}

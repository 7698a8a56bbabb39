import { useEffect, useRef } from 'preact/hooks';
import { Picture, type Tint } from '../look/Icon.tsx';
import { motionless } from '../settings/page.ts';
import { lasting, zoomOf } from './travel.ts';
import './flights.css';

/** Something that flies from one anchor (`data-anchor`) to another: coins to a player, a wound to a hero. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** What `import x from 'icon:…'` gave. */
  readonly icon: string;
  readonly tint: Tint;
  /** How many fly, one after another; at most 8 are drawn. */
  readonly count?: number;
}

const most = 8;
const stagger = 70;

/** Draws what flies during a beat, over everything, from one `data-anchor` to another. */
export function Flights({ flights }: { readonly flights: readonly Flight[] }) {
  if (motionless()) return;
  return (
    <div className="flights" aria-hidden="true">
      {flights.flatMap((flight, index) =>
        Array.from({ length: Math.min(most, flight.count ?? 1) }, (_, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes during its beat
          <Flier key={`${index}-${each}`} flight={flight} delay={each * stagger} />
        )),
      )}
    </div>
  );
}

function Flier({ flight, delay }: { readonly flight: Flight; readonly delay: number }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thing = element.current;
    if (!thing) return;
    const from = centreOf(flight.from, zoomOf(thing));
    const to = centreOf(flight.to, zoomOf(thing));
    if (!from || !to) return;
    const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
    const at = ({ x, y }: Point, scale: number): string =>
      `translate(${x - 18}px, ${y - 18}px) scale(${scale})`;
    const flying = thing.animate(
      { transform: [at(from, 0.5), at(middle, 1.2), at(to, 0.7)], opacity: [1, 1, 0] },
      { duration: lasting(650), delay: lasting(delay), easing: 'ease-in-out', fill: 'both' },
    );
    return () => flying.cancel();
  }, [flight, delay]);
  return (
    <div ref={element} className="flier">
      <Picture of={flight.icon} tint={flight.tint} />
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centreOf(anchor: string, zoom: number): Point | undefined {
  const element = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width / 2) / zoom, y: (top + height / 2) / zoom };
}

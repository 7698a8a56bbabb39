import type { Accusation, Seat } from '@mazmorra/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../parts/live.ts';
import { placeBeside } from '../parts/place-beside.ts';
import { useTable } from './context.tsx';
import './talk.css';

/** How long a remark stays: time to read it, whatever the speed of the game. */
const STAYS = 6000;

/** What was just said at a seat, beside its panel for some seconds; it takes no clicks and covers no choice. The log keeps it. */
export function TalkBubble({ seat }: { readonly seat: Seat }) {
  const { talk, screen, names, language } = useTable();
  const latest = talk?.at(-1);
  const [heard, setHeard] = useState<Accusation | undefined>(latest);
  const bubble = useRef<HTMLParagraphElement>(null);
  const isFresh = latest !== heard && latest?.seat === seat && seat !== names.own;
  const fresh = isFresh ? latest : undefined;
  const line = fresh && screen.remark?.(fresh, names, language);
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setHeard(fresh), STAYS);
    return () => clearTimeout(timer);
  }, [fresh]);
  useEffect(() => {
    if (line !== undefined) say(line);
  }, [line]);
  // After every render: the table is laid out anew in another window, and the panel stands elsewhere.
  useLayoutEffect(() => {
    const [element, panel] = [bubble.current, bubble.current?.parentElement];
    if (!element || !panel) return;
    if (!element.matches(':popover-open')) element.showPopover();
    placeBeside(element, panel, '.panel');
  });
  if (line === undefined) return;
  return (
    <p
      ref={bubble}
      className="talk-bubble"
      key={`${fresh?.number} ${seat}`}
      popover="manual"
      aria-hidden="true"
    >
      {line}
    </p>
  );
}

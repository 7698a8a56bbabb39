import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useEffect, useId, useRef, useState } from 'preact/hooks';
import { placeBeside } from './place-beside.ts';
import './tip.css';

const hoverDelay = 350;
const pressDelay = 450;

/** Opens the tip around a thing at once; absent where there is none. */
export const ShowTip = createContext<(() => void) | undefined>(undefined);

interface TipProps {
  readonly content: ComponentChildren;
  readonly children: ComponentChildren;
  readonly className?: string;
  /** The wrapped thing cannot be focused itself, so the wrapper takes the focus; say what it is. */
  readonly focusable?: string;
}

/** A tool tip for anything: on hover, on focus, on a long press; Escape puts it away and the pointer may enter it. */
export function Tip({ content, children, className, focusable }: TipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<number>();
  /** Opened by a tap: it stays until the next one elsewhere. */
  const pinned = useRef(false);
  const [open, setOpen] = useState(false);
  const id = useId();

  const plan = useCallback((show: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(show), delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    pinned.current = true;
    setOpen(true);
  }, []);

  useEffect(() => {
    const element = bubble.current;
    if (!open || !element || !anchor.current) return;
    element.showPopover();
    placeBeside(element, anchor.current);
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', away);
    return () => {
      pinned.current = false;
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', away);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is inside keeps its own role
    <span
      ref={anchor}
      className={`tip-anchor ${className ?? ''}`}
      {...(focusable !== undefined && { tabIndex: 0, role: 'img', 'aria-label': focusable })}
      aria-describedby={open ? id : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && plan(true, hoverDelay)}
      onPointerLeave={() => pinned.current || plan(false, 120)}
      onPointerDown={(event) => event.pointerType !== 'mouse' && plan(true, pressDelay)}
      onPointerUp={(event) => event.pointerType !== 'mouse' && !open && clearTimeout(timer.current)}
      onContextMenu={(event) => open && event.preventDefault()}
      onFocusIn={({ target }) =>
        target instanceof Element && target.matches(':focus-visible') && plan(true, 0)
      }
      onFocusOut={() => plan(false, 0)}
    >
      <ShowTip value={show}>{children}</ShowTip>
      {open && (
        <div
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="tip"
          onPointerEnter={() => plan(true, 0)}
          onPointerLeave={() => plan(false, 120)}
        >
          {content}
        </div>
      )}
    </span>
  );
}

import crossMark from 'icon:cancel';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import { useBack } from './device.ts';
import './sheet.css';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** In the middle, from the right, or from below where the thumb is. */
  readonly from?: 'middle' | 'right' | 'below';
  readonly children: ComponentChildren;
  readonly className?: string;
}

/**
 * A dialog over the page: the browser's own, which keeps the focus inside, closes by Escape and gives the focus
 * back, without a style sheet of its own that a strict content policy would refuse.
 */
export function Sheet({ open, onClose, title, from = 'middle', children, className }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useWords();
  useBack(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    // Where something is to be chosen, the focus begins on the first choice rather than on the way out.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element.close();
  }, [open]);
  if (!open) return;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the dark around it; Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={`sheet sheet-${from} ${className ?? ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon={crossMark} label={words.app.close} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <div className="sheet-content" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

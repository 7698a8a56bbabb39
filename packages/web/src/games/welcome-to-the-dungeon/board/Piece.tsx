import confirmMark from 'icon:check-mark';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { usePlay } from '../play.ts';

interface PieceProps {
  /** The option it stands for, if any. */
  readonly option?: string;
  /** What it is, for screen readers. */
  readonly label: string;
  /** All there is to say of it; absent where that would lie over what is being decided. */
  readonly tip?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly className?: string;
}

/** A thing on the table: a button while it can be chosen, otherwise something to look at; always with its tool tip. */
export function Piece({ option, label, tip, children, className }: PieceProps) {
  const { choice, text, names } = usePlay();
  const place = `wd-piece ${className ?? ''}`;
  const drawn =
    option === undefined ? (
      children
    ) : (
      <OptionButton name={option} label={`${text.option(option, names)}. ${label}`}>
        {children}
      </OptionButton>
    );
  const looked = option === undefined || !choice.offers(option);
  if (tip === undefined)
    return (
      <div className={place} {...(looked && { role: 'img', 'aria-label': label })}>
        {drawn}
      </div>
    );
  return (
    <Tip content={tip} className={place} {...(looked && { focusable: label })}>
      {drawn}
    </Tip>
  );
}

/** The name of an option on the thing that stands for it, while it is offered. */
export function Plate({ option, icon }: { readonly option: string; readonly icon: string }) {
  const { choice, text, names, words } = usePlay();
  if (!choice.offers(option)) return;
  const picked = choice.isPicked(option);
  return (
    <span className="wd-plate" data-plate={option}>
      <Icon of={picked ? confirmMark : icon} size="1.1em" />{' '}
      {picked ? words.again : text.option(option, names)}
    </span>
  );
}

/** An option that no thing on the table stands for: a plate of its own. */
export function PlateButton({ option, icon }: { readonly option: string; readonly icon: string }) {
  const { choice } = usePlay();
  if (!choice.offers(option)) return;
  return (
    <div className="wd-plate-button">
      <OptionButton name={option}>
        <Plate option={option} icon={icon} />
      </OptionButton>
    </div>
  );
}

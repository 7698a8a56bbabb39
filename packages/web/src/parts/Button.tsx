import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon } from '../look/Icon.tsx';
import { Link } from './router.ts';
import './button.css';

type Kind = 'main' | 'plain' | 'ghost' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Kind;
  readonly icon?: string;
  readonly children?: ComponentChildren;
}

export function Button({ kind = 'plain', icon, children, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`button button-${kind} ${className ?? ''}`} {...rest}>
      {icon !== undefined && <Icon of={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: string;
  /** What it does; shown as a tool tip and said by screen readers. */
  readonly label: string;
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={`icon-button ${className ?? ''}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} size="1.45em" />
    </button>
  );
}

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: Kind;
  readonly icon?: string;
  readonly children: ComponentChildren;
  readonly className?: string;
  /** What screen readers say, where the words alone do not tell it from others. */
  readonly label?: string;
  /** Has the focus when the sheet around it opens. */
  readonly first?: boolean;
}

export function ButtonLink({
  href,
  kind = 'plain',
  icon,
  children,
  className,
  label,
  first,
}: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={`button button-${kind} ${className ?? ''}`}
      aria-label={label}
      data-first={first}
    >
      {icon !== undefined && <Icon of={icon} />}
      <span>{children}</span>
    </Link>
  );
}

interface IconLinkProps {
  readonly href: string;
  readonly icon: string;
  /** Where it leads; shown as a tool tip and said by screen readers. */
  readonly label: string;
}

export function IconLink({ href, icon, label }: IconLinkProps) {
  return (
    <Link href={href} className="icon-button" aria-label={label} title={label}>
      <Icon of={icon} size="1.45em" />
    </Link>
  );
}

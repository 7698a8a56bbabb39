import type { ComponentProps } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { say } from '../parts/live.ts';
import { useOnlineWords } from './words.ts';

interface CopyLinkProps extends ComponentProps<'input'> {
  readonly link: string;
  readonly label: string;
  /** A mark for tests. */
  readonly 'data-invite'?: boolean;
}

/** A link to read, to copy and to share. */
export function CopyLink({ link, label, ...input }: CopyLinkProps) {
  const words = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    // Pages from a plain http address have no clipboard: the link is marked, ready for the reader's own copying.
    field.current?.select();
    await navigator.clipboard?.writeText(link);
    if (!navigator.clipboard) return;
    setCopied(link);
    say(words.copied);
  };
  return (
    <>
      {typeof navigator.share === 'function' && (
        <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          {words.share}
        </Button>
      )}
      <Button onClick={() => void copy().catch(() => undefined)}>
        {copied === link ? words.copied : words.copy}
      </Button>
      <input ref={field} className="text-input" readOnly aria-label={label} value={link} {...input} />
    </>
  );
}

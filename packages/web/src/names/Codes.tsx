import { useState } from 'preact/hooks';
import { useOnlineWords } from '../online/words.ts';
import { Button } from '../parts/Button.tsx';
import { sayNow } from '../parts/live.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useNameWords } from './words.ts';

interface CodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown once. */
export function Codes({ codes, onDone }: CodesProps) {
  const words = useNameWords();
  const { copied: done } = useOnlineWords();
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    sayNow(done);
  };
  return (
    <Sheet open onClose={onDone} title={words.codesTitle}>
      <p>{words.codesHelp}</p>
      <ol className="names-codes" data-codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row names-buttons">
        <a
          className="button button-plain"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.fileName}
        >
          <span>{words.saveFile}</span>
        </a>
        {navigator.clipboard && (
          <Button onClick={() => void copy().catch(() => undefined)} data-copy-codes>
            {copied ? done : words.copyCodes}
          </Button>
        )}
        <Button kind="main" onClick={onDone} data-codes-done>
          {words.codesDone}
        </Button>
      </div>
    </Sheet>
  );
}

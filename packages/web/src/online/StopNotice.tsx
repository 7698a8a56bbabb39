import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';
import { useNotice } from '../page/notice.ts';
import { Button } from '../parts/Button.tsx';
import { sayNow } from '../parts/live.ts';
import { useOnlineWords } from './words.ts';
import '../page/update.css';

const minute = 60_000;

/** On every page: the operator stops the server soon. */
export default function StopNotice() {
  const words = useOnlineWords();
  const language = useLanguage();
  const notice = useNotice((state) => state.notice);
  const [seen, setSeen] = useState<number>();
  const now = useMinutes();
  const left = notice ? Math.ceil((notice.stopAt - now) / minute) : 0;
  const shown = notice !== undefined && notice.stopAt !== seen && left > -10;
  const text = shown ? (left > 0 ? words.stop.soon(left) : words.stop.now) : '';
  useEffect(() => {
    if (shown) sayNow(text);
  }, [shown, text]);
  if (!shown) return;
  return (
    <div className="update-note" role="status" data-stop-notice>
      <span>
        {text} {notice.text[language] ?? words.stop.kept}
      </span>
      <Button kind="ghost" onClick={() => setSeen(notice.stopAt)}>
        {words.stop.close}
      </Button>
    </div>
  );
}

function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

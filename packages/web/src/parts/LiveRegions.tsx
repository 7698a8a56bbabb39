import { useLive } from './live.ts';

export function LiveRegions() {
  const { polite, urgent, chat } = useLive();
  return (
    <>
      <div className="unseen" aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div className="unseen" aria-live="polite" data-live="chat">
        <bdi>{chat}</bdi>
      </div>
      <div className="unseen" role="alert" data-live="urgent">
        {urgent}
      </div>
    </>
  );
}

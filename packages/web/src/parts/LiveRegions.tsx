import { useLive } from './live.ts';

export function LiveRegions() {
  const { polite, urgent } = useLive();
  return (
    <>
      <div className="unseen" aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div className="unseen" role="alert" data-live="urgent">
        {urgent}
      </div>
    </>
  );
}

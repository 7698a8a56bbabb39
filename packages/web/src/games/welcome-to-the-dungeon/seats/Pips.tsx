import trophy from 'icon:laurels-trophy';
import skull from 'icon:skull-crack';
import { Picture } from '../../../look/Icon.tsx';
import './seats.css';

interface PipsProps {
  readonly kind: 'success' | 'failure';
  readonly count: number;
  /** Without it the pips are decoration beside a text that says it. */
  readonly label?: string;
}

/** Places that fill up: two trophies win, and after one skull the next puts its owner out. */
export function Pips({ kind, count, label }: PipsProps) {
  const named =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span className={`wd-score wd-score-${kind}`} {...named}>
      {(kind === 'success' ? [0, 1] : [0]).map((place) => (
        <span key={place} className={place < count ? 'wd-score-full' : 'wd-score-empty'}>
          <Picture of={kind === 'success' ? trophy : skull} tint={kind === 'success' ? 'gold' : 'wound'} />
        </span>
      ))}
    </span>
  );
}

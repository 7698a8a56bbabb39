import type { Props } from '../props.ts';
import { Hint } from './Hint.tsx';
import { Info } from './Info.tsx';

/** Above the mine: the numbers of the table, or what to do with the card held up. */
export function Track(props: Props) {
  return (
    <div className="sb-track">
      {/* Nothing is counted before it lies open. */}
      <Info {...props} view={props.told} />
      <Hint {...props} />
    </div>
  );
}

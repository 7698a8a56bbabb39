import { type Props, region, Told } from '../play.ts';
import { Hint } from './Hint.tsx';
import { Info } from './Info.tsx';

/** Above the mine: the numbers of the table, or what to do with the card held up. */
export const Track = region<Props>(() => {
  return (
    <div className="sb-track">
      {/* Nothing is counted before it lies open. */}
      <Told>
        <Info />
      </Told>
      <Hint />
    </div>
  );
});

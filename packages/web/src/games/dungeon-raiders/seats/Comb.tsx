import { POWER_IDS, type PowerId } from '@mazmorra/dungeon-raiders';
import { Tip } from '../../../parts/Tip.tsx';
import type { Words } from '../words/words.ts';
import './seats.css';

/** Five bars from low to high: full while the power card is in hand, hollow once it is used. */
export function Comb({ used, words }: { readonly used: readonly PowerId[]; readonly words: Words }) {
  const values = used.map((card) => POWER_IDS.indexOf(card) + 1);
  const said = values.length === 0 ? words.usedNone : words.used(values.join(', '));
  return (
    <Tip content={said}>
      <svg className="dr-comb" viewBox="0 0 60 28" role="img" aria-label={said}>
        {POWER_IDS.map((card, index) => (
          <rect
            key={card}
            className={used.includes(card) ? 'dr-comb-used' : 'dr-comb-held'}
            x={2 + index * 12}
            y={21 - index * 4.6}
            width="8"
            height={6 + index * 4.6}
            rx="1.5"
          />
        ))}
      </svg>
    </Tip>
  );
}

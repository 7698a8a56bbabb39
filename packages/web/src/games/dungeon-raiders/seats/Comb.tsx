import { POWER_IDS, type PowerId } from '@mazmorra/dungeon-raiders';
import { Tip } from '../../../parts/Tip.tsx';
import type { Words } from '../words/words.ts';

/** The five power cards from low to high: full while in hand, hollow once used; figures where there is room. */
export function Comb({ used, words }: { readonly used: readonly PowerId[]; readonly words: Words }) {
  const values = used.map((card) => POWER_IDS.indexOf(card) + 1);
  const said = values.length === 0 ? words.usedNone : words.used(values.join(', '));
  return (
    <Tip content={said} className="dr-comb-place">
      <span className="dr-comb" role="img" aria-label={said}>
        {POWER_IDS.map((card, index) => (
          <i
            key={card}
            className={used.includes(card) ? 'dr-comb-used' : 'dr-comb-held'}
            style={{ '--nth': index + 1 }}
          >
            <span>{index + 1}</span>
          </i>
        ))}
      </span>
    </Tip>
  );
}

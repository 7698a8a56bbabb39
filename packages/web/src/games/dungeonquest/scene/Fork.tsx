import { OptionButton } from '../../../table/OptionButton.tsx';
import { cellName, waysOut } from '../model.ts';
import { usePlay } from '../play.ts';

const hands = ['left', 'right'] as const;

/** The fork below as the hero faces it: the left tunnel on the left, whichever way he walks on the map. */
export function Fork() {
  const { view, choice, words } = usePlay();
  const hero = view.heroes[choice.decision?.seat ?? -1];
  const ways = hero && waysOut(hero);
  if (choice.decision?.kind !== 'DEC-CAT-SIDE' || !ways) return;
  return (
    <div className="dq-fork">
      <p>{words.ahead(hero.below?.travelled ?? 0)}</p>
      {hands.map((hand) => (
        <OptionButton key={hand} name={hand} className="dq-tunnel">
          <Tunnel hand={hand} />
          <b>{words[hand]}</b>
          <small>{words.up([...new Set(ways[hand])].map(cellName))}</small>
        </OptionButton>
      ))}
    </div>
  );
}

function Tunnel({ hand }: { readonly hand: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g transform={hand === 'right' ? 'translate(120 0) scale(-1 1)' : undefined}>
        <rect className="dq-tunnel-rock" width="120" height="90" />
        <path className="dq-tunnel-arch" d="M18 90V48Q18 14 52 14T86 48V90Z" />
        <path className="dq-tunnel-floor" d="M22 90 30 64 54 58 82 90Z" />
        <path className="dq-tunnel-steps" d="M104 88Q60 82 40 66" />
      </g>
    </svg>
  );
}

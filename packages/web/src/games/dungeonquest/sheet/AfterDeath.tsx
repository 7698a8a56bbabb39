import { type HeroView, monsterPlayer } from '@mazmorra/dungeonquest';
import { Button } from '../../../parts/Button.tsx';
import { genderOf } from '../art/cards.tsx';
import { bet, useBet } from '../bets.ts';
import { usePlay } from '../play.ts';

/** The game goes on for the dead: they play monsters, haunt, or watch. */
export function AfterDeath({ hero }: { readonly hero: HeroView }) {
  const { view, names, text, words } = usePlay();
  const whose = view.heroes.find(
    ({ seat, fate }) => fate === 'inside' && monsterPlayer(view.seats, seat) === hero.seat,
  );
  const automaton = view.rules.includes('automaton');
  return (
    <div className="dq-after">
      <p>
        <strong>{words.afterDeath(genderOf(text, hero.hero ?? ''))}</strong>
      </p>
      {view.rules.includes('servants-of-kalladra') && <p>{words.afterDeathServant}</p>}
      {whose && !automaton ? (
        <p>{words.afterDeathMonsters(names.seat(whose.seat))}</p>
      ) : (
        <p>{words.afterDeathWatch}</p>
      )}
      <Bet hero={hero} />
    </div>
  );
}

/** The dead bet on who comes out alive; the end says whether they were right. */
function Bet({ hero }: { readonly hero: HeroView }) {
  const { view, info, names, words } = usePlay();
  const on = useBet(info.id, hero.seat);
  const inside = view.heroes.filter(({ fate }) => fate === 'inside');
  if (view.heroes.length < 3 || inside.length === 0) return;
  return (
    <fieldset className="dq-bet">
      <legend>{words.betAsk}</legend>
      {inside.map(({ seat }) => (
        <Button
          key={seat}
          aria-pressed={on === seat}
          data-bet={seat}
          kind={on === seat ? 'main' : 'plain'}
          onClick={() => bet(info.id, hero.seat, seat)}
        >
          {names.seat(seat)}
        </Button>
      ))}
    </fieldset>
  );
}

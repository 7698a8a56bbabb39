import { at, type Seat } from '@mazmorra/kernel';
import { GOAL_SLOTS, type ResultView } from '@mazmorra/saboteur';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { nameOf, thingOf } from '../art/cards.tsx';
import { pictures, roleDrawings } from '../art/pictures.ts';
import { usePlay } from '../play.ts';

/** How each round ended: who was what, where the treasure lay, who got which gold as far as the reader may know. */
export function Rounds({ lastOnly }: { readonly lastOnly?: boolean }) {
  const { view, words } = usePlay();
  if (view.results.length === 0) return <p className="quiet">{words.roundsNone}</p>;
  const rounds = view.results.map((result, index) => ({ result, round: index + 1 }));
  return (
    <div className="sb-rounds">
      {(lastOnly ? rounds.slice(-1) : rounds).map(({ result, round }) => (
        <Round key={round} result={result} round={round} />
      ))}
    </div>
  );
}

interface RoundProps {
  readonly result: ResultView;
  readonly round: number;
}

function Round({ result, round }: RoundProps) {
  const { text, names, words } = usePlay();
  const treasure = result.goals.indexOf('goal-treasure');
  const winner = result.winner === 'miners' ? 'miner' : 'saboteur';
  const none = result.winner === 'saboteurs' && !result.roles.includes('saboteur');
  return (
    <section className="sb-round">
      <h3>
        <Picture of={roleDrawings[winner].icon} tint={roleDrawings[winner].tint} className="sb-round-icon" />
        {words.roundShort} {round}:{' '}
        {none ? words.nobodyWins : result.winner === 'miners' ? words.minersWin : words.saboteursWin}
      </h3>
      <p className="quiet">
        {words.treasureAt(thingOf(text, at(GOAL_SLOTS, Math.max(0, treasure)).slot))}{' '}
        {result.finisher !== undefined &&
          words.finished(names.seat(result.finisher), names.own === result.finisher)}
      </p>
      <ul className="sb-round-seats">
        {result.roles.map((role, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={`sb-role-${role}`}>
            <Crest seat={seat} size={22} />
            <span className="sb-round-name">{names.seat(seat)}</span>
            <Icon of={roleDrawings[role].icon} size="18px" label={nameOf(text, role)} />
            <Gained result={result} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The gold of one seat in one round: nuggets where they are known, face-down cards where not. */
function Gained({ result, seat }: { readonly result: ResultView; readonly seat: Seat }) {
  const { words } = usePlay();
  const paid = result.paid.find((each) => each.seat === seat);
  const picks = result.picks.filter((pick) => pick.seat === seat);
  if (paid)
    return <Badge kind="coins" value={paid.nuggets} label={words.nuggets(paid.nuggets)} size="24px" />;
  if (picks.length === 0) return <span className="quiet sb-gained-none">–</span>;
  const known = picks.flatMap(({ nuggets }) => (nuggets === 'hidden' ? [] : [nuggets]));
  if (known.length < picks.length) {
    return (
      <span className="sb-gained-hidden">
        <Picture of={pictures.nuggets} tint="gold" className="sb-round-icon" />
        <span className="unseen">{words.goldCards(picks.length)}</span>
        <span aria-hidden="true">?</span>
      </span>
    );
  }
  const sum = known.reduce((total, nuggets) => total + nuggets, 0);
  return <Badge kind="coins" value={sum} label={words.nuggets(sum)} size="24px" />;
}

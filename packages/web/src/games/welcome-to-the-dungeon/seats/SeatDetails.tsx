import { nameOf, tellOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { From } from '../art/origin.tsx';
import { Tile } from '../art/Tile.tsx';
import { Trail } from '../board/Trail.tsx';
import { inOrderMet } from '../model.ts';
import { type OfSeat, region, usePlay } from '../play.ts';
import { Pips } from './Pips.tsx';

/** All that is open about a player, and what the viewer happens to know besides. */
export const SeatDetails = region(Details);

function Details({ seat }: OfSeat) {
  const { view, text, words } = usePlay();
  const player = view.players[seat];
  if (!player) return;
  const runs = view.rounds.flatMap((round, index) => (round.runner === seat ? [{ ...round, index }] : []));
  const aid = player.eliminated ? words.aidOut : player.aid === 'red' ? words.aidRed : words.aidWhite;
  return (
    <div className="wd-details">
      <p className="row">
        <Pips kind="success" count={player.successes} />
        {words.successes(player.successes)}. {tellOf(text, 'success-card')} {words.supply(view.supply)}.
      </p>
      <From of="success-card" />
      <p className="row">
        <Pips kind="failure" count={player.failures} />
        {words.failures(player.failures)}. {aid}
      </p>
      <From of="player-aid" />
      {view.starter === seat && view.phase !== 'choose' && <p>{words.starts}.</p>}
      <Added seat={seat} />
      <Aside seat={seat} />
      <h3>{words.runs}</h3>
      {runs.length === 0 ? (
        <p className="quiet">{words.runsNone}</p>
      ) : (
        <ul>
          {runs.map((run) => (
            <li key={run.index}>
              <b>{words.roundLine(run.index + 1)}.</b>{' '}
              {words.runLine(nameOf(text, run.adventurer), run.success, run.pile, run.sacrificed)}
            </li>
          ))}
        </ul>
      )}
      {view.last?.runner === seat && <Trail steps={view.last.steps} />}
    </div>
  );
}

function Added({ seat }: { readonly seat: number }) {
  const { view, text, names, words } = usePlay();
  const cards = inOrderMet(view.pile).flatMap((card, place) =>
    card.by === seat ? [{ ...card, place }] : [],
  );
  return (
    <>
      <h3>{words.added}</h3>
      {cards.length === 0 && <p className="quiet">{words.addedNone}</p>}
      <ul className="wd-details-cards">
        {cards.map(({ monster, place }) => (
          <li key={place}>
            {monster === 'unknown' ? (
              <span className="wd-under wd-under-hidden" />
            ) : (
              <Medal id={monster} className="wd-under" />
            )}
            {words.pileCard(
              place + 1,
              names.seat(seat),
              monster === 'unknown' ? undefined : nameOf(text, monster),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Aside({ seat }: { readonly seat: number }) {
  const { view, text, words } = usePlay();
  const aside = view.players[seat]?.aside ?? [];
  return (
    <>
      <h3>{words.aside}</h3>
      {aside.length === 0 && <p className="quiet">{words.asideNone}</p>}
      <ul className="wd-details-tiles">
        {aside.map(({ tile, monster }) => (
          <li key={tile}>
            <Tile id={tile} text={text} state="ready" />
            <span>{monster === 'unknown' ? words.underUnknown : words.under(nameOf(text, monster))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

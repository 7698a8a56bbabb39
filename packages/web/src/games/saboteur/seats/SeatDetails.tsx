import { Tip } from '../../../parts/Tip.tsx';
import { GoldBack, GoldCard, nameOf, PlayCard, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { type OfSeat, region, usePlay } from '../play.ts';
import { DeedLine, MarkRow } from './Notebook.tsx';
import { Accuse } from './Tokens.tsx';

/** All that is open about a player: broken tools, deeds of this round, gold; and the reader's own mark. */
export const SeatDetails = region<OfSeat>(({ seat }) => {
  const { view, viewer, text, words } = usePlay();
  const player = view.players[seat];
  if (!player) return;
  return (
    <div className="sb-details">
      {typeof viewer === 'number' && viewer !== seat && (
        <>
          <h3>{words.notebook}</h3>
          <MarkRow seat={seat} />
        </>
      )}
      <Accuse seat={seat} />
      <h3>{words.toolsTitle}</h3>
      {player.broken.length === 0 ? (
        <p className="quiet">{words.allWhole}</p>
      ) : (
        <ul className="sb-details-cards">
          {player.broken.map((tool) => (
            <li key={tool}>
              <span className="sb-discard-card">
                <PlayCard id={`break-${tool}`} text={text} />
              </span>
              <div>
                <p>{tellOf(text, `break-${tool}`)}</p>
                <From of={`break-${tool}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <h3>{words.deedsTitle}</h3>
      <p>
        <DeedLine seat={seat} />
      </p>
      <h3>{words.goldTitle}</h3>
      <div className="sb-details-gold">
        {player.gold.values === 'hidden'
          ? Array.from({ length: player.gold.cards }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all face down
              <span key={index} className="sb-discard-card">
                <GoldBack />
              </span>
            ))
          : player.gold.values.map((nuggets, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of one value are alike
              <Gold key={index} nuggets={nuggets} text={text} />
            ))}
        <span>
          {player.gold.nuggets === 'hidden'
            ? words.goldCards(player.gold.cards)
            : words.nuggets(player.gold.nuggets)}
          {player.gold.credit > 0 && ` ${words.credit(player.gold.credit)}`}
        </span>
      </div>
    </div>
  );
});

function Gold({ nuggets, text }: Pick<OfSeat, 'text'> & { readonly nuggets: number }) {
  const name = nameOf(text, `gold-${nuggets}`);
  return (
    <Tip
      className="sb-discard-card"
      focusable={name}
      content={
        <>
          <strong>{name}</strong>
          <From of={`gold-${nuggets}`} />
        </>
      }
    >
      <GoldCard nuggets={nuggets} text={text} />
    </Tip>
  );
}

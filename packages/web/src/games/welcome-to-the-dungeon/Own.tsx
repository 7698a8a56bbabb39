import { MonsterCard, nameOf } from './art/cards.tsx';
import { Medal } from './art/Medal.tsx';
import { Bestiary } from './board/Bestiary.tsx';
import { drawnNow, inOrderMet } from './model.ts';
import { region, usePlay } from './play.ts';
import './own.css';

/** On a phone that is the hand: the monster just drawn, what one knows to wait in the dungeon, and what may wait there besides. */
export const Own = region(OwnThings);

function OwnThings() {
  const { view, text, beat, words } = usePlay();
  const drawn = drawnNow(view, beat?.event);
  return (
    <div className="wd wd-own" data-mode="own">
      {drawn && drawn.monster !== 'unknown' && (
        <figure className="wd-own-drawn">
          <MonsterCard id={drawn.monster} text={text} />
          <figcaption>{words.onlyYou}</figcaption>
        </figure>
      )}
      <Known />
      {view.adventurer && <Bestiary />}
    </div>
  );
}

function Known() {
  const { view, text, names, words } = usePlay();
  const known = inOrderMet(view.pile).flatMap(({ by, monster }, place) =>
    monster === 'unknown' ? [] : [{ by, monster, place }],
  );
  return (
    <section className="wd-own-known" aria-label={words.ownKnown}>
      <h2>{words.ownKnown}</h2>
      {known.length === 0 && <p className="quiet">{words.ownKnownNone(view.variants.memory === 'hidden')}</p>}
      <ul>
        {known.map(({ by, monster, place }) => (
          <li key={place}>
            <Medal id={monster} className="wd-own-medal" />
            <span>{words.pileCard(place + 1, names.seat(by), nameOf(text, monster))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

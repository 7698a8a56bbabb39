import { DeckBack, EncounterCard } from '../art/cards.tsx';
import { DRAGON_CARDS, dragonDeck, percent } from '../model.ts';
import { type EventOf, usePlay } from '../play.ts';
import { Who } from './turn-moments.tsx';

/** The breath before the card is turned grows with every card that has been drawn. */
export function DragonCard({ event }: { readonly event: EventOf<'draws'> }) {
  const { view, beat, text, words } = usePlay();
  const { left } = dragonDeck(view);
  const told = beat?.told === true;
  const rage = event.card === 'dragon-rage';
  const before = left + 1;
  return (
    <>
      <Who seat={event.seat} />
      <p className="dq-moment-line">{words.dragonRisk(percent(1 / before))}</p>
      <p className="dq-omens" aria-hidden="true">
        {Array.from({ length: DRAGON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike
          <span key={index} data-slept={index < DRAGON_CARDS - before || undefined} />
        ))}
      </p>
      <div
        className="dq-dragon-card"
        data-rage={(told && rage) || undefined}
        style={{ '--tension': 1 - (before - 1) / DRAGON_CARDS }}
      >
        <span className="dq-dragon-back">
          <DeckBack deck="dragon" />
        </span>
        <span className="dq-dragon-face" data-turns={!told || undefined}>
          {event.card !== undefined && <EncounterCard id={event.card} text={text} told />}
        </span>
      </div>
      <h2 className="dq-moment-late">{told ? (rage ? words.dragonWakes : words.dragonSleeps) : '\u00a0'}</h2>
    </>
  );
}

/** All light goes out; two eyes open in the dark; then the fire. */
export function DragonWakes() {
  const { words } = usePlay();
  return (
    <>
      <svg className="dq-eyes-open" viewBox="0 0 320 120" aria-hidden="true">
        {[86, 234].map((x) => (
          <g key={x} className="dq-eye" transform={`translate(${x} 60) scale(${x < 160 ? 1 : -1} 1)`}>
            <path className="dq-eye-ball" d="M-62-22Q-10-52 58 14-12 46-62-22Z" />
            <path className="dq-eye-ring" d="M-40-19Q-6-34 34 10-10 28-40-19Z" />
            <path className="dq-eye-slit" d="M-3-32Q9 0-3 27-15 0-3-32Z" />
          </g>
        ))}
      </svg>
      <h2 className="dq-moment-title">{words.dragonWakes}</h2>
    </>
  );
}

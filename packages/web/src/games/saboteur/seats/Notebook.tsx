import type { Seat } from '@mazmorra/kernel';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { deedsOf } from '../model.ts';
import { type Mark, mark, marks, useMarks } from '../notes.ts';
import { notePage, usePlay } from '../play.ts';
import { markIcons } from './MarkSign.tsx';

/** The reader's own page: a mark for each player and what they did this round. Nobody else ever sees it. */
export function Notebook({ bare }: { readonly bare?: boolean }) {
  const play = usePlay();
  const { view, viewer, words } = play;
  return (
    <section className="sb-notebook" aria-label={words.notebook}>
      {!bare && <h2>{words.notebook}</h2>}
      <p className="quiet sb-notebook-help">{words.notebookHelp}</p>
      <ul>
        {view.players
          .filter(({ seat }) => seat !== viewer)
          .map(({ seat }) => (
            <li key={seat}>
              <Crest seat={seat} size={24} />
              <span className="sb-note-name">{play.names.seat(seat)}</span>
              <MarkRow seat={seat} />
              <DeedLine seat={seat} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Three signs, one at a time; a second tap takes it away. */
export function MarkRow({ seat }: { readonly seat: Seat }) {
  const play = usePlay();
  const { words } = play;
  const page = notePage(play);
  const current = useMarks(page)[seat];
  if (page === undefined) return;
  const label = (which: Mark): string => words.markAs[which](play.names.seat(seat));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row of a list
    <span className="sb-marks" role="group" aria-label={words.marksOf(play.names.seat(seat))}>
      {marks.map((which) => (
        <button
          key={which}
          type="button"
          className={`sb-mark-button sb-mark-${which}`}
          aria-pressed={current === which}
          aria-label={label(which)}
          title={label(which)}
          onClick={() => mark(page, seat, current === which ? undefined : which)}
        >
          <Icon of={markIcons[which]} size="20px" />
        </button>
      ))}
    </span>
  );
}

/** What a player has done this round, in few words. */
export function DeedLine({ seat }: { readonly seat: Seat }) {
  const { view, names, text, words } = usePlay();
  const deeds = deedsOf(view.turns, seat);
  const parts = [
    deeds.tunnels > 0 && words.deedTunnels(deeds.tunnels),
    deeds.deadEnds > 0 && words.deedDeadEnds(deeds.deadEnds),
    deeds.broke.length > 0 && words.deedBroke(deeds.broke.length, [...new Set(deeds.broke)], names),
    deeds.mended.length > 0 && words.deedMended(deeds.mended.length, [...new Set(deeds.mended)], names),
    deeds.rockfalls > 0 && words.deedRockfalls(deeds.rockfalls),
    deeds.maps > 0 && `${nameOf(text, 'map')} × ${deeds.maps}`,
    deeds.discards > 0 && words.deedDiscards(deeds.discards),
  ].filter((part) => part !== false);
  return <span className="sb-deeds">{parts.length === 0 ? words.deedNone : parts.join(' · ')}</span>;
}

import type { Names } from '@mazmorra/kernel';
import { useMemo, useRef } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';
import { choiceOf, emptyHand } from '../table/choice.ts';
import type { TableSnapshot } from '../table/client.ts';
import { TableProvider, type TableShared } from '../table/context.tsx';
import type { AnyScreen, ScreenProps } from '../table/contract.ts';
import { Players } from '../table/Players.tsx';
import { layoutStyle, useLayout } from '../table/use-layout.ts';
import '../table/table.css';
import '../table/layout.css';
import './still.css';

/** Nothing is chosen on a picture. */
const noChoice = choiceOf(
  emptyHand(),
  { answer: async () => ({ ok: false, reason: { code: 'over' } }) },
  undefined,
  true,
);

interface StillTableProps {
  readonly screen: AnyScreen;
  readonly snapshot: TableSnapshot;
  /** What the picture shows, in words. */
  readonly label: string;
}

/** A table as somebody saw it at one moment: drawn with the real parts, and nothing can be done with it. */
export function StillTable({ screen, snapshot: { info, state }, label }: StillTableProps) {
  const language = useLanguage();
  const shared = useMemo((): TableShared => {
    const own = typeof state.viewer === 'number' ? { own: state.viewer } : {};
    const names: Names = { seat: (seat) => info.seats[seat]?.name ?? String(seat + 1), ...own };
    const text = screen.text(language);
    return {
      info,
      screen,
      choice: noChoice,
      text,
      names,
      language,
      offHand: undefined,
      playing: false,
      isLed: false,
      isOver: false,
      openRule: () => undefined,
    };
  }, [info, state, screen, language]);
  const parts: ScreenProps<unknown, unknown> = {
    view: state.view,
    told: state.view,
    viewer: state.viewer,
    info,
    awaited: state.awaited,
    beat: undefined,
    last: undefined,
    choice: noChoice,
    text: shared.text,
    names: shared.names,
    language,
  };
  const { board, track, hand } = screen.regions;
  const gauge = useRef<HTMLDivElement>(null);
  const layout = useLayout(gauge, info.seats.length, screen.regions);
  return (
    <TableProvider value={shared}>
      <div className="still" role="img" aria-label={label}>
        <div
          className="table"
          data-game={info.game}
          data-layout={layout.name}
          data-viewer={state.viewer}
          style={layoutStyle(layout)}
          inert
        >
          <div className="table-gauge" ref={gauge} />
          {!board.seats && <Players props={parts} />}
          {track && (
            <div className="table-track">
              <track.View {...parts} />
            </div>
          )}
          <div className="table-board">
            <board.View {...parts} />
          </div>
          {hand && (
            <div className="table-hand">
              <hand.View {...parts} />
            </div>
          )}
        </div>
      </div>
    </TableProvider>
  );
}

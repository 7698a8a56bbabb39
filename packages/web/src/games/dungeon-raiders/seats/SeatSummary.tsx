import eye from 'icon:semi-closed-eye';
import cracked from 'icon:skull-crack';
import statue from 'icon:stone-bust';
import treasureMap from 'icon:treasure-map';
import type { Event } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { useTable } from '../../../table/context.tsx';
import { From } from '../art/origin.tsx';
import { collapsing } from '../model.ts';
import { type OfSeat, region, usePlay } from '../play.ts';
import { Comb } from './Comb.tsx';
import './seats.css';

/** Coins and wounds, the power cards still in hand, and what else is worth knowing at a glance. */
export const SeatSummary = region<OfSeat>(({ seat }) => {
  const { view, beat, words } = usePlay();
  // The view of the last room knows the outcome before it has been shown.
  const { playing } = useTable();
  const player = view.players[seat];
  if (!player) return;
  const over = view.outcome !== undefined && !playing;
  const event = beat?.event;
  const changed =
    (event?.type === 'coins-changed' || event?.type === 'wounds-changed') && event.seat === seat;
  const pulse = (type: Event['type']): string => (changed && event.type === type ? 'dr-pulse' : '');
  return (
    <div className="dr-summary">
      <span className="dr-purse">
        <span className="dr-count" data-anchor={`dr-coins-${seat}`}>
          <span className={pulse('coins-changed')} key={player.coins}>
            <Badge kind="coins" value={player.coins} label={words.coins(player.coins)} size={30} />
          </span>
          <span className="dr-unit" aria-hidden="true">
            {words.unit.coins(player.coins)}
          </span>
        </span>
        <span className="dr-count" data-anchor={`dr-wounds-${seat}`}>
          <span className={pulse('wounds-changed')} key={player.wounds}>
            <Badge kind="wounds" value={player.wounds} label={words.wounds(player.wounds)} size={30} />
          </span>
          <span className="dr-unit" aria-hidden="true">
            {words.unit.wounds(player.wounds)}
          </span>
        </span>
      </span>
      <Comb used={player.used} words={words} />
      <span className="dr-marks">
        {view.mapHolder === seat && (
          <Mark icon={treasureMap} says={words.hasMap} word={words.mark.map} of="map" />
        )}
        {player.lookedAtDark && <Mark icon={eye} says={words.looked} word={words.mark.looked} />}
        {player.eliminated && <Mark icon={statue} says={words.eliminated} word={words.mark.stone} />}
        {collapsing(view).includes(seat) && (
          <Mark
            icon={cracked}
            says={over ? words.collapsed : words.collapsing}
            word={over ? words.mark.collapsed : words.mark.collapsing}
            danger
          />
        )}
      </span>
    </div>
  );
});

interface MarkProps {
  readonly icon: string;
  readonly says: string;
  /** The same in a word or two, beside it where there is room. */
  readonly word: string;
  /** The card it stands for. */
  readonly of?: string;
  readonly danger?: boolean;
}

function Mark({ icon, says, word, of, danger = false }: MarkProps) {
  const tip = (
    <>
      <p>{says}</p>
      {of !== undefined && <From of={of} />}
    </>
  );
  return (
    <Tip content={tip}>
      <span className={`dr-mark ${danger ? 'dr-mark-danger' : ''} ${of === 'map' ? 'dr-mark-map' : ''}`}>
        <Icon of={icon} size="1.15rem" label={says} />
        <span className="dr-mark-word" aria-hidden="true">
          {word}
        </span>
      </span>
    </Tip>
  );
}

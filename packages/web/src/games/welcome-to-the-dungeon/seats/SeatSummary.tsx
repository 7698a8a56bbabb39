import hand from 'icon:card-pickup';
import gate from 'icon:dungeon-gate';
import flag from 'icon:flying-flag';
import tombstone from 'icon:tombstone';
import type { PlayerView, View } from '@mazmorra/welcome-to-the-dungeon';
import { Icon } from '../../../look/Icon.tsx';
import { type OfSeat, region, usePlay } from '../play.ts';
import type { Words } from '../words/words.ts';
import { Pips } from './Pips.tsx';

interface Status {
  readonly word: string;
  readonly icon: string;
  readonly id: 'out' | 'running' | 'passed' | 'bidding';
}

function statusOf(view: View, player: PlayerView, words: Words): Status | undefined {
  if (player.eliminated) return { word: words.out, icon: tombstone, id: 'out' };
  if (view.phase === 'choose' || view.phase === 'over') return undefined;
  if (view.run) {
    return view.run.runner === player.seat
      ? { word: words.running, icon: gate, id: 'running' }
      : { word: words.passed, icon: flag, id: 'passed' };
  }
  return player.bidding
    ? { word: words.bids, icon: hand, id: 'bidding' }
    : { word: words.passed, icon: flag, id: 'passed' };
}

/** On a player's panel: trophies, skulls, and whether they are still in the bidding. */
export const SeatSummary = region(Summary);

function Summary({ seat }: OfSeat) {
  const { view, words } = usePlay();
  const player = view.players[seat];
  if (!player) return;
  const status = statusOf(view, player, words);
  return (
    <div className="wd-summary">
      <Pips kind="success" count={player.successes} label={words.successes(player.successes)} />
      <Pips kind="failure" count={player.failures} label={words.failures(player.failures)} />
      {status && (
        <span className={`wd-status wd-status-${status.id}`} title={status.word}>
          <Icon of={status.icon} size="16px" /> <span className="wd-status-word">{status.word}</span>
        </span>
      )}
    </div>
  );
}

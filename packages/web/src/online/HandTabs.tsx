import hand from 'icon:poker-hand';
import board from 'icon:treasure-map';
import { Icon } from '../look/Icon.tsx';
import { useTable } from '../table/context.tsx';
import { useOnlineWords } from './words.ts';

export type HandTab = 'hand' | 'board';

interface HandTabsProps {
  readonly tab: HandTab;
  onTab(tab: HandTab): void;
}

/** On a phone that is the hand: the board is one tap away, and lights up when the choice is better made there. */
export function HandTabs({ tab, onTab }: HandTabsProps) {
  const words = useOnlineWords();
  const { offHand } = useTable();
  const wanted = tab === 'hand' && offHand === undefined;
  return (
    <nav className="table-strip" aria-label={words.hand.mode} data-tab={tab}>
      <button type="button" aria-pressed={tab === 'hand'} onClick={() => onTab('hand')} data-to-hand>
        <Icon of={hand} /> {words.hand.hand}
      </button>
      <button
        type="button"
        aria-pressed={tab === 'board'}
        data-wanted={wanted}
        onClick={() => onTab('board')}
        data-to-board
      >
        <Icon of={board} /> {wanted ? words.hand.choose : words.hand.board}
      </button>
    </nav>
  );
}

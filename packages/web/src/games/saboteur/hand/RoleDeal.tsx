import type { Hidden, Role } from '@mazmorra/saboteur';
import { useState } from 'preact/hooks';
import { Button } from '../../../parts/Button.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { useTable } from '../../../table/context.tsx';
import { DwarfBack, DwarfCard } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { usePlay } from '../play.ts';

/** The rounds whose role was turned up in this window before the first turn; afterwards it is not asked for. */
const seenRounds = new Set<string>();

interface RoleDealProps {
  readonly role: Role | Hidden;
}

/**
 * The role at the deal of a round: a card face down that its owner turns up, with what one plays for. On one screen it comes
 * after the curtain, because only then the view holds the role. A coach says it in their own words.
 */
export function RoleDeal({ role }: RoleDealProps) {
  const { info, view, viewer, choice, text, words } = usePlay();
  const { isLed } = useTable();
  const key = `${info.id}:${viewer}:${view.round}`;
  const [turned, setTurned] = useState(false);
  const [closed, setClosed] = useState(false);
  const begun = view.turns.some(({ seat }) => seat === viewer);
  if (role === 'hidden' || !choice.decision || begun || closed || isLed || seenRounds.has(key)) return;
  const close = (): void => {
    seenRounds.add(key);
    setClosed(true);
  };
  return (
    <Sheet open onClose={close} title={words.roleDeal.title(view.round, view.rounds)} from="middle">
      <div className="sb-role-deal" data-intro={turned ? 'close' : 'turn'}>
        {turned ? <DwarfCard dwarf={role} text={text} /> : <DwarfBack />}
        <p role="status">{turned ? words.roleDeal.aim[role] : words.roleDeal.secret}</p>
        {turned && <From of={role} />}
        {/* One button for both, so that it keeps the focus. */}
        <Button kind="main" data-first onClick={turned ? close : () => setTurned(true)}>
          {turned ? words.roleDeal.understood : words.roleDeal.turn}
        </Button>
      </div>
    </Sheet>
  );
}

import type { Hidden, Role } from '@mazmorra/saboteur';
import { useState } from 'preact/hooks';
import { Tip } from '../../../parts/Tip.tsx';
import { DwarfBack, DwarfCard, nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { usePlay } from '../play.ts';

interface RoleCardProps {
  readonly role: Role | Hidden;
}

/** One's own dwarf card, face down until it is tapped or the masks are off: nobody who looks over a shoulder learns it by chance. */
export function RoleCard({ role }: RoleCardProps) {
  const { text, view, viewer, words } = usePlay();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(false);
  if (role === 'hidden') return;
  // The masks are off: there is nothing left to hide.
  if (view.players.some((player) => player.seat !== viewer && player.role !== 'hidden'))
    return (
      <div className="sb-role" data-unmasked>
        <Tip
          content={
            <>
              <strong>{nameOf(text, role)}</strong>
              <From of={role} />
            </>
          }
          focusable={nameOf(text, role)}
          className="sb-tip"
        >
          <DwarfCard dwarf={role} text={text} />
        </Tip>
      </div>
    );
  return (
    <div className="sb-role">
      <button
        type="button"
        className="sb-role-button"
        data-new={!seen || undefined}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setSeen(true);
        }}
        onBlur={() => setOpen(false)}
      >
        <DwarfBack />
        <span className="sb-role-word">{words.roleWord}</span>
        <span className="unseen">
          {open ? `${words.roleDeal.aim[role]} ${words.roleHide}` : words.roleLook}
        </span>
      </button>
      {open && (
        <div className="sb-role-open">
          <DwarfCard dwarf={role} text={text} />
          <From of={role} />
        </div>
      )}
    </div>
  );
}

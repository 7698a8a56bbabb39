import discardIcon from 'icon:card-discard';
import notebook from 'icon:notebook';
import mask from 'icon:robber-mask';
import scroll from 'icon:tied-scroll';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { DeckBack } from '../art/cards.tsx';
import { pictures } from '../art/pictures.ts';
import { usePlay } from '../play.ts';
import { Notebook } from '../seats/Notebook.tsx';
import { Discards } from './Discards.tsx';
import { Rounds } from './Rounds.tsx';

type Open = 'discards' | 'rounds' | 'notes';

/** Round, saboteurs there can be, draw pile, discards, gold: the numbers of the table. */
export function Info() {
  const { view, viewer, words } = usePlay();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className="sb-info">
      <Fact
        label={words.saboteurs(view.saboteurs)}
        tip={<p>{view.allSaboteurs ? words.saboteursAll : words.saboteursTip}</p>}
        mark={<Icon of={mask} size="20px" />}
        value={words.range(view.saboteurs)}
        word={words.saboteursShort(view.saboteurs)}
      />
      <Fact
        label={words.deck(view.pileLeft)}
        tip={<p>{words.deckTip}</p>}
        anchor="deck"
        mark={
          <span className="sb-mini-card">
            <DeckBack />
          </span>
        }
        value={String(view.pileLeft)}
        word={words.deckShort}
      />
      <Door
        label={words.discards(view.discards.length)}
        onOpen={() => setOpen('discards')}
        anchor="discards"
        mark={<Icon of={discardIcon} size="22px" />}
        value={String(view.discards.length)}
        word={words.discardsShort}
      />
      <Fact
        label={words.goldLeft(view.goldLeft)}
        tip={<p>{words.goldTip}</p>}
        mark={<Picture of={pictures.nuggets} tint="gold" className="sb-mini-gold" />}
        value={String(view.goldLeft)}
        word={words.goldShort}
      />
      <Door
        label={words.roundOf(view.round, view.rounds)}
        onOpen={() => setOpen('rounds')}
        mark={<Icon of={scroll} size="20px" />}
        value={`${view.round}/${view.rounds}`}
        word={words.roundShort}
      />
      {typeof viewer === 'number' && (
        <Door
          className="sb-notes-door"
          label={words.notebook}
          onOpen={() => setOpen('notes')}
          mark={<Icon of={notebook} size="22px" />}
          value=""
          word={words.notebook}
        />
      )}
      <Sheet open={open === 'discards'} onClose={close} title={words.discardsTitle} from="below">
        <Discards />
      </Sheet>
      <Sheet open={open === 'rounds'} onClose={close} title={words.roundsTitle} from="below">
        <Rounds />
      </Sheet>
      <Sheet open={open === 'notes'} onClose={close} title={words.notebook} from="below">
        <Notebook bare />
      </Sheet>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly mark: ComponentChildren;
  readonly value: string;
  readonly word: string;
  readonly anchor?: string;
}

function Fact({ tip, label, ...body }: FactProps & { readonly tip: ComponentChildren }) {
  return (
    <Tip
      focusable={label}
      className="sb-fact"
      content={
        <>
          <strong>{label}</strong>
          {tip}
        </>
      }
    >
      <Body {...body} />
    </Tip>
  );
}

function Door({
  label,
  onOpen,
  className,
  ...body
}: FactProps & { readonly onOpen: () => void; readonly className?: string }) {
  return (
    <button type="button" className={`sb-fact sb-door ${className ?? ''}`} onClick={onOpen} title={label}>
      <Body {...body} />
    </button>
  );
}

function Body({ mark, value, word, anchor }: Omit<FactProps, 'label'>) {
  return (
    <span className="sb-fact-body" data-anchor={anchor}>
      {mark}
      {value !== '' && <b>{value}</b>}
      <span className="sb-fact-word">{word}</span>
    </span>
  );
}

import bag from 'icon:knapsack';
import { useState } from 'preact/hooks';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { nameOf } from '../art/cards.tsx';
import { heroToShow, hourOf } from '../model.ts';
import { type Props, wordsOf } from '../props.ts';
import { HeroSheet } from '../seats/HeroSheet.tsx';
import { Attributes, Determination, goldWords, Life } from '../seats/parts.tsx';
import { Combat } from './Combat.tsx';
import { Dungeon } from './Dungeon.tsx';
import { HeroPick } from './HeroPick.tsx';
import { Moment } from './Moment.tsx';
import { Scene } from './Scene.tsx';
import { SunTrack } from './SunTrack.tsx';
import './board.css';

/** The day above, the hero on the left, the dungeon in the middle, what is going on on the right; a fight takes all of it. */
export function Board(props: Props) {
  const { view, viewer, choice } = props;
  const hero = heroToShow(props.told, viewer);
  const choosing = choice.startingWith('hero:').length > 0;
  return (
    <div className="dq" data-hour={hourOf(view.sun)} data-fight={view.combat !== undefined || undefined}>
      <SunTrack {...props} view={props.told} />
      <div className="dq-table">
        {view.combat ? (
          <Combat {...props} combat={view.combat} />
        ) : choosing ? (
          <HeroPick {...props} />
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a sheet may have nothing in it that takes the focus */}
            <aside className="dq-left" aria-label={hero && props.names.seat(hero.seat)} tabIndex={0}>
              {hero && <HeroSheet {...props} view={props.told} hero={hero} />}
            </aside>
            <div className="dq-middle">
              <Dungeon {...props} />
              <span className="dq-dusk" aria-hidden="true" />
            </div>
            <Scene {...props} view={props.told} />
            {hero?.hero !== undefined && <Strip {...props} view={props.told} />}
          </>
        )}
        <Moment {...props} />
      </div>
    </div>
  );
}

/** On a small screen: the hero's numbers in one line; a tap opens the sheet. */
function Strip(props: Props) {
  const words = wordsOf(props);
  const [open, setOpen] = useState(false);
  const hero = heroToShow(props.view, props.viewer);
  if (hero?.hero === undefined) return;
  return (
    <div className="dq-strip">
      <Life {...props} hero={hero} />
      <Attributes {...props} hero={hero} />
      <Determination {...props} hero={hero} />
      <button type="button" className="dq-strip-more" onClick={() => setOpen(true)}>
        <span className="unseen">{words.openSheet}: </span>
        <Icon of={bag} size="1.3em" />
        <Badge
          kind="coins"
          value={hero.gold === 'hidden' ? '?' : hero.gold}
          size="1.7em"
          label={goldWords(hero, props)}
        />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={nameOf(props.text, hero.hero)} from="below">
        <HeroSheet {...props} hero={hero} full />
      </Sheet>
    </div>
  );
}

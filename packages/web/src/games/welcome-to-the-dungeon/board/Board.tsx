import type { Event, MonsterId, RunView } from '@mazmorra/welcome-to-the-dungeon';
import { useEffect } from 'preact/hooks';
import { nameOf } from '../art/cards.tsx';
import { Hand } from '../hand/Hand.tsx';
import { lightOn, modeOf } from '../model.ts';
import { isLast } from '../moments.ts';
import { region, usePlay } from '../play.ts';
import { Bestiary } from './Bestiary.tsx';
import { Dungeon } from './Dungeon.tsx';
import { Hero } from './Hero.tsx';
import { Heroes } from './Heroes.tsx';
import { Moment } from './Moment.tsx';
import { Result } from './Result.tsx';
import { Tiles } from './Tiles.tsx';
import { Trail } from './Trail.tsx';
import './place.css';
import './wide.css';

/**
 * The place before the dungeon: the gate and who waits behind it, the adventurer among the equipment, the bestiary, and the deck. When
 * somebody goes in it is night, and what comes out of the gate stands before it; nothing else moves.
 */
export const Board = region(Place);

function Place() {
  const { view, beat, choice } = usePlay();
  const mode = modeOf(view, beat?.event);
  usePickedInView(choice.picked);
  const { run } = view;
  const moment = beat?.event.type;
  if (mode === 'choose')
    return (
      <div className="wd" data-board data-mode={mode} data-moment={moment}>
        <Heroes />
      </div>
    );
  if (run && showsResult(run, beat?.event))
    return (
      <div className="wd" data-board data-mode="result" data-moment={moment}>
        <Result run={run} />
      </div>
    );
  return (
    <div
      className="wd"
      data-board
      data-mode={mode}
      data-naming={choice.startingWith('name:').length > 0}
      data-phase={view.phase}
      data-moment={moment}
      data-last={isLast(beat?.event)}
    >
      <span className="wd-dark" data-on={lightOn(view, beat?.event)}>
        <span className="wd-light" data-flip="light" />
      </span>
      <Dungeon />
      {run && <Moment run={run} />}
      <Hero />
      <Tiles />
      {run ? <Way /> : <Hand />}
      {!run && <Stage />}
      <Bestiary />
    </div>
  );
}

/** The end of a run has a scene of its own, but for what is done at the last moment to bring it about. */
const showsResult = ({ result }: RunView, event: Event | undefined): boolean =>
  result !== undefined && event?.type !== 'omnipotence';

/** Which round it is and what is going on, where the adventurer has no room to say it. */
function Stage() {
  const { view, words } = usePlay();
  return (
    <p className="wd-stage">
      {words.round(view.round)} · {words.bidding}
    </p>
  );
}

/** What was met, and what holds besides; of a kind that was named its tile tells. */
function Way() {
  const { told, words } = usePlay();
  const { run } = told;
  return (
    <section className="wd-way" aria-label={words.trail}>
      <h2 className="wd-way-title">{words.trail}</h2>
      {run && <Promises run={run} />}
      <Trail steps={run?.steps ?? []} />
    </section>
  );
}

function Promises({ run }: { readonly run: RunView }) {
  const { text, told, words } = usePlay();
  if (run.result !== undefined) return;
  const called = (monster: MonsterId): string => nameOf(text, monster);
  const promises = [
    ...(run.axed && told.variants.vorpalAxeScope === 'kind' ? [words.axed(called(run.axed))] : []),
    ...(run.pactPending ? [words.pactPending] : []),
    ...(run.dead && told.tiles.some(({ id }) => id === 'mage-omnipotence') ? [words.deadGoesOn] : []),
  ];
  return promises.map((promise) => (
    <p key={promise} className="wd-promise">
      {promise}
    </p>
  ));
}

/** On a small screen the bar grows when something is picked: what was picked stays in view. */
function usePickedInView(picked: string | undefined): void {
  useEffect(() => {
    if (picked === undefined) return;
    document.querySelector('.wd .option-picked')?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
}

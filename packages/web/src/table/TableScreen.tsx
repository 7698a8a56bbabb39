import type { GameText, Names, RuleId, Seat, Viewer } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Flights } from '../motion/Flights.tsx';
import { useTravel } from '../motion/travel.ts';
import { useLocation } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useStore } from '../settings/stores.ts';
import { play } from '../sound/sounds.ts';
import { useMusic } from '../sound/use-music.ts';
import { BeforePlay } from './BeforePlay.tsx';
import { useCountedGame } from './ConfirmOffer.tsx';
import { Curtain } from './Curtain.tsx';
import { keyOf, useChoice } from './choice.ts';
import type { TableClient, TableInfo, TableState } from './client.ts';
import { TableProvider, type TableShared, useTable } from './context.tsx';
import type { AnyScreen, Ending, EndingProps, Regions, ScreenProps } from './contract.ts';
import { decisiveMoment } from './decisive.ts';
import { type EndAction, EndScreen } from './EndScreen.tsx';
import { Foot } from './Foot.tsx';
import { nextPerson } from './hot-seat.ts';
import { Loading } from './Loading.tsx';
import { Lost } from './Lost.tsx';
import type { RegionSizes } from './layout.ts';
import { lineOf } from './lines.ts';
import { meanwhileAt } from './meanwhile.ts';
import { offHand } from './off-hand.ts';
import { useOwnTurn } from './own-turn.ts';
import { Players } from './Players.tsx';
import { holdBack, paceOf } from './pace.ts';
import { Recap } from './Recap.tsx';
import { SceneRegion, SheetRegion } from './Regions.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { askedNow, openStage, type Stage, type StageState } from './stage.ts';
import { TopBar } from './TopBar.tsx';
import { layoutStyle, useLayout } from './use-layout.ts';
import './table.css';
import './layout.css';

export interface TableScreenProps {
  readonly client: TableClient;
  readonly screen: AnyScreen;
  /** Under the table: the controls of a replay, the chat of a table online. */
  readonly foot?: ComponentChildren;
  /** What can be done after the end; `again` comes first. */
  readonly endActions: readonly EndAction[];
  /** What stands above that: who plays again. */
  readonly endNote?: ComponentChildren;
  /** The numbers of the end chart, once there are any. */
  readonly progress: readonly (readonly number[])[];
  /** What is said where the table was made for other rules. */
  readonly lost?: string;
  /** Nothing is offered for now: somebody is explaining something. */
  readonly hold?: boolean;
  /** More entries of the menu at the top. */
  readonly menu?: ComponentChildren;
  /** Large and for everybody in the room, or the hand without the board; otherwise what fits the window. */
  readonly as?: 'room' | 'own' | undefined;
  /** Between the players and the board. */
  readonly strip?: ComponentChildren;
  /** Over the line of what just happened: what somebody said. */
  readonly tickerNote?: ComponentChildren;
  /** In the place of what is asked, while nothing is. */
  readonly idle?: ComponentChildren;
  /** Beside the board: the chat, and on a big screen how to join. */
  readonly aside?: ComponentChildren;
  /** What else is to be seen at a player's panel: how much time is left. */
  seatMark?(seat: Seat): ComponentChildren;
  /** What is shown instead of a table that cannot be opened; nothing for the usual message. */
  onLost?(why: NonNullable<StageState['lost']>): ComponentChildren;
}

/** The screen of a table: the same for a game on this device, online or watched again. */
export function TableScreen(props: TableScreenProps) {
  const { client, screen } = props;
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    const opened = openStage(client, paceOf(screen));
    setStage(opened);
    return () => opened.stop();
  }, [client, screen]);
  return stage ? <StagedTable {...props} stage={stage} /> : <Loading />;
}

function StagedTable({ stage, ...props }: TableScreenProps & { readonly stage: Stage }) {
  const staged = useStore(stage.store);
  useGrace(props.client, staged.ahead);
  useTalk(props.client);
  const { info, state, lost } = staged;
  if (lost)
    return props.onLost?.(lost) || <Lost why={lost} said={lost === 'version' ? props.lost : undefined} />;
  if (!info || !state) return <Loading />;
  const next = nextPerson(info, state, staged.playing);
  if (next !== undefined) {
    const name = info.seats[next]?.name ?? '';
    return (
      <Curtain
        seat={next}
        name={name}
        onReady={() => void props.client.look(next)}
        onTakeBack={state.takeBack ? () => void props.client.takeBack() : undefined}
      />
    );
  }
  return <OpenTable {...props} stage={stage} staged={staged} info={info} state={state} />;
}

interface OpenTableProps extends TableScreenProps {
  readonly stage: Stage;
  readonly staged: StageState;
  readonly info: TableInfo;
  readonly state: TableState;
}

function OpenTable(props: OpenTableProps) {
  const { client, screen, stage, staged, info, foot, endActions, progress, menu } = props;
  const { as, strip, aside, seatMark, tickerNote } = props;
  const state = useUnasked(props);
  const words = useWords();
  const language = useLanguage();
  const text: GameText<unknown> = screen.text(language);
  const choice = useChoice(client, state.decision);
  const [rule, setRule] = useState<RuleId>();
  const names = useMemo((): Names => {
    const own = typeof state.viewer === 'number' ? { own: state.viewer } : {};
    return { seat: (seat) => info.seats[seat]?.name ?? String(seat + 1), ...own };
  }, [info, state.viewer]);
  const { playing } = staged;
  const wantsTalk = useSettings((settings) => settings.talk);
  const talk = wantsTalk ? staged.talk : undefined;
  const own = names.own;
  const over = state.outcome !== undefined;
  const isOut = own !== undefined && screen.isOut?.(state.view, own) === true;
  const shared = useMemo(
    (): TableShared => ({
      info,
      screen,
      choice,
      text,
      names,
      language,
      offHand: offHand(screen, choice.decision, state.view),
      playing,
      isLed: client.kind === 'lesson',
      isOver: over || isOut,
      talk,
      seatMark,
      ...(client.accuse &&
        talk &&
        own !== undefined &&
        !over && { accuse: (about: Seat | undefined) => void client.accuse?.(own, about) }),
      openRule: setRule,
    }),
    [
      info,
      screen,
      choice,
      text,
      names,
      language,
      state.view,
      playing,
      talk,
      seatMark,
      client,
      own,
      over,
      isOut,
    ],
  );
  const parts: ScreenProps<unknown, unknown> = {
    view: state.view,
    told: staged.told,
    viewer: state.viewer,
    info,
    awaited: askedNow(staged, state),
    beat: staged.beat,
    last: staged.last,
    choice,
    text,
    names,
    language,
  };
  // What speaks and counts knows nothing of what is still turning over.
  const told = { ...parts, view: staged.told };
  const root = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);
  const step = useSteps(2);
  useTravel(root, step > 0 ? state.view : undefined);
  useSounds(screen, staged, state);
  useMusic(screen.music);
  useOwnTurn(staged, state, text);
  const regions = useRegions(screen, state.viewer, client.kind === 'lesson' || client.kind === 'replay');
  const layout = useLayout(gauge, info.seats.length, regions, as);
  const { board, track, hand } = regions;
  const takeBack = state.takeBack && !staged.playing ? () => void client.takeBack() : undefined;
  // A replay and a lesson go on by themselves only while something is shown.
  const live = client.kind === 'local' || client.kind === 'remote';
  const alone = layout.name === 'own';
  const places = { regions, layout, props: parts };
  return (
    <TableProvider value={shared}>
      <div
        className="table"
        data-game={info.game}
        data-layout={layout.name}
        data-aim={layout.aim}
        data-viewer={state.viewer}
        style={layoutStyle(layout)}
        ref={root}
      >
        <div className="table-gauge" ref={gauge} />
        <TopBar
          aim={screen.aim?.(told)}
          meanwhile={meanwhileAt(staged, screen, told)}
          staged={staged}
          state={state}
          menu={menu}
          narrow={layout.aim !== 'beside'}
        />
        {!board.seats && <Players props={told} />}
        {strip}
        {track && !alone && (
          <section className="table-track" aria-label={words.table.track}>
            <track.View {...parts} />
          </section>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <main className="table-board" id="content" aria-label={text.name} tabIndex={0}>
          {step > 0 && (alone ? <OwnThings {...parts} /> : <board.View {...parts} />)}
        </main>
        {!alone && <SheetRegion {...places} />}
        {!alone && <SceneRegion {...places} />}
        {hand && layout.hand > 0 && (
          <section className="table-hand" data-rows={layout.handRows} aria-label={words.table.hand}>
            <hand.View {...parts} />
          </section>
        )}
        <Foot
          {...{ props: parts, stage, staged, state, live, alone, takeBack }}
          watched={client.kind === 'replay'}
          askHint={onlyBots(info, state.viewer) ? client.hint : undefined}
          above={foot}
          note={tickerNote}
          idle={!over && props.idle}
        />
        {aside}
        {live && as === undefined && <BeforePlay local={client.kind === 'local'} />}
        {staged.beat && <Flights key={staged.beat.id} flights={screen.flights?.(staged.beat.event) ?? []} />}
        {step > 1 && (
          <>
            {client.kind !== 'lesson' && <TurnRecap staged={staged} state={state} stage={stage} />}
            <End {...{ staged, state, client, progress }} actions={endActions} note={props.endNote} />
            <RuleSheet rule={rule} onClose={() => setRule(undefined)} />
          </>
        )}
      </div>
    </TableProvider>
  );
}

/**
 * Counts from 0 to `last`, one after each paint. The first render of a table is the longest task of the page: frame, board and dialogs
 * are mounted one after the other, and the browser can answer a finger in between.
 */
function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < last) setStep(step + 1);
  }, [step, last]);
  return step;
}

/** The regions of a game as this viewer has them: who only watches has nothing of their own, and a coach or the controls of a replay need room. */
function useRegions(
  screen: AnyScreen,
  viewer: Viewer,
  led: boolean,
): Regions<unknown, unknown> & RegionSizes {
  const seated = typeof viewer === 'number';
  return useMemo(() => {
    const { hand, sheet, ...rest } = screen.regions;
    const own = seated ? { ...(hand && { hand }), ...(sheet && { sheet }) } : {};
    return { ...rest, ...own, ...(led && { coach: {} }) };
  }, [screen, seated, led]);
}

/** Every seat but the viewer's is a bot's. */
const onlyBots = ({ seats }: TableInfo, viewer: Viewer): boolean =>
  seats.length > 1 && seats.every(({ kind }, seat) => (kind === 'bot') === (seat !== viewer));

/** On a phone that is the hand alone: what its owner holds and knows, as large as it goes. */
function OwnThings(props: ScreenProps<unknown, unknown>) {
  const words = useWords();
  const { Own, SeatDetails, regions } = useTable().screen;
  const Hand = regions.hand?.View;
  const { viewer } = props;
  return (
    <section className="own" aria-label={words.table.hand}>
      {Own ? (
        <Own {...props} />
      ) : Hand ? (
        <Hand {...props} />
      ) : (
        SeatDetails && typeof viewer === 'number' && <SeatDetails {...props} seat={viewer} />
      )}
    </section>
  );
}

/** The table without the questions that the game's screen answers for a reader who does not want them. */
function useUnasked({ client, screen, info, state, hold = false }: OpenTableProps): TableState {
  const { decision, ...rest } = state;
  const key = decision && keyOf(decision);
  const [refused, setRefused] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once, when it comes up
  const option = useMemo(() => {
    if (!decision || client.kind === 'replay' || client.kind === 'lesson') return undefined;
    const name = screen.unasked?.(decision, state.view, info);
    const [only, ...more] = decision.options;
    const { single } = useSettings.getState();
    const forced = single && more.length === 0 && !decision.optional;
    if (forced && !screen.asksSingle?.(decision, state.view)) return only;
    return name !== undefined && decision.options.includes(name) ? name : undefined;
  }, [key]);
  const unasked = option !== undefined && key !== refused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: answered once
  useEffect(() => {
    if (!unasked || !decision) return;
    void client.answer(decision, option).then(({ ok }) => ok || setRefused(key));
  }, [unasked, key]);
  return unasked || hold ? rest : state;
}

/** Opens by itself when a person comes back to a table at which much has happened without them. */
function TurnRecap({ staged, state, stage }: { staged: StageState; state: TableState; stage: Stage }) {
  const wanted = useSettings((settings) => settings.recap);
  const { unseenFrom, lastOwn } = staged;
  // Of what a bot did in the own seat meanwhile the reader knows as little as of the rest.
  const from = unseenFrom ?? lastOwn;
  const entries = staged.log.filter((entry) => entry.number > from && entry.number > 0);
  const opening = useRef<unknown>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (unseenFrom !== undefined && wanted) setOpen(true);
  }, [unseenFrom, wanted]);
  // Only where the reader did not watch: a table just loaded, or another person in front of the screen.
  const unseen = staged.last === undefined && state.decision !== undefined && entries.length > 0;
  useEffect(() => {
    if (!unseen || opening.current === state.viewer) return;
    opening.current = state.viewer;
    if (wanted) setOpen(true);
  }, [unseen, wanted, state.viewer]);
  return (
    <Recap
      open={open}
      entries={entries}
      onClose={() => setOpen(false)}
      onRepeat={
        staged.repeatable
          ? () => {
              setOpen(false);
              stage.repeat();
            }
          : undefined
      }
    />
  );
}

interface EndProps {
  readonly staged: StageState;
  readonly state: TableState;
  readonly client: TableClient;
  readonly actions: TableScreenProps['endActions'];
  readonly note: ComponentChildren;
  readonly progress: TableScreenProps['progress'];
}

function End({ staged, state, client, actions, note, progress }: EndProps) {
  const words = useWords();
  const { screen, text, names, language, info } = useTable();
  const [, go] = useLocation();
  const [open, setOpen] = useState(client.kind !== 'replay');
  const { outcome } = state;
  const { log } = staged;
  const ended = outcome !== undefined && !staged.playing;
  const ending = useMemo(
    () =>
      ended
        ? endingOf({ table: info.id, outcome, view: state.view, log, text, names, language }, screen)
        : undefined,
    [ended, outcome, state.view, log, text, names, language, screen, info.id],
  );
  useCountedGame(ended && client.kind !== 'replay' && client.kind !== 'lesson' && names.own !== undefined);
  if (!ended || !ending) return;
  const look = { label: words.end.look, run: () => setOpen(false) };
  const moment = decisiveMoment(log, screen, outcome);
  const shown = actions.map((action) =>
    action.replay === undefined || moment === undefined
      ? action
      : { ...action, label: words.end.decisive, run: () => go(`${action.replay}?${moment}`) },
  );
  return (
    <>
      <EndScreen
        outcome={outcome}
        open={open}
        onClose={() => setOpen(false)}
        ending={ending}
        progress={progress}
        actions={[...shown, look]}
        note={note}
      />
      {!open && client.kind !== 'replay' && (
        <button type="button" className="button button-main end-again" onClick={() => setOpen(true)}>
          {words.end.results}
        </button>
      )}
    </>
  );
}

/** The story of the end; for a game whose screen tells none, the last line of the log. */
function endingOf(props: EndingProps<unknown, unknown>, screen: AnyScreen): Ending {
  const told = screen.ending?.(props);
  if (told) return told;
  const { log, text, names, outcome } = props;
  const story = log.map((entry) => lineOf(text, entry, names)).findLast((line) => line !== undefined);
  const fates = outcome.scores.map((scores) =>
    Object.entries(scores)
      .map(([column, value]) => `${text.scores[column] ?? column}: ${value}`)
      .join(' · '),
  );
  return { story: story ?? '', fates, dead: [] };
}

/** Sounds what is shown: while something turns over, the turning; what it is when it lies open. */
function useSounds(screen: AnyScreen, staged: StageState, state: TableState): void {
  const { beat } = staged;
  useEffect(() => {
    if (!beat) return;
    const turning = screen.reveals?.(beat.event) ? (screen.turning?.(beat.event) ?? 'card') : undefined;
    const meant = screen.sound?.(beat.event, state.viewer);
    const sound = beat.told ? (meant === turning ? undefined : meant) : turning;
    if (sound) void play(sound);
  }, [beat, screen, state.viewer]);
}

/** Bots speak where the reader wants to hear them. */
function useTalk(client: TableClient): void {
  const talk = useSettings((settings) => settings.talk);
  useEffect(() => client.setTalk?.(talk), [client, talk]);
}

/** Bots hold back a little where an answer can still be taken back; not at speed 0, nor for a reader who runs ahead. */
function useGrace(client: TableClient, ahead: boolean): void {
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => {
    const [grace, pause] = holdBack(speed, ahead);
    client.setGrace?.(grace, pause);
  }, [client, speed, ahead]);
}

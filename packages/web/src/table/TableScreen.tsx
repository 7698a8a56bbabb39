import type { GameText, Names, RuleId, Seat, Viewer } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Flights } from '../motion/Flights.tsx';
import { useTravel } from '../motion/travel.ts';
import { later, loadLaterAtRest } from '../parts/later.ts';
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
import type { AnyScreen, Regions, ScreenProps } from './contract.ts';
import type { EndAction } from './EndScreen.tsx';
import { Foot } from './Foot.tsx';
import { nextPerson } from './hot-seat.ts';
import { Loading } from './Loading.tsx';
import { Lost } from './Lost.tsx';
import type { RegionSizes } from './layout.ts';
import { meanwhileAt } from './meanwhile.ts';
import { offHand } from './off-hand.ts';
import { useOwnTurn } from './own-turn.ts';
import { Players } from './Players.tsx';
import { holdBack, paceOf } from './pace.ts';
import { SceneRegion, SheetRegion } from './Regions.tsx';
import { askedNow, openStage, type Stage, type StageState } from './stage.ts';
import { TopBar } from './TopBar.tsx';
import { layoutStyle, useLayout } from './use-layout.ts';
import './table.css';
import './layout.css';

const End = later(async () => (await import('./End.tsx')).End);
const Recap = later(async () => (await import('./Recap.tsx')).Recap);
const RuleSheet = later(async () => (await import('./RuleSheet.tsx')).RuleSheet);

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
  const { screen, staged, info } = props;
  const state = useUnasked(props);
  const [rule, setRule] = useState<RuleId>();
  const shared = useShared(props, state, setRule);
  const { choice, text, names, language } = shared;
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
  useSounds(screen, staged, state);
  useMusic(screen.music);
  useOwnTurn(staged, state, text);
  return (
    <TableProvider value={shared}>
      <Surface {...props} state={state} parts={parts}>
        <RuleSheet rule={rule} onClose={() => setRule(undefined)} />
      </Surface>
    </TableProvider>
  );
}

/** What the common parts of the table share. */
function useShared(
  { client, screen, staged, info, seatMark }: OpenTableProps,
  state: TableState,
  openRule: (rule: RuleId) => void,
): TableShared {
  const language = useLanguage();
  const text: GameText<unknown> = screen.text(language);
  const choice = useChoice(client, state.decision);
  const wantsTalk = useSettings((settings) => settings.talk);
  const names = useMemo((): Names => {
    const own = typeof state.viewer === 'number' ? { own: state.viewer } : {};
    return { seat: (seat) => info.seats[seat]?.name ?? String(seat + 1), ...own };
  }, [info, state.viewer]);
  const talk = wantsTalk ? staged.talk : undefined;
  const { own } = names;
  const { playing } = staged;
  const over = state.outcome !== undefined;
  const isOver = over || (own !== undefined && screen.isOut?.(state.view, own) === true);
  return useMemo(
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
      isOver,
      talk,
      seatMark,
      ...(client.accuse &&
        talk &&
        own !== undefined &&
        !over && { accuse: (about: Seat | undefined) => void client.accuse?.(own, about) }),
      openRule,
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
      isOver,
      openRule,
    ],
  );
}

interface SurfaceProps extends OpenTableProps {
  readonly parts: ScreenProps<unknown, unknown>;
  /** What can be opened over the table. */
  readonly children: ComponentChildren;
}

/** The table as it lies on the screen. */
function Surface(props: SurfaceProps) {
  const { client, screen, stage, staged, info, state, parts, as } = props;
  const words = useWords();
  // What speaks and counts knows nothing of what is still turning over.
  const told = { ...parts, view: staged.told };
  const root = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);
  const step = useSteps(2);
  useEffect(() => {
    if (step === 2) loadLaterAtRest();
  }, [step]);
  useTravel(root, step > 0 ? state.view : undefined);
  const regions = useRegions(screen, state.viewer, client.kind === 'lesson' || client.kind === 'replay');
  const layout = useLayout(gauge, info.seats.length, regions, as);
  const { board, track, hand } = regions;
  // A replay and a lesson go on by themselves only while something is shown.
  const live = client.kind === 'local' || client.kind === 'remote';
  const alone = layout.name === 'own';
  const places = { regions, layout, props: parts };
  return (
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
        menu={props.menu}
        narrow={layout.aim !== 'beside'}
      />
      {!board.seats && <Players props={told} />}
      {props.strip}
      {track && !alone && (
        <section className="table-track" aria-label={words.table.track}>
          <track.View {...parts} />
        </section>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <main className="table-board" id="content" aria-label={parts.text.name} tabIndex={0}>
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
        {...{ props: parts, stage, staged, state, live, alone }}
        takeBack={state.takeBack && !staged.playing ? () => void client.takeBack() : undefined}
        watched={client.kind === 'replay'}
        askHint={onlyBots(info, state.viewer) ? client.hint : undefined}
        above={props.foot}
        note={props.tickerNote}
        idle={state.outcome === undefined && props.idle}
      />
      {props.aside}
      {live && as === undefined && <BeforePlay local={client.kind === 'local'} />}
      {staged.beat && <Flights key={staged.beat.id} flights={screen.flights?.(staged.beat.event) ?? []} />}
      {step > 1 && (
        <>
          {client.kind !== 'lesson' && <TurnRecap staged={staged} state={state} stage={stage} />}
          <AfterPlay {...props} />
          {props.children}
        </>
      )}
    </div>
  );
}

/** The end, once all that led to it has been shown. */
function AfterPlay({ client, staged, state, progress, endActions, endNote }: OpenTableProps) {
  const { names } = useTable();
  const { outcome, view } = state;
  const ended = outcome !== undefined && !staged.playing;
  useCountedGame(ended && client.kind !== 'replay' && client.kind !== 'lesson' && names.own !== undefined);
  return (
    ended && (
      <End
        {...{ outcome, view, progress }}
        log={staged.log}
        kind={client.kind}
        actions={endActions}
        note={endNote}
      />
    )
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

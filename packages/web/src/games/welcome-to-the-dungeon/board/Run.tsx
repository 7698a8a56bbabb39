import trophy from 'icon:laurels-trophy';
import skull from 'icon:skull-crack';
import type { RunView, StepView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { HeroCard, MonsterBack, MonsterCard, nameOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { hurt, strengthOf, verdictOf } from '../model.ts';
import { Piece } from './Piece.tsx';
import { type Props, whoIs, wordsOf } from './props.ts';
import { MonsterTip } from './tips.tsx';

interface RunProps extends Props {
  readonly run: RunView;
}

/** The one inside: the adventurer, and hit points as a number and as a bar. */
export function Runner({ run, ...props }: RunProps) {
  const { view, text, beat } = props;
  const words = wordsOf(props);
  const [name] = whoIs(props, run.runner);
  // The dead have none left, whatever the last blow would have taken.
  const hp = Math.max(0, run.hp);
  const state =
    beat?.event.type === 'damage' ? 'wd-struck' : beat?.event.type === 'potion' ? 'wd-healed' : '';
  return (
    <div className={`wd-runner ${run.dead ? 'wd-dead' : ''}`}>
      <div className="wd-runner-card" data-anchor="hero" data-flip="hero">
        {view.adventurer && <HeroCard id={view.adventurer} text={text} hp={hp} />}
        <Crest seat={run.runner} size={28} className="wd-runner-crest" />
      </div>
      <div
        className={`wd-life ${state}`}
        data-anchor="hp"
        key={beat?.event.type === 'damage' ? beat.id : 'calm'}
      >
        <Badge
          kind="life"
          value={hp}
          size="100%"
          className="wd-life-heart"
          label={words.hpNow(hp, run.startingHp)}
        />
        <span className="wd-life-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.min(1, hp / Math.max(1, run.startingHp))})` }} />
        </span>
      </div>
      <p className="wd-runner-name">{name}</p>
    </div>
  );
}

/** The middle of the stage: the monster that was turned up and what becomes of it; at the end, how the run went. */
export function Faced({ run, ...props }: RunProps) {
  const { view, beat, last } = props;
  const event = beat?.event ?? last?.event;
  const ended = run.result !== undefined && event?.type !== 'omnipotence';
  return (
    <div className="wd-faced" data-anchor="faced">
      {ended ? (
        <Result {...props} run={run} />
      ) : run.faced ? (
        <Monster {...props} run={run} />
      ) : (
        <Threshold {...props} run={run} />
      )}
      {view.phase === 'over' && view.winner !== undefined && !beat && (
        <p className="wd-winner">{wordsOf(props).wins(...whoIs(props, view.winner))}</p>
      )}
    </div>
  );
}

function Monster({ run, ...props }: RunProps) {
  const { view, text, beat } = props;
  const words = wordsOf(props);
  const verdict = verdictOf(beat?.event);
  const monster = run.faced;
  if (!monster) return;
  return (
    <Piece
      label={beat?.told === false ? words.turning : nameOf(text, monster)}
      tip={<MonsterTip {...props} id={monster} />}
      className="wd-faced-piece"
    >
      <span
        className={`wd-faced-card ${verdict?.type === 'beaten' ? 'wd-beaten' : ''}`}
        data-flip={`pile:${view.pile.length}`}
      >
        <span
          className={beat?.event.type === 'damage' ? 'wd-lunge' : 'wd-turn-up'}
          data-turns={beat?.told === false || undefined}
          key={`${monster} ${view.pile.length}`}
        >
          <MonsterCard id={monster} text={text} />
        </span>
        {verdict && <Stamp {...props} verdict={verdict} />}
      </span>
    </Piece>
  );
}

function Stamp({
  verdict,
  ...props
}: Props & { readonly verdict: NonNullable<ReturnType<typeof verdictOf>> }) {
  const words = wordsOf(props);
  switch (verdict.type) {
    case 'beaten':
      return (
        <span className="wd-stamp wd-stamp-beaten">
          <Picture of={tileDrawings[verdict.tile].icon} tint={tileDrawings[verdict.tile].tint} />
          <b>{words.defeated}</b>
        </span>
      );
    case 'hurt':
      return (
        <span className="wd-stamp wd-stamp-hurt">
          <Badge kind="wounds" value={words.lost(verdict.lost)} size="100%" />
        </span>
      );
    case 'revived':
      return (
        <span className="wd-stamp wd-stamp-revived">
          <Badge kind="life" value={verdict.hp} size="100%" />
          <b>{words.revived}</b>
        </span>
      );
    case 'fallen':
      return (
        <span className="wd-stamp wd-stamp-fallen">
          <Picture of={skull} tint="bone" />
          <b>{verdict.goesOn ? words.deadGoesOn : words.dead}</b>
        </span>
      );
    case 'omnipotence':
      return (
        <span className={`wd-stamp ${verdict.saved ? 'wd-stamp-revived' : 'wd-stamp-fallen'}`}>
          <Picture of={tileDrawings['mage-omnipotence'].icon} tint="gold" />
          <b>{verdict.saved ? words.saved : words.notSaved}</b>
        </span>
      );
  }
}

/** Before the first card: the runner stands at the gate, and names a kind if a blade asks for it. */
function Threshold({ run, ...props }: RunProps) {
  const { view, beat } = props;
  const words = wordsOf(props);
  const [name, own] = whoIs(props, run.runner);
  const asking = view.phase === 'name' && !beat;
  const named = beat?.event.type === 'name' ? nameOf(props.text, beat.event.monster) : undefined;
  const said = named ? words.named(named) : asking ? words.asks(name) : words.goesIn(name, own);
  return (
    <span className="wd-waiting">
      {view.pile.length > 0 && <MonsterBack />}
      {!(asking && own) && <span className="wd-threshold">{said}</span>}
    </span>
  );
}

function Result({ run, ...props }: RunProps) {
  const words = wordsOf(props);
  const success = run.result === 'success';
  return (
    <div className={`wd-result ${success ? 'wd-result-success' : 'wd-result-failure'}`}>
      <Picture of={success ? trophy : skull} tint={success ? 'gold' : 'bone'} className="wd-result-picture" />
      <p className="wd-result-word">{success ? words.success : words.failure}</p>
      <p className="wd-result-line">{words.resultOf(...whoIs(props, run.runner), success)}</p>
    </div>
  );
}

/** What was promised before or during the run and still holds. */
export function Promises({ run, ...props }: RunProps) {
  const { text } = props;
  const words = wordsOf(props);
  if (run.result !== undefined) return;
  const fallen = props.view.tiles.some((tile) => tile.id === 'mage-omnipotence')
    ? words.deadGoesOn
    : words.dead;
  const promises = [
    ...(run.named ? [words.named(nameOf(text, run.named))] : []),
    ...(run.axed && props.view.variants.vorpalAxeScope === 'kind'
      ? [words.axed(nameOf(text, run.axed))]
      : []),
    ...(run.pactPending ? [words.pactPending] : []),
    ...(run.dead ? [fallen] : []),
  ];
  return promises.map((promise) => (
    <p key={promise} className="wd-promise">
      {promise}
    </p>
  ));
}

/** Every monster met in this run, in order, with what became of it. */
export function Trail({ steps, ...props }: Props & { readonly steps: readonly StepView[] }) {
  const words = wordsOf(props);
  return (
    <ol className="wd-trail" aria-label={words.trail} data-long={steps.length > 8}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the trail
        <li key={index}>
          <Step {...props} step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step, ...props }: Props & { readonly step: StepView }) {
  const { text, names } = props;
  const words = wordsOf(props);
  const lost = strengthOf(step.monster);
  const what =
    step.end === 'exchanged'
      ? words.stepExchanged
      : step.end === 'potion'
        ? words.stepPotion(lost, step.hp)
        : step.end === 'damage'
          ? words.stepDamage(lost, step.hp)
          : words.stepBeaten(step.tile ? nameOf(text, step.tile) : '');
  const origin = step.by === undefined ? words.fromDeck : words.putBy(names.seat(step.by));
  const label = `${words.step(nameOf(text, step.monster), what)} (${origin})`;
  return (
    <Piece label={label} tip={<p>{label}</p>}>
      <span className={`wd-step ${hurt(step) ? 'wd-step-hurt' : 'wd-step-beaten'}`}>
        <Medal id={step.monster} />
        {hurt(step) ? (
          <Badge kind="wounds" value={lost} size="100%" className="wd-step-mark" />
        ) : (
          step.tile && (
            <span className="wd-step-mark wd-step-tile">
              <Picture of={tileDrawings[step.tile].icon} tint={tileDrawings[step.tile].tint} />
            </span>
          )
        )}
      </span>
    </Piece>
  );
}

import type { ComponentChildren } from 'preact';
import { ChoiceBar } from './ChoiceBar.tsx';
import type { Hint, TableState } from './client.ts';
import type { ScreenProps } from './contract.ts';
import { type Stage, type StageState, waits } from './stage.ts';
import { Ticker } from './Ticker.tsx';
import { TipLine } from './TipLine.tsx';
import { useTip } from './use-tip.ts';
import { voiceOf } from './voice.ts';
import './foot.css';

interface FootProps {
  readonly props: ScreenProps<unknown, unknown>;
  readonly stage: Stage;
  readonly staged: StageState;
  readonly state: TableState;
  /** A game that is played: not one that is watched again or led by a coach. */
  readonly live: boolean;
  /** Nobody answers here: a replay. */
  readonly watched: boolean;
  /** There is no board on this screen. */
  readonly alone: boolean;
  readonly takeBack: (() => void) | undefined;
  readonly askHint: (() => Promise<Hint | undefined>) | undefined;
  /** Above the words: the coach, the controls of a replay, notices. */
  readonly above: ComponentChildren;
  /** Beside what just happened: what somebody said. */
  readonly note: ComponentChildren;
  readonly idle: ComponentChildren;
}

/** The one place for words, and the choices with it. Who speaks when several could is written in `voice.ts`. */
export function Foot(all: FootProps) {
  const { props, stage, staged, state, live, watched, alone } = all;
  const { choice } = props;
  const tip = useTip(staged, state, live && !alone);
  const says = voiceOf({
    refused: choice.refused !== undefined && choice.refused.code !== 'coached',
    playing: staged.playing,
    picked: choice.picked !== undefined,
    tip: tip !== undefined,
    asked: choice.decision !== undefined,
  });
  return (
    <div className="table-foot" data-says={says} data-asked={choice.decision !== undefined}>
      <div className="foot-body">
        {all.above}
        <Ticker
          staged={staged}
          waiting={live && waits(state)}
          onSkip={stage.skip}
          onRepeat={stage.repeat}
          note={all.note}
        />
        {tip && <TipLine {...tip} />}
        {!watched && (
          <ChoiceBar
            props={props}
            takeBack={all.takeBack}
            askHint={all.askHint}
            alone={alone}
            idle={all.idle}
          />
        )}
      </div>
    </div>
  );
}

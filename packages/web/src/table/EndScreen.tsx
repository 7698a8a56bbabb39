import shield from 'icon:broken-shield';
import crown from 'icon:crown';
import ruins from 'icon:graveyard';
import laurels from 'icon:laurels';
import hands from 'icon:shaking-hands';
import grave from 'icon:tombstone';
import type { Outcome, Seat } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { joined, useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Picture, type Tint } from '../look/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { play } from '../sound/sounds.ts';
import { Chart } from './Chart.tsx';
import { ConfirmOffer } from './ConfirmOffer.tsx';
import { useTable } from './context.tsx';
import type { Ending } from './contract.ts';
import { type Scene, SOUNDS, sceneOf } from './scene.ts';
import './end.css';

/** What can be done after the end. */
export interface EndAction {
  readonly label: string;
  /** Comes first. */
  readonly main?: boolean;
  /** The other answer to the same question: there too, but not what is suggested. */
  readonly other?: boolean;
  /** It leads to the replay at this address, which can begin at the moment that decided the game. */
  readonly replay?: string;
  run(): void;
}

interface EndScreenProps {
  readonly outcome: Outcome;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ending: Ending;
  /** One row per moment, one number per seat; empty while it is being made or when the game has none. */
  readonly progress: readonly (readonly number[])[];
  readonly actions: readonly EndAction[];
  /** What others at the table say to that. */
  readonly note?: ComponentChildren;
}

interface Look {
  readonly picture: string;
  readonly tint: Tint;
}

const LOOKS: Readonly<Record<Scene, Look>> = {
  victory: { picture: crown, tint: 'gold' },
  shared: { picture: hands, tint: 'torch' },
  defeat: { picture: shield, tint: 'steel' },
  death: { picture: grave, tint: 'bone' },
  ruin: { picture: ruins, tint: 'wound' },
  watched: { picture: laurels, tint: 'gold' },
};

/** The end fills the screen: a scene, who won and why, what one can do next; beside or below it the figures. */
export function EndScreen({ outcome, open, onClose, ending, progress, actions, note }: EndScreenProps) {
  const words = useWords();
  const { text, names, openRule } = useTable();
  const scene = sceneOf(outcome, names.own, ending.dead);
  const { picture, tint } = LOOKS[scene];
  const sound = SOUNDS[scene];
  useEffect(() => {
    if (open) void play(sound);
  }, [open, sound]);
  return (
    <Sheet open={open} onClose={onClose} title={words.end.title} from="middle" className="end">
      <div className="end-stage" data-scene={scene}>
        <div className="end-scene" data-scene={scene}>
          <div className="end-picture" aria-hidden="true">
            <Picture of={picture} tint={tint} />
          </div>
          <Winners scene={scene} winners={outcome.winners} />
          <Headline outcome={outcome} scene={scene} />
          <p className="end-story">
            {ending.story}{' '}
            <button type="button" className="why" onClick={() => openRule(outcome.rule)}>
              {words.table.why}
            </button>
          </p>
        </div>
        <div className="end-first">
          {note && <p role="status">{note}</p>}
          <Actions actions={actions.filter(({ main }) => main)} />
          <Actions actions={actions.filter(({ main }) => !main)} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <section className="end-figures" aria-label={words.end.results} tabIndex={0}>
          <ConfirmOffer />
          <Results outcome={outcome} ending={ending} />
          {progress.length > 1 && (
            <section>
              <h3>{words.end.chart}</h3>
              <Chart rows={progress} heading={Object.values(text.scores)[0] ?? ''} />
            </section>
          )}
        </section>
      </div>
    </Sheet>
  );
}

/** The shields of those who won, where it is not the viewer's victory alone. */
function Winners({ scene, winners }: { readonly scene: Scene; readonly winners: readonly Seat[] }) {
  if (scene === 'victory' || scene === 'ruin') return;
  return (
    <div className="end-winners" aria-hidden="true">
      {winners.map((seat) => (
        <Crest key={seat} seat={seat} size={40} />
      ))}
    </div>
  );
}

function Actions({ actions }: Pick<EndScreenProps, 'actions'>) {
  return (
    <div className="end-actions">
      {actions.map(({ label, main, other, run }) => (
        <Button key={label} kind={main && !other ? 'main' : 'plain'} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Headline({ outcome, scene }: { readonly outcome: Outcome; readonly scene: Scene }) {
  const words = useWords();
  const { names, language } = useTable();
  const others = joined(language, outcome.winners.filter((seat) => seat !== names.own).map(names.seat));
  const headline: Readonly<Record<Scene, string>> = {
    victory: words.end.youWon,
    shared: words.end.youShare(others),
    defeat: outcome.winners.length > 1 ? words.end.shared(others) : words.end.won(others),
    death: words.end.youDied,
    ruin: words.end.nobody,
    watched: outcome.winners.length > 1 ? words.end.shared(others) : words.end.won(others),
  };
  return <p className="end-headline">{headline[scene]}</p>;
}

/** Everybody in the order of their places, each with what became of them. */
function Results({ outcome, ending }: Pick<EndScreenProps, 'outcome' | 'ending'>) {
  const words = useWords();
  const { names } = useTable();
  const order: Seat[] = outcome.places.map((_, seat) => seat);
  order.sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  return (
    <ol className="end-results" aria-label={words.end.results}>
      {order.map((seat) => {
        const won = outcome.winners.includes(seat);
        const dead = ending.dead.includes(seat);
        return (
          <li key={seat} data-won={won || undefined} data-dead={dead || undefined}>
            <span className="end-place">
              {dead ? (
                <span role="img" aria-label={words.end.dead}>
                  ✝
                </span>
              ) : (
                <>
                  <span className="unseen">{words.end.place} </span>
                  {outcome.places[seat]}
                </>
              )}
            </span>
            <Crest seat={seat} size={26} />
            <span className="end-who">
              <span className="end-name">
                <b>{names.seat(seat)}</b>
                {ending.beside?.[seat] && <em>{ending.beside[seat]}</em>}
              </span>
              <span>{ending.fates[seat]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

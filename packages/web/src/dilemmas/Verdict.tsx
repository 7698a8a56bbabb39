import type { Dilemma, ValuedOption } from '@mazmorra/bots';
import { remarkText, worthText } from '@mazmorra/bots/text';
import { Fragment } from 'preact';
import { botTextIn } from '../i18n/bots.ts';
import { useTable } from '../table/context.tsx';
import { useDilemmaWords } from './words.ts';

interface VerdictProps {
  readonly dilemma: Dilemma;
  /** The name of the option that the reader took. */
  readonly chosen: string;
}

/** So many options are shown at once; the reader's and the adventurer's always. */
const SHOWN = 4;

/** What the choice was worth: the best option, and the value of every option with what speaks for or against it. */
export function Verdict({ dilemma, chosen }: VerdictProps) {
  const words = useDilemmaWords();
  const { text, names } = useTable();
  const { options, tempting, kind } = dilemma;
  const best = options[0]?.[0] ?? '';
  const option = (name: string): string => text.option(name, names, kind);
  const isShown = ([name]: ValuedOption, place: number): boolean =>
    place < SHOWN || name === chosen || name === tempting;
  const rest = options.filter((one, place) => !isShown(one, place));
  return (
    <div data-verdict={chosen === best ? 'right' : 'wrong'}>
      <p role="status">{chosen === best ? words.right : words.wrong(option(best))}</p>
      {options.every(([name]) => name !== chosen) && <p className="quiet">{words.leftOut(option(chosen))}</p>}
      {tempting !== chosen && <p className="quiet">{words.adventurer(option(tempting))}</p>}
      <h2 className="unseen">{words.values}</h2>
      <dl className="dilemma-values" tabIndex={0}>
        {options.filter(isShown).map((one) => (
          <Valued key={one[0]} of={one} mark={markOf(one[0])} option={option} />
        ))}
      </dl>
      {rest.length > 0 && (
        <details>
          <summary>{words.others(rest.length)}</summary>
          <dl className="dilemma-values" tabIndex={0}>
            {rest.map((one) => (
              <Valued key={one[0]} of={one} mark={undefined} option={option} />
            ))}
          </dl>
        </details>
      )}
    </div>
  );

  function markOf(name: string): string | undefined {
    if (name === chosen) return words.yours;
    return name === best ? words.best : undefined;
  }
}

interface ValuedProps {
  readonly of: ValuedOption;
  readonly mark: string | undefined;
  option(name: string): string;
}

function Valued({ of: [name, value, visits, why], mark, option }: ValuedProps) {
  const { names, language } = useTable();
  const said = why.flatMap((remark) => remarkText(botTextIn(language), remark, names) ?? []);
  return (
    <Fragment>
      <dt>
        {option(name)}
        {mark !== undefined && <span className="dilemma-mark"> ({mark})</span>}
      </dt>
      <dd>
        <meter min={0} max={1} value={value} aria-hidden="true" />
        <span>{[worthText(botTextIn(language), { name, value, visits }), ...said].join(' ')}</span>
      </dd>
    </Fragment>
  );
}

import type { ValuedOption } from '@mazmorra/bots';
import { remarkText, worthText } from '@mazmorra/bots/text';
import { Fragment } from 'preact';
import { botTextIn } from '../i18n/bots.ts';
import { useTable } from '../table/context.tsx';
import { useDilemmaWords } from './words.ts';
import './dilemmas.css';

interface ValuesProps {
  readonly options: readonly ValuedOption[];
  readonly kind: string;
  /** Shown in any case; of the others only the best. */
  readonly always: readonly string[];
  /** What stands behind the name of an option. */
  mark(name: string): string | undefined;
}

/** So many options are shown at once. */
const SHOWN = 4;

/** What each choice was worth, the best first, with what speaks for or against it. */
export function Values({ options, kind, always, mark }: ValuesProps) {
  const words = useDilemmaWords();
  const isShown = ([name]: ValuedOption, place: number): boolean => place < SHOWN || always.includes(name);
  const rest = options.filter((one, place) => !isShown(one, place));
  return (
    <>
      <h2 className="unseen">{words.values}</h2>
      <dl className="dilemma-values" tabIndex={0}>
        {options.filter(isShown).map((one) => (
          <Valued key={one[0]} of={one} kind={kind} mark={mark(one[0])} />
        ))}
      </dl>
      {rest.length > 0 && (
        <details>
          <summary>{words.others(rest.length)}</summary>
          <dl className="dilemma-values" tabIndex={0}>
            {rest.map((one) => (
              <Valued key={one[0]} of={one} kind={kind} mark={undefined} />
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

interface ValuedProps {
  readonly of: ValuedOption;
  readonly kind: string;
  readonly mark: string | undefined;
}

function Valued({ of: [name, value, visits, why], kind, mark }: ValuedProps) {
  const { text, names, language } = useTable();
  const said = why.flatMap((remark) => remarkText(botTextIn(language), remark, names) ?? []);
  return (
    <Fragment>
      <dt>
        {text.option(name, names, kind)}
        {mark !== undefined && <span className="dilemma-mark"> ({mark})</span>}
      </dt>
      <dd>
        <meter min={0} max={1} value={value} aria-hidden="true" />
        <span>{[worthText(botTextIn(language), { name, value, visits }), ...said].join(' ')}</span>
      </dd>
    </Fragment>
  );
}

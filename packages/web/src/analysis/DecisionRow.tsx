import showIcon from 'icon:eye-target';
import { reasonText, stylesText } from '@mazmorra/bots/text';
import type { GameText, Names } from '@mazmorra/kernel';
import { botTextIn } from '../i18n/bots.ts';
import { useLanguage } from '../i18n/index.ts';
import { type Asked, type Judgement, judge, type Opinion, rangeIn } from '../local/study/thoughts.ts';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/router.ts';
import { useAnalysisWords } from './words.ts';

interface DecisionRowProps {
  readonly table: string;
  readonly asked: Asked;
  readonly opinion: Opinion | undefined;
  readonly text: GameText<unknown>;
  readonly names: Names;
}

/** One decision: what was asked and taken, what the master makes of it, and what it thought of each choice. */
export function DecisionRow({ table, asked, opinion, text, names }: DecisionRowProps) {
  const words = useAnalysisWords();
  const judgement = opinion && judge(opinion, asked.chosen);
  const option = (name: string): string => text.option(name, names, asked.kind);
  return (
    <li className="analysis-row" data-move={asked.move} data-judgement={judgement ?? 'pending'}>
      <div className="analysis-asked">
        <p>
          <strong>{words.move(asked.move)}</strong> · {text.decision(asked.kind)}
        </p>
        <Link
          href={`/replay/${table}?at=${asked.move - 1}&eyes=${asked.seat}`}
          className="icon-button"
          aria-label={`${words.show}: ${words.move(asked.move)}`}
          title={words.show}
        >
          <Icon of={showIcon} size="1.45em" />
        </Link>
      </div>
      <p className="analysis-chosen">
        <span className="quiet">{words.chosen}:</span> <strong>{option(asked.chosen)}</strong>
      </p>
      <p className={`analysis-verdict analysis-${judgement ?? 'pending'}`}>
        {opinion && judgement ? sentence(words, judgement, option(opinion.best)) : words.pending}
      </p>
      {opinion && opinion.options.length > 0 && (
        <Choices asked={asked} opinion={opinion} option={option} names={names} />
      )}
    </li>
  );
}

function sentence(words: ReturnType<typeof useAnalysisWords>, judgement: Judgement, best: string): string {
  switch (judgement) {
    case 'same':
      return words.judgement.same;
    case 'close':
      return words.closeTo(best);
    case 'rather':
      return words.rather(best);
  }
}

interface ChoicesProps {
  readonly asked: Asked;
  readonly opinion: Opinion;
  readonly option: (name: string) => string;
  readonly names: Names;
}

/** The figures behind the sentence. */
function Choices({ asked, opinion, option, names }: ChoicesProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const told = botTextIn(language);
  const reason = reasonText(told, opinion.reason);
  const isWeighed = opinion.options.some(({ name }) => name === asked.chosen);
  return (
    <details className="analysis-details">
      <summary>{words.details}</summary>
      <p className="quiet">
        {told.sure[opinion.sure]} {reason} {words.games(opinion.iterations)}.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col">{words.worth}</th>
            <th scope="col">{words.tried}</th>
          </tr>
        </thead>
        <tbody>
          {opinion.options.map((weighed) => {
            const { name, value, visits } = weighed;
            return (
              <tr key={name}>
                <th scope="row">
                  {option(name)}
                  {name === opinion.best && <span className="analysis-tag">{words.best}</span>}
                  {name === asked.chosen && <span className="analysis-tag">{words.own}</span>}
                </th>
                <td>
                  {visits > 0 && (
                    <span className="analysis-bar" aria-hidden="true">
                      <span style={{ inlineSize: `${value * 100}%` }} />
                    </span>
                  )}
                  {visits > 0 ? rangeIn(weighed) : '–'}
                </td>
                <td>{visits}</td>
              </tr>
            );
          })}
          {!isWeighed && (
            <tr>
              <th scope="row">
                {option(asked.chosen)}
                <span className="analysis-tag">{words.own}</span>
              </th>
              <td colSpan={2}>{words.ruledOut}</td>
            </tr>
          )}
        </tbody>
      </table>
      <Others asked={asked} opinion={opinion} names={names} />
    </details>
  );
}

/** How the master thinks the other seats play; its imagined games draw their players from these. */
function Others({ asked, opinion: { opponents = [] }, names }: Omit<ChoicesProps, 'option'>) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const told = opponents.flatMap((styles, seat) =>
    seat === asked.seat || styles.length === 0
      ? []
      : [{ seat, styles: stylesText(botTextIn(language), language, styles) }],
  );
  if (told.length === 0) return;
  return (
    <>
      <p>{words.others}</p>
      <ul data-opponents={told.length}>
        {told.map(({ seat, styles }) => (
          <li key={seat}>
            <strong>{names.seat(seat)}</strong>: {styles}
          </li>
        ))}
      </ul>
    </>
  );
}

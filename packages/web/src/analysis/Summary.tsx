import type { Seat } from '@mazmorra/kernel';
import { useLanguage } from '../i18n/index.ts';
import type { SavedTable } from '../local/saved.ts';
import { Link } from '../parts/router.ts';
import { type Review, reviewOf, type Swing } from './review.ts';
import type { Analysed } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';

interface SummaryProps {
  readonly saved: SavedTable;
  readonly seat: Seat;
  readonly analysed: Analysed;
}

/** What can be said of a seat's game as a whole: what its choices cost, and what luck did. */
export function Summary({ saved, seat, analysed: { asked, opinions } }: SummaryProps) {
  const words = useAnalysisWords();
  const { outcome, answers } = saved;
  const end = outcome && { move: answers.length, outcome };
  const review = reviewOf(seat, asked, opinions, end);
  if (!review) return;
  return (
    <section className="plate" data-review={review.verdict}>
      <h2>{words.review}</h2>
      <p>
        <strong>{words.verdict[review.verdict]}</strong>
      </p>
      <Sums review={review} />
      {review.swings.length > 0 && <h3>{words.swings}</h3>}
      <ul className="analysis-swings">
        {review.swings.map((swing) => (
          <li key={swing.move}>
            <SwingLine table={saved.id} seat={seat} swing={swing} isEnd={swing.next === answers.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ review: { decisions, cost, start, end, luck } }: { readonly review: Review }) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const chance = new Intl.NumberFormat(language, { style: 'percent' });
  const change = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <>
      <p>{words.fromTo(chance.format(start), chance.format(end))}</p>
      <p>
        {words.cost(decisions, chance.format(cost.mean), chance.format(cost.low), chance.format(cost.high))}
      </p>
      <p>{words.luck(change.format(luck))}</p>
    </>
  );
}

interface SwingLineProps {
  readonly table: string;
  readonly seat: Seat;
  readonly swing: Swing;
  readonly isEnd: boolean;
}

function SwingLine({ table, seat, swing: { move, next, before, after }, isEnd }: SwingLineProps) {
  const words = useAnalysisWords();
  const chance = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const within = (value: number): string => chance.format(Math.min(1, Math.max(0, value)));
  const told = isEnd
    ? words.swingToEnd(move, within(before), within(after))
    : words.swing(move, next, within(before), within(after));
  return (
    <>
      {told} <Link href={`/replay/${table}?at=${move}&eyes=${seat}`}>{words.showSwing}</Link>
    </>
  );
}

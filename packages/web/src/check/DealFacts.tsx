import type { Checked } from '../local/check.ts';
import { useCheckWords } from './words.ts';

/** What was promised about the deal, who added to it, and the seed that was told in the end. */
export function DealFacts({ checked: { random, names } }: { readonly checked: Checked }) {
  const words = useCheckWords();
  if (random.algorithm === 'sfc32') return <p className="quiet">{words.simulated}</p>;
  const { commitment, contributions, seed, salt } = random;
  return (
    <section className="check-deal">
      <h3>{words.deal}</h3>
      <p className="quiet">{words.dealHelp}</p>
      <dl>
        <dt>{words.commitment}</dt>
        <dd data-commitment>{commitment}</dd>
        <dt>{words.contributions}</dt>
        {contributions.length === 0 && <dd className="check-plain">{words.alone}</dd>}
        {contributions.map((bytes, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <dd key={seat}>
            <span className="check-plain">{names[seat] ?? seat + 1}:</span> {bytes || words.nothing}
          </dd>
        ))}
        <dt>{words.seed}</dt>
        <dd data-seed>{seed ?? words.nothing}</dd>
        <dt>{words.salt}</dt>
        <dd>{salt ?? words.nothing}</dd>
      </dl>
    </section>
  );
}

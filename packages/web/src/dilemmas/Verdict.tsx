import type { Dilemma } from '@mazmorra/bots';
import { useTable } from '../table/context.tsx';
import { Values } from './Values.tsx';
import { useDilemmaWords } from './words.ts';

interface VerdictProps {
  readonly dilemma: Dilemma;
  /** The name of the option that the reader took. */
  readonly chosen: string;
}

/** What the choice was worth: the best option, and the value of every option with what speaks for or against it. */
export function Verdict({ dilemma: { options, tempting, kind }, chosen }: VerdictProps) {
  const words = useDilemmaWords();
  const { text, names } = useTable();
  const best = options[0]?.[0] ?? '';
  const option = (name: string): string => text.option(name, names, kind);
  const mark = (name: string): string | undefined => {
    if (name === chosen) return words.yours;
    return name === best ? words.best : undefined;
  };
  return (
    <div data-verdict={chosen === best ? 'right' : 'wrong'}>
      <p role="status">{chosen === best ? words.right : words.wrong(option(best))}</p>
      {options.every(([name]) => name !== chosen) && <p className="quiet">{words.leftOut(option(chosen))}</p>}
      {tempting !== chosen && <p className="quiet">{words.adventurer(option(tempting))}</p>}
      <Values options={options} kind={kind} always={[chosen, tempting]} mark={mark} />
    </div>
  );
}

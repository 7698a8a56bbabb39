import { useAnalysisWords } from './words.ts';

/** As a whole number of hundred; a dash where nothing is known. */
export const percent = (value: number | undefined): string =>
  value === undefined ? '–' : `${Math.round(value * 100)}`;

interface TableOfProps {
  readonly label: string;
  readonly head: readonly string[];
  /** The first cell heads its row. */
  readonly rows: readonly (readonly string[])[];
}

/** The same figures as in a picture, for those who would rather read them. */
export function TableOf({ label, head, rows }: TableOfProps) {
  const words = useAnalysisWords();
  return (
    <details className="analysis-table">
      <summary>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="analysis-scroll" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, columns do not move
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

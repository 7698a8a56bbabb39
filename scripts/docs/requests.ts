import { requests } from '@mazmorra/protocol/schemas';
import { rows } from '../../packages/server/src/requests/rows.ts';
import { table } from './marks.ts';

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
}

/** The fields of a request; those that may be left out have a question mark. */
function fieldsOf({ entries = {}, options }: Schema): string {
  if (options) return [...new Set(options.map(fieldsOf))].join(' or ');
  const named = Object.entries(entries).map(
    ([name, { type }]) => `\`${name}${type === 'optional' ? '?' : ''}\``,
  );
  return named.join(', ');
}

/** The requests of the protocol, from the rows of the server. */
export const requestTable = (): string =>
  table(
    ['request', 'fields', 'who', 'cost'],
    Object.entries(rows).map(([name, { cost, who }]) => {
      const schema = requests[name as keyof typeof requests] as unknown as Schema;
      const price = cost.units === 0 ? '' : `${cost.kind} ${cost.units}`;
      return [`\`${name}\``, fieldsOf(schema), who, price];
    }),
  );

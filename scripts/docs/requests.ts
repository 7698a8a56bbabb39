import { requests } from '@mazmorra/protocol/schemas';
import { rows } from '../../packages/server/src/requests/rows.ts';
import { table } from './marks.ts';

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string)[];
  readonly wrapped?: Schema;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The longest list of words that stands in the table; the documents say where longer ones are. */
const LISTED = 8;

const isSchema = (one: Schema | string): one is Schema => typeof one !== 'string';

/** What a field may be, where its name does not say it: the words, the parts, or how many characters of free text. */
function valuesOf({ type, entries, options, wrapped, pipe = [] }: Schema): string {
  if (type === 'optional' && wrapped) return valuesOf(wrapped);
  if (type === 'picklist' && options && options.length <= LISTED)
    return ` (${options.map((word) => `\`${word}\``).join(', ')})`;
  if (type === 'object' && entries) return ` (${fieldsOf({ type, entries })})`;
  const isFree = pipe.some((step) => step.type === 'transform');
  const longest = pipe.findLast((step) => step.type === 'max_length')?.requirement;
  return isFree && longest !== undefined ? ` (${longest} characters)` : '';
}

/** The fields of a request; those that may be left out have a question mark. */
function fieldsOf({ entries = {}, options }: Schema): string {
  if (options) return [...new Set(options.filter(isSchema).map(fieldsOf))].join(' or ');
  const named = Object.entries(entries).map(
    ([name, field]) => `\`${name}${field.type === 'optional' ? '?' : ''}\`${valuesOf(field)}`,
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

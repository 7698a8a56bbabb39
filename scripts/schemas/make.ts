import { join } from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';

const root = join(import.meta.dirname, '../..');

/** Where the schema of a game is kept. */
export const fileOf = (game: string): string => join(root, 'docs/schemas', `${game}.json`);

/** An option in the words of records: `pass`, `play:power-3`, `rockfall:1:0`. */
const OPTION = { type: 'string', pattern: '^[a-z0-9-]+(:[a-z0-9+,.-]+)*$' } as const;

/**
 * The JSON Schema of what a seat of one game receives, made from the types of its view and its events. A view, the events and the
 * options each have a definition of that name.
 */
export function schemaOf(game: string): Schema {
  const generator = createGenerator({
    path: join(root, 'packages/games', game, 'src/index.ts'),
    tsconfig: join(root, 'tsconfig.rules.json'),
    // The gate has checked the types already.
    skipTypeCheck: true,
    additionalProperties: false,
    expose: 'export',
    jsDoc: 'basic',
    sortProps: true,
    topRef: true,
  });
  const definitions = {
    ...generator.createSchema('View').definitions,
    ...generator.createSchema('Event').definitions,
    Options: { type: 'array', items: OPTION, minItems: 1, uniqueItems: true },
  } as const;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `What a seat of ${game} receives`,
    description: 'Made from the types by `npm run schemas`; see docs/bot-protocol.md.',
    definitions: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  } as Schema;
}

export const textOf = (schema: Schema): string => `${JSON.stringify(schema, undefined, 1)}\n`;

import { API_QUERIES, API_SCHEMAS, type ApiSchemaName } from '@mazmorra/protocol/schemas';
import { OPERATIONS, type Operation } from './operations.ts';

/** The part of a schema of valibot that the documents tell. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly options?: readonly (Schema | string | number)[];
  readonly literal?: string;
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: unknown;
    readonly description?: string;
  }[];
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** What a step of a pipe says in JSON Schema. */
function stepOf(type: string, step: NonNullable<Schema['pipe']>[number]): JsonSchema {
  const { requirement } = step;
  if (step.type === 'description') return { description: step.description };
  if (step.type === 'integer') return { type: 'integer' };
  if (step.type === 'regex') return { pattern: (requirement as RegExp).source };
  if (step.type === 'min_value') return { minimum: requirement };
  if (step.type === 'max_value') return { maximum: requirement };
  if (step.type === 'min_length') return { [type === 'array' ? 'minItems' : 'minLength']: requirement };
  if (step.type === 'max_length') return { [type === 'array' ? 'maxItems' : 'maxLength']: requirement };
  return {};
}

/** A schema of the protocol as JSON Schema 2020-12, which OpenAPI 3.1 uses. */
function jsonSchema(schema: Schema): JsonSchema {
  const steps = (schema.pipe ?? []).map((step) => stepOf(schema.type, step));
  return Object.assign({}, baseOf(schema), ...steps) as JsonSchema;
}

function baseOf({ type, entries = {}, items, options = [], literal, wrapped, value }: Schema): JsonSchema {
  const isSchema = (one: Schema | string | number): one is Schema => typeof one === 'object';
  switch (type) {
    case 'optional':
      return wrapped ? jsonSchema(wrapped) : {};
    case 'object': {
      const fields = Object.entries(entries);
      const required = fields.filter(([, field]) => field.type !== 'optional').map(([name]) => name);
      return {
        type,
        properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field)])),
        ...(required.length > 0 && { required }),
      };
    }
    case 'array':
      return { type, items: items ? jsonSchema(items) : {} };
    case 'record':
      return { type: 'object', additionalProperties: value ? jsonSchema(value) : true };
    case 'picklist':
      return { enum: options };
    case 'literal':
      return { const: literal };
    case 'union':
    case 'variant':
      return { anyOf: options.filter(isSchema).map(jsonSchema) };
    default:
      return { type };
  }
}

const reference = (name: ApiSchemaName): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const PROBLEM: JsonSchema = {
  description: 'Refused; `error` says why, as in docs/protocol.md',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operationOf({ path, summary, scope, query, body, answer, lines }: Operation): JsonSchema {
  const entries = (API_QUERIES[query] as unknown as Schema).entries ?? {};
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(entries).map(([name, field]) => ({
    name,
    in: 'query',
    schema: jsonSchema(field),
  }));
  const parameters = [...inPath, ...inQuery];
  const media = lines ? 'application/x-ndjson' : 'application/json';
  return {
    summary,
    ...(scope && { security: [{ token: scope === 'any' ? [] : [scope] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: reference(body) } } },
    }),
    responses: {
      200: {
        description: lines ? 'One JSON object on each line' : 'OK',
        content: { [media]: { schema: reference(answer) } },
      },
      default: PROBLEM,
    },
  };
}

/** The document of the public API. */
export function openApi(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationOf(operation) };
  }
  const schemas = Object.entries(API_SCHEMAS).map(([name, schema]) => [
    name,
    jsonSchema(schema as unknown as Schema),
  ]);
  const Problem = {
    type: 'object',
    properties: { error: { type: 'string' }, message: { type: 'string' } },
    required: ['error'],
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Mazmorra', version: '1', description: 'The public API of a Mazmorra server' },
    paths,
    components: {
      schemas: { ...Object.fromEntries(schemas), Problem },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

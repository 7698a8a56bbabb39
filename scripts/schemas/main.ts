// `npm run schemas`: writes the JSON Schemas of all games into docs/schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { fileOf, schemaOf, textOf } from './make.ts';

for (const game of gameIds) {
  mkdirSync(dirname(fileOf(game)), { recursive: true });
  writeFileSync(fileOf(game), textOf(schemaOf(game)));
  process.stdout.write(`docs/schemas/${game}.json\n`);
}

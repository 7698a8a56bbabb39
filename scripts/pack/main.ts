// `npm run pack`: packs the packages that other projects may want into artifacts/packages.
import { packAll } from './pack.ts';

for (const file of packAll()) process.stdout.write(`${file}\n`);

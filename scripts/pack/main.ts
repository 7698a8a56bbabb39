// `npm run pack`: packs the packages that others may want, and the whole as something that npx can run, into artifacts/packages.
import { packAll } from './pack.ts';

for (const file of packAll()) process.stdout.write(`${file}\n`);

import { type LoadFigures, loadOurs, loadPeer, loadTable } from './run.ts';

/** `node bench/src/load/main.ts [--seconds 8] [--only ours|peer] [--database postgres://…] [--json]` */
const args = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const seconds = Number(flag('seconds') ?? 8);
const only = flag('only');
const database = flag('database');

const figures: LoadFigures[] = [];
if (only !== 'peer') figures.push(await loadOurs({ seconds }));
if (database !== undefined) figures.push(await loadOurs({ seconds }, database));
if (only !== 'ours') figures.push(await loadPeer({ seconds }));
process.stdout.write(args.includes('--json') ? `${JSON.stringify(figures)}\n` : `${loadTable(figures)}\n`);
process.exit(0);

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { DealResult, Match } from '../src/arena/arena.ts';
import type { DealStore } from '../src/arena/run.ts';

/**
 * Keeps deals as lines of JSON in a folder, a file for each match and version of the bots: `under` names the version.
 * How many games a match wants and when it may stop early are no part of that, so a longer match goes on from a
 * shorter one.
 */
export function dealStore(folder: URL, under: string): DealStore {
  mkdirSync(folder, { recursive: true });
  const read = new Map<string, Map<number, DealResult>>();

  const fileOf = ({ games: _, until: __, ...match }: Match): URL => {
    const hash = createHash('sha256')
      .update(JSON.stringify([under, match]))
      .digest('hex')
      .slice(0, 16);
    return new URL(`${match.game}-${hash}.jsonl`, folder);
  };
  const dealsIn = (file: URL): Map<number, DealResult> => {
    let deals = read.get(file.href);
    if (deals === undefined) {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
      deals = new Map(lines.map((line) => JSON.parse(line) as DealResult).map((one) => [one.deal, one]));
      read.set(file.href, deals);
    }
    return deals;
  };

  return {
    find: (match, deal) => dealsIn(fileOf(match)).get(deal),
    keep(match, result) {
      const file = fileOf(match);
      dealsIn(file).set(result.deal, result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '../../packages/testkit/src/long.ts';
import { expect, test } from '../support/test.ts';

const wanted = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;
/**
 * A busy machine makes a fast page look slow, never a slow one fast: the best of a few runs is printed, and performance, a
 * matter of time, is not asserted. 95 is the aim.
 */
const tries = isLong ? 3 : 1;

for (const preset of isLong ? (['desktop', 'phone'] as const) : (['phone'] as const)) {
  test(`Lighthouse, ${preset}: accessibility and best practices 100`, async ({ stage }) => {
    let best: Scores = { performance: 0, accessibility: 0, 'best-practices': 0 };
    for (let each = 0; each < tries && best.performance < wanted.performance; each++) {
      const scores = await lighthouse(stage.url, preset);
      if (scores.performance >= best.performance) best = scores;
    }
    console.log(`    ${JSON.stringify(best)}`);
    for (const name of ['accessibility', 'best-practices'] as const)
      expect(best[name], `${name}: ${best[name]} instead of ${wanted[name]}`).toBeGreaterThanOrEqual(
        wanted[name],
      );
  });
}

type Scores = Readonly<Record<keyof typeof wanted, number>>;

async function lighthouse(url: string, preset: 'desktop' | 'phone'): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const cli = join(createRequire(import.meta.url).resolve('lighthouse/package.json'), '../cli/index.js');
  const args = [
    cli,
    url,
    '--quiet',
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    '--only-categories=performance,accessibility,best-practices',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    '--output=json',
    `--output-path=${file}`,
  ];
  const env = { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' };
  try {
    const code = await new Promise((resolve) => {
      spawn(process.execPath, args, { env, stdio: 'ignore' }).on('close', resolve);
    });
    expect(code, `Lighthouse ended with ${code}`).toBe(0);
    const { categories } = JSON.parse(readFileSync(file, 'utf8'));
    const scoreOf = (name: string): number => categories[name].score;
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

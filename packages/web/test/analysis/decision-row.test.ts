import type { GameText, Language } from '@mazmorra/kernel';
import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import { DecisionRow } from '../../src/analysis/DecisionRow.tsx';
import type { Opinion } from '../../src/local/study/thoughts.ts';
import { Router } from '../../src/parts/router.ts';

/** The reader's language; a page that is only rendered has that of a new browser. */
const reader = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('../../src/i18n/index.ts', async (original) => ({
  ...(await original<typeof import('../../src/i18n/index.ts')>()),
  useLanguage: () => reader.language,
}));

const text = { option: (name: string) => name, decision: () => '' } as unknown as GameText<unknown>;
const names = { seat: (seat: number) => ['Ana', 'Bruno', 'Carla'][seat] ?? '', own: 0 };

/** The row of a decision of Ana's, with or without what the master thought of the others. */
function rowOf(language: Language, opponents?: Opinion['opponents']): string {
  reader.language = language;
  const opinion: Opinion = {
    move: 7,
    best: 'draw',
    options: [{ name: 'draw', value: 0.6, visits: 300 }],
    sure: 'clear',
    iterations: 300,
    ms: 300,
    ...(opponents && { opponents }),
  };
  const asked = { move: 7, seat: 0, kind: 'K', chosen: 'draw' };
  const row = renderToStaticMarkup(
    createElement(Router, {
      ssrPath: '/',
      children: createElement(DecisionRow, { table: 't', asked, opinion, text, names }),
    }),
  );
  return row.replace(/<[^>]*>/g, ' ').replace(/ +/g, ' ');
}

const styles: Opinion['opponents'] = [
  [{ style: 'sensible', weight: 1 }],
  [
    { style: 'never-leaves', weight: 0.72 },
    { style: 'bold', weight: 0.2 },
  ],
  [{ style: 'timid', weight: 0.5 }],
];

test('the details of a decision say how the master thinks the others play, with the weights', () => {
  const row = rowOf('en', styles);
  expect(row).toContain('How it thinks the others play');
  expect(row).toContain('Bruno : never leaves (72%), takes risks (20%)');
  expect(row).toContain('Carla : plays it safe (50%)');
  expect(row).not.toContain('Ana :');
});

test('the same in Spanish', () => {
  const row = rowOf('es', styles);
  expect(row).toContain('Cómo cree que juegan los demás');
  expect(row).toContain('Bruno : no se retira nunca (72\u00a0%), se arriesga (20\u00a0%)');
});

test('an opinion of an earlier version, which has no weights, is shown without them', () => {
  expect(rowOf('en')).not.toContain('How it thinks');
});

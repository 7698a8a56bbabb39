import { dungeonquest, type HeroView, type View } from '@mazmorra/dungeonquest';
import { text as told } from '@mazmorra/dungeonquest/text';
import { FastRng } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfSeat } from '../../../src/games/dungeonquest/play.ts';
import { spoken } from '../../support/languages.ts';

const text = textsOf(told);

const defaults = () => Object.fromEntries(dungeonquest.variants.map(({ id, default: value }) => [id, value]));

/** What this browser keeps, for the length of a test. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.resetModules();
});

/** The heroes of a game with these fates, and what seat 0 sees on its own sheet. */
async function sheetOf(...fates: HeroView['fate'][]): Promise<string> {
  const { SeatDetails } = await spoken(import('../../../src/games/dungeonquest/seats/SeatDetails.tsx'));
  const state = dungeonquest.setup(fates.length, defaults(), new FastRng('bets'));
  const dealt: View = dungeonquest.view(state, 0);
  const heroes = dealt.heroes.map(
    (hero, seat): HeroView => ({ ...hero, hero: 'hugo-the-glorious', fate: fates[seat] ?? 'inside' }),
  );
  const names = { seat: (seat: number) => ['Ana', 'Bruno', 'Carla', 'Diego'][seat] ?? '', own: 0 };
  const view = { ...dealt, heroes };
  const props = {
    view,
    told: view,
    seat: 0,
    viewer: 0,
    info: { id: 'here', game: 'dungeonquest', variants: {}, seats: [] },
    text: text.en,
    names,
    language: 'en',
  } as unknown as OfSeat;
  return renderToStaticMarkup(createElement(SeatDetails, props));
}

/** On whom one can bet, and on whom one has. */
const offered = (page: string) => [...page.matchAll(/data-bet="(\d)"/g)].map(([, seat]) => Number(seat));
const taken = (page: string) =>
  [...page.matchAll(/<button[^>]*>/g)]
    .filter(([button]) => button.includes('aria-pressed="true"'))
    .map(([button]) => Number(/data-bet="(\d)"/.exec(button)?.[1]));

describe('bets of the dead', () => {
  test('who has died may bet on each hero who is still inside, and on nobody else', async () => {
    const page = await sheetOf('dead', 'inside', 'left', 'inside');
    expect(offered(page)).toEqual([1, 3]);
    expect(taken(page)).toEqual([]);
    expect(page).toContain('Who will get out alive?');
  });

  test('the living do not bet; where one is left, or none, there is nothing to bet on', async () => {
    expect(offered(await sheetOf('inside', 'inside', 'dead', 'inside'))).toEqual([]);
    expect(offered(await sheetOf('dead', 'inside'))).toEqual([]);
    expect(offered(await sheetOf('dead', 'dead', 'left'))).toEqual([]);
  });

  test('a bet is kept by this browser, for this table and seat, and shown when the page is opened again', async () => {
    const { bet } = await import('../../../src/games/dungeonquest/bets.ts');
    bet('here', 0, 3);
    bet('elsewhere', 0, 1);
    bet('here', 2, 1);
    vi.resetModules();
    const { betOf } = await import('../../../src/games/dungeonquest/bets.ts');
    expect([betOf('here', 0), betOf('here', 2), betOf('here', 1)]).toEqual([3, 1, undefined]);
    expect(taken(await sheetOf('dead', 'inside', 'inside', 'inside'))).toEqual([3]);
  });

  test('the last word counts; bets of the oldest tables are forgotten, what is no bet is not read', async () => {
    kept.set('mazmorra.dungeonquest.bets', JSON.stringify({ 'here/0': 'Bruno', 'there/1': 2 }));
    const { bet, betOf } = await import('../../../src/games/dungeonquest/bets.ts');
    expect([betOf('here', 0), betOf('there', 1)]).toEqual([undefined, 2]);
    bet('here', 0, 1);
    bet('here', 0, 2);
    expect(betOf('here', 0)).toBe(2);
    for (let table = 0; table < 40; table++) bet(`later ${table}`, 0, 1);
    expect([betOf('here', 0), betOf('later 39', 0)]).toEqual([undefined, 1]);
  });
});

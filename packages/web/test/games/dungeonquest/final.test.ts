import { dungeonquest, type Event, type HeroView } from '@mazmorra/dungeonquest';
import { text as told } from '@mazmorra/dungeonquest/text';
import { FastRng, type Language } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Moment } from '../../../src/games/dungeonquest/board/Moment.tsx';
import { type Props, region } from '../../../src/games/dungeonquest/play.ts';

const text = textsOf(told);

const defaults = () => Object.fromEntries(dungeonquest.variants.map(({ id, default: value }) => [id, value]));

/** The title over the table at the end of a game in which the heroes fared so. */
function titleOf(
  fates: HeroView['fate'][],
  end: Partial<Extract<Event, { type: 'end' }>>,
  language: Language = 'en',
): string | undefined {
  const dealt = dungeonquest.view(dungeonquest.setup(fates.length, defaults(), new FastRng('end')), 0);
  const heroes = dealt.heroes.map((hero, seat): HeroView => ({ ...hero, fate: fates[seat] ?? 'inside' }));
  const props = {
    view: { ...dealt, heroes },
    viewer: 0,
    text: text[language],
    names: { seat: (seat: number) => ['Ana', 'Bruno'][seat] ?? '', own: 0 },
    language,
    beat: { id: 1, event: { type: 'end', winners: [], gold: fates.map(() => 0), ...end } },
  } as unknown as Props;
  return /<h2[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(createElement(region<Props>(Moment, 'view'), props)),
  )?.[1];
}

describe('the title at the end', () => {
  test('DQ-WIN-05 when nobody got out, Kalladra wins', () => {
    expect(titleOf(['dead', 'dead'], {})).toBe('Nobody got out. Kalladra wins.');
    expect(titleOf(['dead'], {}, 'es')).toBe('No ha salido nadie. Gana Kalladra.');
  });

  test('DQ-SOLO-05 who got out alone without a treasure card survived, but did not win', () => {
    const survivor = { gold: [60], survivor: 0 };
    expect(titleOf(['left'], survivor)).toBe('Out alive, but without a treasure card: no victory.');
    expect(titleOf(['left'], survivor, 'es')).toBe('Con vida, pero sin carta de Tesoro: no es una victoria.');
    expect(titleOf(['left'], { gold: [60] })).toBe('Out alive, but without a treasure card: no victory.');
  });

  test('DQ-WIN-03 where somebody wins, the gold is counted', () => {
    expect(titleOf(['left', 'dead'], { winners: [0], gold: [60, 0] })).toBe('The gold is counted');
  });
});

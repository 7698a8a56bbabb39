import { gameIds } from '@mazmorra/catalogue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSettings } from '../../src/settings/store.ts';
import { decisiveMoment } from '../../src/table/decisive.ts';
import { filmOf } from '../support/film.ts';

beforeEach(() => useSettings.setState({ speed: 2, language: 'en' }));
afterEach(() => useSettings.setState(useSettings.getInitialState()));

test.each(gameIds)(
  '%s: the moment that decided a game is one of its last moves, seen by who won',
  async (id) => {
    const { frames, screen } = await filmOf(id, 3, 'moment');
    const staged = frames.at(-1)?.staged;
    const { log = [], state } = staged ?? {};
    if (!state?.outcome) throw new Error('the game is not over');
    const search = new URLSearchParams(decisiveMoment(log, screen, state.outcome));
    const at = Number(search.get('at'));
    expect(at).toBeLessThan(state.number);
    expect(at).toBeGreaterThan(state.number / 2);
    expect(log.some(({ number, event }) => number === at + 1 && screen.decides?.(event))).toBe(true);
    expect(search.get('eyes')).toBe(String(state.outcome.winners[0] ?? 'all'));
  },
);

test('a game that tells nothing of what decides is watched from its start', () => {
  expect(
    decisiveMoment([{ number: 1, rule: 'X', event: {} }], {} as never, { winners: [0] }),
  ).toBeUndefined();
});

import type { PoolView } from '@mazmorra/protocol';
import { expect, test, vi } from 'vitest';
import { heardPool } from '../../src/online/pool/pool.ts';
import { useServer } from '../../src/online/server-state.ts';
import { play } from '../../src/sound/sounds.ts';

vi.mock('../../src/sound/sounds.ts', () => ({ play: vi.fn(async () => {}) }));
vi.stubGlobal('document', { hidden: false });

const nobody: PoolView = { waiting: {}, people: 0, playing: 0, open: 0 };
const calledTo = (table: string): PoolView => ({ ...nobody, called: { game: 'saboteur', table, until: 1 } });

test('who waited is called with a sound, once for each table', () => {
  useServer.setState({ pool: nobody });
  heardPool(calledTo('a'));
  heardPool(calledTo('a'));
  expect(vi.mocked(play).mock.calls).toEqual([['turn']]);
  heardPool(nobody);
  heardPool(calledTo('b'));
  expect(play).toHaveBeenCalledTimes(2);
});

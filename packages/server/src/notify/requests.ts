import type { RequestName } from '@mazmorra/protocol';
import { heavy, person, type Rows } from '../requests/row.ts';

type Names = Extract<RequestName, 'calls' | 'set-calls' | 'push' | 'unpush' | 'test-call' | 'calendar'>;

/** What people say about being called. */
export const notifyRows: Rows<Names> = {
  calls: person(heavy(0.5), ({ server, who }) => server.notifier.view(who.id)),
  'set-calls': person(heavy(1), ({ server, who }, settings) => server.notifier.set(who.id, settings)),
  push: person(heavy(2), ({ server, who }, device) => server.notifier.addDevice(who.id, device)),
  unpush: person(heavy(1), ({ server, who }, { endpoint }) => server.notifier.removeDevice(who.id, endpoint)),
  'test-call': person(heavy(5), async ({ server, who }, { way }) => {
    await server.notifier.test(who.id, way);
    return {};
  }),
  calendar: person(heavy(1), ({ server, who }, { on }) => server.notifier.calendar(who.id, on)),
};

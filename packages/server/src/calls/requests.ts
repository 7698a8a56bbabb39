import type { RequestName } from '@mazmorra/protocol';
import { heavy, person, type Rows } from '../requests/row.ts';

type Names = Extract<RequestName, 'calls' | 'set-calls' | 'push' | 'unpush' | 'test-call' | 'calendar'>;

/** What people say about being called. */
export const callRows: Rows<Names> = {
  calls: person(heavy(0.5), ({ server, guest }) => server.calls.view(guest.id)),
  'set-calls': person(heavy(1), ({ server, guest }, settings) => server.calls.set(guest.id, settings)),
  push: person(heavy(2), ({ server, guest }, device) => server.calls.addDevice(guest.id, device)),
  unpush: person(heavy(1), ({ server, guest }, { endpoint }) =>
    server.calls.removeDevice(guest.id, endpoint),
  ),
  'test-call': person(heavy(5), async ({ server, guest }, { way }) => {
    await server.calls.test(guest.id, way);
    return {};
  }),
  calendar: person(heavy(1), ({ server, guest }, { on }) => server.calls.calendar(guest.id, on)),
};

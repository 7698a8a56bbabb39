import type { CallRequest, CallsView } from '@mazmorra/protocol';
import type { Calls } from './calls.ts';

/** Handles a request about call settings and returns the new settings. */
export async function handleCall(
  calls: Calls,
  person: string,
  request: CallRequest,
): Promise<CallsView | undefined> {
  switch (request.do) {
    case 'calls':
      return calls.view(person);
    case 'set-calls': {
      const { turn, ready, invited, language, quiet, webhook } = request.args;
      return calls.set(person, { turn, ready, invited, language, quiet, webhook });
    }
    case 'push':
      return calls.addDevice(person, request.args);
    case 'unpush':
      return calls.removeDevice(person, request.args.endpoint);
    case 'calendar':
      return calls.calendar(person, request.args.on);
    case 'test-call':
      await calls.test(person, request.args.way);
      return undefined;
  }
}

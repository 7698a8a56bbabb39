import type { Names } from '../names/names.ts';
import type { Connection } from '../net/connection.ts';
import { showName } from '../net/requests.ts';
import type { Sockets } from '../net/sockets.ts';
import type { People, Person } from '../people/people.ts';
import type { QuickPlay } from '../pool/quick-play.ts';
import type { OperatorContext } from './reading.ts';

export interface ContextParts
  extends Pick<OperatorContext, 'tables' | 'moderation' | 'log' | 'retention' | 'now'> {
  readonly people: People<Connection>;
  readonly names: Names;
  readonly quickPlay: QuickPlay;
  readonly sockets: Sockets;
  numbers(): { readonly playing: number; readonly open: number; readonly botsQueue: number };
}

/** Gives the operator's acts access to the server. */
export function operatorContext({
  people,
  names,
  quickPlay,
  sockets,
  numbers,
  ...context
}: ContextParts): OperatorContext {
  const connectionsOf = (person: string): Connection[] => [...(people.connectionsOf(person) ?? [])];
  return {
    ...context,
    numbers: () => ({
      ...numbers(),
      connections: sockets.size,
      present: people.present,
      waiting: quickPlay.waiting,
    }),
    addressesOf: (person) => [...new Set(connectionsOf(person).map(({ transport }) => transport.address))],
    present: (person) => people.presentPerson(person),
    cutOff: ({ person, address }) => {
      for (const connection of connectionsOf(person ?? '')) connection.transport.cutOff('banned');
      if (address !== undefined) sockets.cutOff(address);
    },
    rename: async (person: Person, name) => {
      if (person.kept) await names.rename(person, name);
      else await people.rename(person, name);
      for (const connection of connectionsOf(person.id)) showName(connection, person);
    },
    forget: async (id) => {
      await quickPlay.unwait(id);
      for (const connection of connectionsOf(id)) {
        connection.leavePerson();
        connection.transport.signOff();
      }
      await context.tables.keeping.forget(id);
    },
  };
}

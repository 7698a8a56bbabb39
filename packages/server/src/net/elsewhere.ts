import type { Moderation } from '../operator/moderation.ts';
import type { People, Person } from '../people/people.ts';
import type { Profiles } from '../profiles/profiles.ts';
import { Refused } from '../refused.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { showName } from './requests.ts';
import type { Sockets } from './sockets.ts';

export interface ElsewhereParts {
  readonly tables: Tables;
  readonly profiles: Profiles;
  readonly people: People<Connection>;
  readonly moderation: Moderation;
  readonly sockets: Sockets;
}

/** Updates the connections of this process after another process has changed something. */
export class Elsewhere {
  readonly #parts: ElsewhereParts;

  constructor(parts: ElsewhereParts) {
    this.#parts = parts;
  }

  /** Notifies a person of their turn at a table that is not in memory here. A table in memory does so itself. */
  turn(mark: string, table: string, yours: boolean): void {
    const { people, tables } = this.#parts;
    const person = people.marked(mark);
    const live = tables.live.peek(table);
    if (!person || (live && (live.connected > 0 || live.drives))) return;
    for (const connection of people.connectionsOf(person.id) ?? [])
      connection.send(JSON.stringify({ turn: { table, yours } }));
  }

  /** Shows a connected person an invitation. They are called by the process where it was made. */
  async invitation(mark: string, table: string): Promise<void> {
    const { people, profiles } = this.#parts;
    const person = people.marked(mark);
    const invitation = person && (await profiles.invitation(person.id, table));
    if (!invitation) return;
    for (const connection of people.connectionsOf(person.id) ?? [])
      connection.send(JSON.stringify({ invitation }));
  }

  /** Reloads the name, devices and mutes of a connected person. */
  person(mark: string): void {
    const person = this.#parts.people.marked(mark);
    if (person) this.#read(person).catch(() => undefined);
  }

  /** Reloads everybody who is connected. */
  everybody(): void {
    const people = new Set([...this.#parts.sockets.greeted()].map(({ guest }) => guest));
    for (const person of people) this.#read(person).catch(() => undefined);
  }

  async #read(person: Person): Promise<void> {
    const { people, tables } = this.#parts;
    const { storage, mutes } = tables;
    const row = await storage.person(person.id);
    const devices = new Set((await storage.secretsOf(person.id)).map(({ hash }) => hash));
    await mutes.refresh(person.id);
    const renamed =
      row !== undefined && (row.name !== person.name || Boolean(row.kept) !== Boolean(person.kept));
    if (row) {
      person.name = row.name;
      if (row.kept) person.kept = true;
      else delete person.kept;
    }
    for (const connection of [...(people.connectionsOf(person.id) ?? [])]) {
      if (!row || !devices.has(connection.secretHash)) signOff(connection);
      else if (renamed) showName(connection, person);
      if (row) for (const table of connection.channels.tables) table.audience.tellRoomOf(person.id);
    }
  }

  /** Reloads the operators' decisions and disconnects people who are now banned. */
  async operator(): Promise<void> {
    const { moderation, sockets } = this.#parts;
    await moderation.load();
    for (const connection of [...sockets.greeted()])
      try {
        moderation.requireWelcome(connection.subject);
      } catch (error) {
        if (error instanceof Refused) connection.transport.cutOff('banned');
      }
  }
}

/** A connection whose hello is in progress has no device yet. */
function signOff(connection: Connection): void {
  if (connection.secretHash === '') return;
  connection.leavePerson();
  connection.transport.signOff();
}

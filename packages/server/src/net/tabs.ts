import type { Core } from '../core/core.ts';
import type { Moderation } from '../operator/moderation.ts';
import type { People, Person } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { showName } from '../requests/hello.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import type { Sockets } from './sockets.ts';

/** What connections are told without having asked: turns elsewhere, invitations, announcements, changes of their person. */
export class Tabs {
  readonly #core: Core;
  readonly #tables: Tables;
  readonly #people: People<Connection>;
  readonly #sockets: Sockets;
  readonly #moderation: Moderation;

  constructor(tables: Tables, people: People<Connection>, sockets: Sockets, moderation: Moderation) {
    const { core } = tables;
    this.#core = core;
    this.#tables = tables;
    this.#people = people;
    this.#sockets = sockets;
    this.#moderation = moderation;
    core.events.on('turn', ({ person, table, yours }) => {
      // Those that have it open receive the update from the table.
      for (const connection of this.#of(person))
        if (!connection.hasOpen(table)) connection.send(JSON.stringify({ turn: { table, yours } }));
    });
    core.events.on('invited', ({ person, invitation }) => {
      for (const connection of this.#of(person)) connection.send(JSON.stringify({ invitation }));
    });
    core.events.on('operator.changed', ({ announcement }) =>
      sockets.tellAll({ notice: announcement ?? null }),
    );
    core.events.on('person.changed', ({ person }) => {
      const known = people.presentPerson(person);
      if (known) core.background('what has changed about a person', this.#read(known));
    });
  }

  #of(person: string): readonly Connection[] {
    return [...(this.#people.connectionsOf(person) ?? [])];
  }

  /** Whether a person has this table open, here or elsewhere; without a table, whether they are connected here at all. */
  isHere(person: string, table?: string): boolean {
    const connections = this.#of(person);
    if (table === undefined) return connections.length > 0;
    const elsewhere = this.#tables.live.peek(table)?.audience.elsewhere ?? [];
    return connections.some((one) => one.hasOpen(table)) || elsewhere.some((one) => one.person === person);
  }

  /** Reads the name, devices and mutes of a connected person again. */
  async #read(person: Person): Promise<void> {
    const { storage } = this.#core;
    const row = await storage.person(person.id);
    const devices = new Set((await storage.secretsOf(person.id)).map(({ hash }) => hash));
    await this.#tables.mutes.refresh(person.id);
    const renamed =
      row !== undefined && (row.name !== person.name || Boolean(row.kept) !== Boolean(person.kept));
    if (row) {
      person.name = row.name;
      if (row.kept) person.kept = true;
      else delete person.kept;
      if (row.program) person.program = true;
    }
    for (const connection of this.#of(person.id)) {
      if (!row || !devices.has(connection.secretHash)) signOff(connection);
      else if (renamed) showName(connection, person);
      if (row) for (const table of connection.channels.tables) table.audience.tellRoomOf(person.id);
    }
  }

  /** Disconnects people who are banned now. */
  cutOffBanned(): void {
    for (const connection of [...this.#sockets.greeted()])
      try {
        this.#moderation.requireWelcome(connection.subject);
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

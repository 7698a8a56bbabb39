import type { Notice } from '../bus/port.ts';
import type { Instance } from '../instance.ts';
import type { ProcessListener } from './processes.ts';

/** Makes the events of this process from what other processes say, so that nothing is told in two ways. */
export class Elsewhere implements ProcessListener {
  readonly #server: Instance;

  constructor(server: Instance) {
    this.#server = server;
  }

  heard(notice: Notice): void {
    const { core, quickPlay, tournaments } = this.#server;
    switch (notice[0]) {
      case 'turn':
        this.#turn(notice[1], notice[2], notice[3] === 1);
        break;
      case 'person':
        this.#person(notice[1]);
        break;
      case 'invitation':
        core.background('an invitation', this.#invitation(notice[1], notice[2]));
        break;
      case 'tournament':
        core.background('a tournament', tournaments.readers.refresh());
        break;
      case 'operator':
        this.#operator();
        break;
      case 'pool':
        quickPlay.changedElsewhere();
        break;
    }
  }

  gap(): void {
    const { core, people, quickPlay, tables } = this.#server;
    for (const { id: person } of people.everybody()) core.events.emit('person.changed', { person });
    this.#operator();
    quickPlay.changedElsewhere();
    core.background('the list of tables', tables.listAgain());
  }

  driving(): void {
    const { core, retention, ratings, quickPlay, tables, upkeep } = this.#server;
    this.#server.callSlow();
    // A game may have ended while nobody drove its table: what is missing is written by whoever drives it next.
    core.background('archiving', retention.archiver.catchUp());
    core.background('rating', ratings.catchUp());
    if (!tables.processes.runsUpkeep) return;
    upkeep.daily();
    quickPlay.changedElsewhere();
  }

  /** A table in memory tells of turns itself. */
  #turn(mark: string, table: string, yours: boolean): void {
    const { core, people, tables } = this.#server;
    const person = people.marked(mark)?.id;
    const live = tables.live.peek(table);
    if (person === undefined || (live && (live.connected > 0 || live.drives))) return;
    core.events.emit('turn', { person, table, yours, slow: false, drives: false, isNews: false });
  }

  #person(mark: string): void {
    const person = this.#server.people.marked(mark)?.id;
    if (person !== undefined) this.#server.core.events.emit('person.changed', { person });
  }

  async #invitation(mark: string, table: string): Promise<void> {
    const { core, people, profiles } = this.#server;
    const person = people.marked(mark)?.id;
    const invitation = person === undefined ? undefined : await profiles.invitation(person, table);
    if (person !== undefined && invitation)
      core.events.emit('invited', { person, invitation, isNews: false });
  }

  #operator(): void {
    const { core, moderation, tabs } = this.#server;
    core.background(
      'what an operator has changed',
      moderation.load().then(() => tabs.cutOffBanned()),
    );
  }
}

import type { Instance } from '../instance.ts';
import { Elsewhere } from '../net/elsewhere.ts';
import { StorageError } from '../storage/port.ts';
import type { Membership } from './join.ts';
import { Processes } from './processes.ts';

/** Connects a server with the other processes: how it reacts to their notices, and what it drives. */
export function connectProcesses(server: Instance, member: Membership): Processes {
  let made: Elsewhere | undefined;
  const elsewhere = () => {
    made ??= new Elsewhere(server);
    return made;
  };
  const operator = () =>
    void elsewhere()
      .operator()
      .catch(() => undefined);
  const processes = new Processes({
    ...member,
    log: server.log,
    tables: () => server.tables,
    numbers: () => ({ playing: server.tables.playing, present: server.people.present }),
    turn: (mark, table, yours) => elsewhere().turn(mark, table, yours),
    person: (mark) => elsewhere().person(mark),
    invitation: (mark, table) =>
      void elsewhere()
        .invitation(mark, table)
        .catch(() => undefined),
    tournament: () => void server.tournaments.readers.refresh().catch(() => undefined),
    operator,
    pool: () => server.quickPlay.changedElsewhere(),
    gap: () => {
      elsewhere().everybody();
      operator();
      server.quickPlay.changedElsewhere();
      void server.tables.listAgain().catch(() => undefined);
    },
    driving: () => driving(server),
  });
  return processes;
}

/** Called when this process starts to drive further tables, or the shared work. */
function driving(server: Instance): void {
  server.callSlow();
  const { tables, ratings } = server;
  const inBackground = (what: string, work: Promise<void>): void =>
    void work.catch((error: unknown) => {
      if (!(error instanceof StorageError)) tables.reportError(what, error);
    });
  // A game may have ended while nobody drove its table: what is missing is written by whoever drives it next.
  inBackground('archiving', tables.keeping.archiver.catchUp());
  inBackground('rating', ratings.catchUp());
  if (!server.runsUpkeep) return;
  server.upkeep.daily();
  server.quickPlay.changedElsewhere();
}

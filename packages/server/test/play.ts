import { type Identity, Link, RemoteTable } from '@mazmorra/protocol/client';
import { WebSocket } from 'ws';

/** A client as another program would write it: the library of the protocol on Node's side. */
export interface Player {
  readonly link: Link;
  readonly table: RemoteTable;
  /** Resolves when the game is over. */
  readonly over: Promise<void>;
  secret: string | undefined;
  close(): void;
}

export interface PlayerOptions {
  readonly address: () => string;
  readonly identity: Identity;
  readonly table: string;
  readonly invite?: string;
  readonly watch?: boolean;
  /** Chooses among the options; the first when absent. */
  choose?(options: readonly string[]): string;
  answered?(number: number, option: string): void;
}

/** Sits at a table that it may sit at and answers whatever it is asked, through breaks of the connection. */
export function joinAndPlay(options: PlayerOptions): Player {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let answering = false;
  const player: { secret: string | undefined } = { secret: options.identity.secret };
  const link = new Link({
    connect: () => new WebSocket(options.address()),
    identity: options.identity,
    remember: (secret) => {
      player.secret = secret;
    },
  });
  const table: RemoteTable = new RemoteTable(link, {
    table: options.table,
    ...(options.invite !== undefined && { invite: options.invite }),
    ...(options.watch && { watch: true }),
    listen: () => void next(),
  });
  const next = async (): Promise<void> => {
    const status = table.room?.status;
    if (status === 'finished' || status === 'ended') resolve();
    const decision = table.play?.decision;
    if (answering || !decision || decision.optional || status !== 'running') return;
    answering = true;
    const option = options.choose?.(decision.options) ?? decision.options[0] ?? '';
    try {
      await table.answer(option);
      options.answered?.(decision.number, option);
    } catch {
      // Refused: what follows on the table says what is asked now.
    }
    answering = false;
    void next();
  };
  return {
    link,
    table,
    over,
    get secret() {
      return player.secret;
    },
    set secret(value) {
      player.secret = value;
    },
    close() {
      table.close();
      link.close();
    },
  };
}

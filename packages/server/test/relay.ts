import { connect, createServer, type Socket } from 'node:net';

/** A TCP relay on loopback that can stand still: connections stay open, nothing gets through. */
export interface Relay {
  readonly port: number;
  stall(): void;
  flow(): void;
  close(): void;
}

export async function relay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      if (stalled) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    flow() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

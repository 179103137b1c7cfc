import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes connections on to a port of this machine, until it is cut or falls silent. */
export async function startTcpRelay(targetPort: number) {
  const sockets = new Set<Socket>();
  /** Connections that stay open and through which nothing comes any more. */
  const silent = new WeakSet<Socket>();
  let isCut = false;
  let isSilent = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      if (isSilent) silent.add(socket);
    }
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function pass(from: Socket, to: Socket): void {
    from.on('data', (chunk) => silent.has(from) || to.write(chunk));
    from.on('end', () => silent.has(from) || to.end());
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      dropAll();
    },
    /** Keeps every connection open, takes new ones too, and passes nothing on. */
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) silent.add(socket);
    },
    /** Serves new connections again; those that fell silent stay so. */
    mend() {
      isCut = false;
      isSilent = false;
    },
    async close() {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}

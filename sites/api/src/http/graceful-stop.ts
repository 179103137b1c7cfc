import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a server stands for: told first that it is to end, and closed when its last answer is given. */
export interface Service {
  /** From now on it says that it is not ready, so that a proxy turns to another server. */
  prepareToStop(): void;
  /** Ends what goes on beside the requests. */
  close(): Promise<void>;
}

/** Everything has ended by then, whoever still waits: within the ten seconds that hosts usually give. */
const STOP_MS = 9_500;
/** How long a server that nobody watches at a terminal still takes requests, for proxies that have not noticed yet. */
const NOTICE_MS = 1_000;
/** How long a connection may stay open on which no request has come when no more are taken. */
const SILENT_MS = 250;

/**
 * Ends the process on SIGTERM, SIGINT and SIGHUP: answers what is under way, waits for work in the background, and exits
 * with 0, or with 1 where that took too long. A second signal ends it at once.
 */
export function stopOnSignal(server: Server, service: Service): void {
  const stop = gracefulStop(server);
  let isStopping = false;
  const handle = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    globalThis.setTimeout(() => process.exit(1), STOP_MS).unref();
    service.prepareToStop();
    // Whoever presses Ctrl-C has no proxy in front.
    await stop(setTimeout(signal === 'SIGINT' ? 0 : NOTICE_MS));
    await service.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, handle);
}

/**
 * Makes a server able to stop without cutting anybody off.
 * @returns the function that stops it: until it is noticed, the server still takes requests and asks each caller to come
 *   back on another connection, then it takes none. It resolves when the last answer is given.
 */
export function gracefulStop(server: Server): (noticed: Promise<unknown>) => Promise<void> {
  const answers = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;
  let isClosed = false;

  server.on('connection', (socket: Socket) => {
    answers.set(socket, new Set());
    socket.once('close', () => answers.delete(socket));
  });
  // Before the listener that answers.
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const underWay = answers.get(socket);
    underWay?.add(answer);
    if (isStopping) answer.setHeader('Connection', 'close');
    answer.once('close', () => {
      underWay?.delete(answer);
      // It was told to stay before the server knew.
      if (isClosed && underWay?.size === 0) socket.destroySoon();
    });
  });

  return async (noticed) => {
    isStopping = true;
    for (const answer of [...answers.values()].flatMap((underWay) => [...underWay])) {
      if (!answer.headersSent) answer.setHeader('Connection', 'close');
    }
    await noticed;
    const closed = once(server, 'close');
    // This phase of the loop has just taken every connection that waited: closing would reset them.
    await new Promise((resolve) => setImmediate(resolve));
    isClosed = true;
    server.close();
    await Promise.race([closed, setTimeout(SILENT_MS)]);
    for (const [socket, underWay] of answers) if (underWay.size === 0) socket.destroy();
    await closed;
  };
}

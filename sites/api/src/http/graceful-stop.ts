import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a server stands for: told first that it is to end, and closed when its last answer is given. */
export interface StoppableService {
  /** From now on it says that it is not ready, so that a proxy turns to another server. */
  prepareToStop(): void;
  /** Ends what goes on beside the requests. */
  close(): Promise<void>;
}

/** Everything has ended by then, whoever still waits: within the ten seconds that hosts usually give. */
const STOP_MS = 9_500;
/** How long a server that nobody watches at a terminal still takes requests, for proxies that have not noticed yet. */
const NOTICE_MS = 1_000;
/** How long callers who go on connecting may keep a server from closing. */
const TAKE_MS = 1_000;
/** In a turn of the event loop that is shorter, hardly anybody connects after the server has looked who waits. */
const SHORT_TURN_MS = 0.5;
/** For so long nobody may have connected or been answered: a caller with an answer takes a moment to come back. */
const QUIET_MS = 50;
/** How long a connection may stay open on which no request has come when no more are taken. */
const SILENT_MS = 250;

/**
 * Ends the process on SIGTERM, SIGINT and SIGHUP: answers what is under way, waits for work in the background, and exits
 * with 0, or with 1 where that took too long. A second signal ends it at once.
 */
export function stopOnSignal(server: Server, service: StoppableService): void {
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
    const ofSocket = answers.get(socket);
    ofSocket?.add(answer);
    if (isStopping) answer.setHeader('Connection', 'close');
    answer.once('close', () => {
      ofSocket?.delete(answer);
      // It was told to stay before the server knew.
      if (isClosed && ofSocket?.size === 0) socket.destroySoon();
    });
  });

  const underWay = () => [...answers.values()].flatMap((ofSocket) => [...ofSocket]);
  return async (noticed) => {
    isStopping = true;
    for (const answer of underWay()) {
      if (!answer.headersSent) answer.setHeader('Connection', 'close');
    }
    await noticed;
    const closed = once(server, 'close');
    const letThrough = await takeWaiting(server, underWay());
    isClosed = true;
    server.close();
    letThrough();
    await Promise.race([closed, setTimeout(SILENT_MS)]);
    for (const [socket, ofSocket] of answers) if (ofSocket.size === 0) socket.destroy();
    await closed;
  };
}

/**
 * Takes the connections that the system has made and holds for the server, which would be reset when it closes. Node takes
 * one in each turn of its loop: no more wait when none has come for a while. What they ask is answered afterwards, for whoever
 * has an answer may ask for more.
 * @param underWay answers that are given meanwhile
 * @returns what lets the requests through that have come meanwhile
 */
async function takeWaiting(server: Server, underWay: readonly ServerResponse[]): Promise<() => void> {
  const answerers = server.rawListeners('request') as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  let quietSince = performance.now();
  const notQuiet = () => {
    quietSince = performance.now();
  };
  server.on('connection', notQuiet);
  for (const answer of underWay) answer.once('close', notQuiet);
  server.removeAllListeners('request').on('request', (...call) => held.push(call));
  const givesUpAt = performance.now() + TAKE_MS;
  for (let isQuiet = false; !isQuiet && performance.now() < givesUpAt; ) {
    const start = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    isQuiet = now - quietSince > QUIET_MS && now - start < SHORT_TURN_MS;
  }
  return () => {
    server.off('connection', notQuiet).removeAllListeners('request');
    for (const answer of answerers) server.on('request', answer);
    for (const call of held) server.emit('request', ...call);
  };
}

import cluster from 'node:cluster';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * The service behind a server. It is warned before the server stops taking requests, and closed after the last
 * response.
 */
export interface StoppableService {
  /** Makes it report "not ready", so that a proxy turns to another server. */
  prepareToStop(): void;
  /** Ends the background work. */
  close(): Promise<void>;
}

/** Hard deadline, below the ten seconds that hosts usually allow. */
const STOP_MS = 9_500;
/** How long the server keeps taking requests after a signal, for proxies that have not noticed yet. */
const NOTICE_MS = 1_000;
/** How long new connections may delay closing. */
const TAKE_MS = 1_000;
/** In an event loop turn shorter than this, hardly anyone connects unnoticed. */
const SHORT_TURN_MS = 0.5;
/**
 * No connection and no response for this long counts as quiet: a caller with a response needs a moment to come back.
 */
const QUIET_MS = 50;
/** How long an idle connection may stay open after the server has stopped taking requests. */
const SILENT_MS = 250;

/** A message of the first process of a group to another: a signal passed on, or its successor listens. */
export interface StopRequest {
  stop: NodeJS.Signals | 'replaced';
}

/**
 * Ends the process on SIGTERM, SIGINT and SIGHUP, or when its group's first process asks: finishes pending responses,
 * waits for background work, and exits with 0, or with 1 after the deadline. A second signal exits at once.
 */
export function stopOnSignal(server: Server, service: StoppableService): void {
  const stop = gracefulStop(server);
  let isStopping = false;
  const handle = async (reason: StopRequest['stop']) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    globalThis.setTimeout(() => process.exit(1), STOP_MS).unref();
    // With a successor, the machine stays ready.
    if (reason !== 'replaced') service.prepareToStop();
    // Ctrl-C means there is no proxy in front.
    await stop(setTimeout(reason === 'SIGTERM' || reason === 'SIGHUP' ? NOTICE_MS : 0));
    await leaveGroup();
    await service.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // In a group the first process passes signals on: a terminal sends them to everyone.
    process.on(signal, () => cluster.isWorker || handle(signal));
  }
  if (cluster.isWorker) process.on('message', ({ stop: reason }: StopRequest) => reason && handle(reason));
}

/**
 * Waits until the group's first process hands out no more connections to this one. Those on their way are refused and
 * go to another process; if this one ended at once, they would be lost.
 */
async function leaveGroup(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  const left = once(cluster.worker, 'disconnect');
  cluster.worker.disconnect();
  await left;
}

/**
 * Lets a server stop without cutting anyone off.
 * @returns stops the server: until `noticed` resolves, it still takes requests but closes each connection after the
 * response; then it takes none. Resolves after the last response.
 */
export function gracefulStop(server: Server): (noticed: Promise<unknown>) => Promise<void> {
  const answers = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;
  let isClosed = false;

  server.on('connection', (socket: Socket) => {
    answers.set(socket, new Set());
    socket.once('close', () => answers.delete(socket));
  });
  // Runs before the listener that responds.
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const ofSocket = answers.get(socket);
    ofSocket?.add(answer);
    if (isStopping) answer.setHeader('Connection', 'close');
    answer.once('close', () => {
      ofSocket?.delete(answer);
      // This response was sent with keep-alive before the server stopped.
      if (isClosed && ofSocket?.size === 0) socket.destroySoon();
    });
  });

  const pending = () => [...answers.values()].flatMap((ofSocket) => [...ofSocket]);
  return async (noticed) => {
    isStopping = true;
    for (const answer of pending()) {
      if (!answer.headersSent) answer.setHeader('Connection', 'close');
    }
    await noticed;
    const closed = once(server, 'close');
    const letThrough = await takeWaiting(server, pending());
    isClosed = true;
    server.close();
    letThrough();
    await Promise.race([closed, setTimeout(SILENT_MS)]);
    for (const [socket, ofSocket] of answers) if (ofSocket.size === 0) socket.destroy();
    await closed;
  };
}

/**
 * Accepts the connections that the system has queued, which would be reset when the server closes. Node accepts one per
 * event loop turn, so the queue is empty once none has come for a while. Their requests are held back until then,
 * because a caller with a response may ask for more.
 * @param pending responses that are pending meanwhile
 * @returns lets the held requests through
 */
async function takeWaiting(server: Server, pending: readonly ServerResponse[]): Promise<() => void> {
  const answerers = server.rawListeners('request') as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  let quietSince = performance.now();
  const notQuiet = () => {
    quietSince = performance.now();
  };
  server.on('connection', notQuiet);
  for (const answer of pending) answer.once('close', notQuiet);
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

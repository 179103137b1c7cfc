import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SLOW_REQUEST_LIMITS } from './slow-requests.ts';
import { limitUnreadResponses } from './unread-responses.ts';

/**
 * How long a caller may take nothing of an answer that waits for them. Whoever takes a little now and then is slow. Node
 * waits once more where they have taken something before, so the last are gone within twice as long, and a little more where
 * the machine is short of memory for connections and takes what is written bit by bit.
 */
const UNREAD_MS = 8_000;
/** Answers that may wait in this process for callers to read them, all together. */
const MAX_UNREAD_BYTES = 24 * 1024 * 1024;
/** Requests that may wait on one connection. Browsers and proxies send the next one after the answer. */
const MAX_WAITING = 8;

/**
 * Makes a server that bounds what one caller can hold. Those who send slowly, who do not read their answers or who send
 * request after request without waiting are cut off, and of the requests on one connection one is answered at a time.
 */
export function boundedServer(
  listener: RequestListener,
  unreadMs = UNREAD_MS,
  maxUnreadBytes = MAX_UNREAD_BYTES,
  slowRequestLimits: ServerOptions = SLOW_REQUEST_LIMITS,
): Server {
  const waiting = new WeakMap<Socket, ServerResponse[]>();
  const server = createServer(slowRequestLimits, (request, answer) => {
    const { socket } = request;
    const answers = waiting.get(socket) ?? [];
    waiting.set(socket, answers);
    if (answers.length === MAX_WAITING) socket.destroy();
    if (socket.destroyed) return;
    const before = answers.at(-1);
    answers.push(answer);
    answer.once('close', () => answers.splice(answers.indexOf(answer), 1));
    if (!before) listener(request, answer);
    else before.once('close', () => socket.destroyed || listener(request, answer));
  });
  // Counts from the last byte that went either way, so a long answer on a slow network is not cut off.
  server.timeout = unreadMs;
  server.on('timeout', (socket: Socket) => {
    const isBeingAnswered = (waiting.get(socket)?.length ?? 0) > 0;
    // An answer that is still made, as by a call of the card network, is nothing that the caller could read.
    if (isBeingAnswered && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
  limitUnreadResponses(server, maxUnreadBytes);
  return server;
}

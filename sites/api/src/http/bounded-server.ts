import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SLOW_REQUEST_LIMITS } from './slow-requests.ts';
import { limitUnreadResponses } from './unread-responses.ts';

/**
 * How long a caller may read nothing of a pending response. Reading a little now and then counts as slow but alive.
 * Node waits once more for connections that have read something before, so those end within twice this time, and
 * slightly later when the machine is short of socket memory.
 */
const UNREAD_MS = 8_000;
/** Response bytes that may be buffered in this process for all callers together. */
const MAX_UNREAD_BYTES = 24 * 1024 * 1024;
/**
 * Pipelined requests that may wait on one connection. Browsers and proxies wait for the response before they send the
 * next.
 */
const MAX_WAITING = 8;

/**
 * Creates a server that limits what one caller can hold. It cuts off callers who send slowly, who don't read their
 * responses, or who pipeline too many requests, and handles one request per connection at a time.
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
  // Restarts with every byte in either direction, so a long response on a slow network is not cut off.
  server.timeout = unreadMs;
  server.on('timeout', (socket: Socket) => {
    const isBeingAnswered = (waiting.get(socket)?.length ?? 0) > 0;
    // A response still being made, such as one that waits for Stripe, has nothing to read yet.
    if (isBeingAnswered && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
  limitUnreadResponses(server, maxUnreadBytes);
  return server;
}

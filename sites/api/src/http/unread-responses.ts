import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const POLL_INTERVAL_MS = 100;

/** How many bytes a connection has not read, and since when. */
interface Unread {
  bytes: number;
  since: number;
}

/**
 * Limits what all callers together leave unread. Those who have read nothing for the longest time are cut off first, so
 * slow but steady readers come last.
 * @param maxBytes buffered in this process
 */
export function limitUnreadResponses(server: Server, maxBytes: number): void {
  const unread = new Map<Socket, Unread>();
  server.on('connection', (socket: Socket) => {
    unread.set(socket, { bytes: 0, since: 0 });
    socket.once('close', () => unread.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    let total = 0;
    for (const [socket, { bytes }] of unread) {
      if (socket.writableLength !== bytes) unread.set(socket, { bytes: socket.writableLength, since: now });
      total += socket.writableLength;
    }
    if (total <= maxBytes) return;
    const longestFirst = [...unread].sort(([, one], [, other]) => one.since - other.since);
    for (const [socket, { bytes }] of longestFirst) {
      if (total <= maxBytes) return;
      if (bytes > 0) socket.destroy();
      total -= bytes;
    }
  };
  const timer = setInterval(look, POLL_INTERVAL_MS).unref();
  server.once('close', () => clearInterval(timer));
}

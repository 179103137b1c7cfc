import { once } from 'node:events';
import { connect } from 'node:net';

/** Ways to begin a request that is never whole. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n',
] as const;

export interface SlowCallers {
  /** How many are still connected. */
  count(): number;
  /** Settles when the server has let go of all of them. @returns the milliseconds that the last one held out */
  closed: Promise<number>;
}

/**
 * Connects callers who send next to nothing, a byte now and then, so that no time-out for silence ever ends them.
 * @param posts path that takes a body
 * @param byteEveryMs how often each sends a byte
 */
export async function connectSlowCallers(
  url: string,
  count: number,
  posts: string,
  byteEveryMs = 500,
): Promise<SlowCallers> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const open = new Set(Array.from({ length: count }, () => connect(Number(port), hostname)));
  const closed = Promise.all(
    [...open].map(async (socket, index) => {
      // Being cut off is what they are here for.
      socket.on('error', () => {}).resume();
      const beginning = BEGINNINGS[index % BEGINNINGS.length] ?? '';
      socket.write(beginning.replace('POST /', `POST ${posts}`));
      const drip = setInterval(() => beginning !== '' && socket.write('x'), byteEveryMs);
      // Not `once` of the events module, to which an error before the close is a failure.
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(drip);
      open.delete(socket);
      return performance.now() - start;
    }),
  ).then((ends) => Math.max(...ends));
  await Promise.all([...open].map((socket) => socket.connecting && once(socket, 'connect')));
  return { count: () => open.size, closed };
}

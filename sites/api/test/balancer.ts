import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const POLL_INTERVAL_MS = 100;

/**
 * A proxy as an operator would put in front of several servers: each request goes to the next server that says it is
 * ready. One that could not be connected to has had nothing of a request, so the next server gets it.
 */
export async function startBalancer() {
  /** Whether each server, by its port, said that it is ready. */
  const servers = new Map<number, boolean>();
  let turn = 0;

  const look = (port: number) =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const lookAtAll = () =>
    Promise.all(
      [...servers.keys()].map(async (port) => {
        const isReady = await look(port);
        if (servers.has(port)) servers.set(port, isReady);
      }),
    );
  const looking = setInterval(() => void lookAtAll(), POLL_INTERVAL_MS);

  function pass(incoming: IncomingMessage, answer: ServerResponse, body: Buffer, tries: number): void {
    const ready = [...servers].flatMap(([port, isReady]) => (isReady ? port : []));
    const port = ready[turn++ % Math.max(1, ready.length)];
    if (port === undefined || tries > servers.size) {
      answer.writeHead(502).end();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, answer, body, tries + 1);
      answer.destroy();
    });
    passed.end(body);
  }

  const proxy = createServer(async (incoming, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    pass(incoming, answer, Buffer.concat(pieces), 0);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Sends a server requests from now on, as soon as it is ready. */
    async add(port: number) {
      servers.set(port, await look(port));
    },
    remove(port: number) {
      servers.delete(port);
    },
    close() {
      clearInterval(looking);
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

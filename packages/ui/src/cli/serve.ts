import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: Request) => Promise<Response>;

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(new URL(url, origin), { method, headers: texts, ...body });
}

/** A server that is running. */
export interface Served {
  /** Its origin. */
  url: string;
  close: () => void;
}

/**
 * Serves on this machine alone what a function answers.
 * @param port 0 takes a free one
 */
export async function serve(answer: Answer, port: number): Promise<Served> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const response = await answer(await requestOf(incoming, 'http://127.0.0.1'));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      outgoing.writeHead(500, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: String(error) }));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

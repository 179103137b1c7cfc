import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that are not true of a whole body. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/** The site over a connection that stops within each document until the test continues it. */
export interface SlowLine {
  url: string;
  goOn(): void;
  close(): void;
}

/** @param stop the text before which it stops. Default: the end of the first heading */
export async function slowLine(site: string, stop = '</h1>'): Promise<SlowLine> {
  let line = Promise.withResolvers<void>();
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' }, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const own = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_WIRE.includes(name)));
    response.writeHead(answer.status, own);
    const first = type.includes('html') ? body.indexOf(stop) : 0;
    if (first > 0) {
      line = Promise.withResolvers<void>();
      response.write(body.subarray(0, first));
      await line.promise;
    }
    response.end(body.subarray(Math.max(first, 0)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    goOn: () => line.resolve(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

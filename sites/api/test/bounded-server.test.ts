import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { boundedServer } from '../src/http/bounded-server.ts';
import { SLOW_REQUEST_LIMITS } from '../src/http/slow-requests.ts';
import { connectSlowCallers } from './slow-callers.ts';

/** More than the system takes off the server's hands. */
const LARGE = Buffer.alloc(16_000_000);
const UNREAD_MS = 500;
/** Long enough to serve another caller meanwhile, on a busy machine too. */
const REQUEST_MS = 2_000;
const READERS = 50;

describe('clients that do not read', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  async function listen(made: Server): Promise<number> {
    server = made.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const answerLarge: RequestListener = (_, answer) => answer.end(LARGE);

  /** Connects callers who ask and never read. @returns how many connections the server still has */
  async function connectReaders(port: number, requests = 1): Promise<() => Promise<number>> {
    for (let index = 0; index < READERS; index += 1) {
      const socket = connect(port, '127.0.0.1').pause();
      sockets.push(socket);
      socket.on('error', () => {});
      socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
      await once(socket, 'connect');
    }
    return () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  }

  test('I5: lose their connection', async () => {
    const port = await listen(boundedServer(answerLarge, UNREAD_MS));
    const count = await connectReaders(port);
    await expect.poll(count, { timeout: 10 * UNREAD_MS }).toBe(0);
  });

  test('I5 control: keep their connection forever on an unbounded server', async () => {
    const port = await listen(createServer(answerLarge));
    const count = await connectReaders(port);
    await setTimeout(4 * UNREAD_MS);
    expect(await count()).toBe(READERS);
  });

  test('I5: differ from clients whose answer takes long to prepare', async () => {
    const slowly: RequestListener = async (_, answer) => {
      await setTimeout(5 * UNREAD_MS);
      answer.end('at last');
    };
    const port = await listen(boundedServer(slowly, UNREAD_MS));
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('at last');
  });

  test('I5: share a limit that disconnects no reading client', async () => {
    const most = 3 * LARGE.length;
    const port = await listen(boundedServer((_, answer) => answer.end(LARGE), 60_000, most));
    const count = await connectReaders(port);
    await expect.poll(count).toBeLessThanOrEqual(most / LARGE.length + 1);
    const answer = await fetch(`http://127.0.0.1:${port}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(LARGE.length);
    expect(await count()).toBeGreaterThan(0);
  });

  test('I5: differ from clients that read slowly', async () => {
    const port = await listen(boundedServer(answerLarge, UNREAD_MS));
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let received = 0;
    for await (const chunk of socket) {
      received += chunk.length;
      await setTimeout(5);
    }
    expect(received).toBeGreaterThan(LARGE.length);
  });

  test('I5: get one answer prepared at a time, however many they request', async () => {
    let begun = 0;
    const port = await listen(
      boundedServer((request, answer) => {
        begun += 1;
        answerLarge(request, answer);
      }),
    );
    await connectReaders(port, 10);
    await expect.poll(() => begun).toBe(READERS);
    // Everything that was sent has arrived by now, and more would have been begun.
    await fetch(`http://127.0.0.1:${port}`).then((answer) => answer.body?.cancel());
    expect(begun).toBe(READERS + 1);
  });

  test('I5: lose their connection at once for excessive requests', async () => {
    const port = await listen(boundedServer(answerLarge));
    const count = await connectReaders(port, 100);
    await expect.poll(count).toBe(0);
  });

  test('I5: leave pipelined answers of others complete and in order', async () => {
    const port = await listen(boundedServer((request, answer) => answer.end(request.url)));
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const request = (path: string, close = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
    socket.write(request('/first') + request('/second') + request('/third', 'Connection: close\r\n'));
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text.match(/\/(?:first|second|third)/g)).toEqual(['/first', '/second', '/third']);
  });
});

describe('clients that hardly send', () => {
  test('I4: lose their connection while others are served', async () => {
    const limits = { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 50 };
    const server = boundedServer((_, answer) => answer.end('served'), undefined, undefined, limits);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const slow = await connectSlowCallers(url, 48, '/', 100);
    expect(await (await fetch(url)).text()).toBe('served');
    expect(slow.count()).toBe(48);
    expect(await slow.closed).toBeGreaterThan(REQUEST_MS);
    server.close();
  });

  test('I4: get less than ten seconds', () => {
    const { requestTimeout, headersTimeout, connectionsCheckingInterval } = SLOW_REQUEST_LIMITS;
    expect(Math.max(requestTimeout, headersTimeout) + connectionsCheckingInterval).toBeLessThan(10_000);
  });
});

describe('request boundaries', () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

  /** The paths that a server takes the bytes for, and its first line. */
  async function taken(bytes: string) {
    const paths: (string | undefined)[] = [];
    const server = boundedServer((request, response) => {
      paths.push(request.url);
      request.resume();
      response.end();
    }, UNREAD_MS).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    server.close();
    return { paths, line: String(answer).split('\r\n', 1)[0] };
  }

  test.each([
    ['two kinds of length', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ['a length with a sign', `${head}Content-Length: +0\r\n\r\n${smuggled}`],
    ['a space before the colon', `${head}Content-Length : 0\r\n\r\n${smuggled}`],
  ])('a request with %s is refused, and no byte behind it is read', async (_, bytes) => {
    expect(await taken(bytes)).toEqual({ paths: [], line: 'HTTP/1.1 400 Bad Request' });
  });

  test('control: a chunked request and the one behind it are both accepted', async () => {
    const { paths } = await taken(`${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`);
    expect(paths[0]).toBe('/');
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../system/free-port.ts';
import { installPackage } from '../system/install-package.ts';

/** The proxy of one machine, with folders and ports of this test. */
let folder: string;
let nginx: ReturnType<typeof spawn>;
let plain: number;
let tls: number;
const upstream = createServer((asked, response) => {
  const page = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'self'" };
  const more = { 'Referrer-Policy': 'same-origin', 'Strict-Transport-Security': 'max-age=7' };
  response.writeHead(200, { ...page, ...more, 'Cache-Control': 'max-age=60', 'X-Asked': asked.url ?? '' }).end('page');
});

beforeAll(async () => {
  installPackage('nginx');
  folder = mkdtempSync(join(tmpdir(), 'trek-proxy-'));
  mkdirSync(join(folder, 'pages'));
  const serving = await freePort();
  [plain, tls] = [await freePort(), await freePort()];
  upstream.listen(serving, '127.0.0.1');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=treks.example'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  const dead = await freePort();
  const read = (name: string) =>
    readFileSync(`deploy/nginx/${name}.conf`, 'utf8')
      .replaceAll('/srv/trek/current/deploy/nginx', folder)
      .replaceAll('/etc/letsencrypt/live/treks.example', folder)
      .replaceAll('/var/cache/nginx', folder)
      .replaceAll('/var/log/nginx', folder)
      .replace(/listen \[::\]:\d+[^;]*;/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`)
      .replace('127.0.0.1:3001', `127.0.0.1:${serving}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${dead}`);
  for (const name of ['zones', 'locations', 'one-machine']) writeFileSync(join(folder, `${name}.conf`), read(name));
  const main = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${places.join(' ')} include ${folder}/one-machine.conf; }`,
  );
  nginx = spawn('nginx', ['-c', main, '-p', folder], { stdio: 'inherit' });
  for (let isUp = false; !isUp; ) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    const socket = connect(tls, '127.0.0.1');
    isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
});
afterAll(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  upstream.close();
  rmSync(folder, { recursive: true });
});

/** The status and headers of an answer, by TLS or without. */
async function ask(path: string, isPlain = false) {
  const headers = { Host: 'treks.example' };
  const asked = isPlain
    ? request({ port: plain, host: '127.0.0.1', path, headers })
    : requestByTls({ port: tls, host: '127.0.0.1', path, headers, rejectUnauthorized: false });
  const answered = once(asked.end(), 'response');
  const [response] = await answered;
  response.resume();
  return { status: response.statusCode as number, headers: response.headers as Record<string, string> };
}

test('the proxy’s own responses have the headers that keep them from being run or framed', async () => {
  const own = await ask('/metrics');
  expect(own).toMatchObject({
    status: 404,
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    },
  });
  for (const path of ['/', '/api/auth/me']) {
    const { status, headers } = await ask(path, true);
    expect(status).toBe(path === '/' ? 301 : 403);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

test('those of the servers stay as they are, also where the proxy has them from its cache', async () => {
  for (const path of ['/', '/', '/assets/a.js', '/api/health', '/art/a.svg']) {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'",
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=7',
    });
  }
});

test('a request of two lengths is refused, and not passed on as two', async () => {
  const socket = connect(plain, '127.0.0.1');
  const body = '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: treks.example\r\n\r\n';
  socket.write(
    `POST /api/x HTTP/1.1\r\nHost: treks.example\r\nContent-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, installPackage } from '../system/resources.ts';

/** The proxy of one machine, with folders and ports of this test. */
let folder: string;
let nginx: ReturnType<typeof spawn>;
let plain: number;
let tls: number;
const upstream = createServer((incoming, response) => {
  const page = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'self'" };
  const more = { 'Referrer-Policy': 'same-origin', 'Strict-Transport-Security': 'max-age=7' };
  response
    .writeHead(200, { ...page, ...more, 'Cache-Control': 'max-age=60', 'X-Asked': incoming.url ?? '' })
    .end('page');
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
  const outgoing = isPlain
    ? request({ port: plain, host: '127.0.0.1', path, headers })
    : requestByTls({ port: tls, host: '127.0.0.1', path, headers, rejectUnauthorized: false });
  const answered = once(outgoing.end(), 'response');
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

const read = (file: string) => readFileSync(`deploy/nginx/${file}.conf`, 'utf8').replaceAll(/#.*/g, '');
const SHARED = ['zones', 'locations'];
/** A proxy's own file, with those that it includes. */
const proxies = ['compose', 'one-machine'].map((name) => {
  const own = read(name);
  for (const file of SHARED) expect(own).toMatch(new RegExp(`include \\S+/${file}\\.conf;`));
  return { name, own, settings: [own, ...SHARED.map(read)].join('\n') };
});

test.each(proxies)(
  'the log of $name contains no sign-in link: no queries, no referrers, no error lines',
  ({ settings }) => {
    expect(settings).toMatch(/access_log \S+ paths;/);
    // A redirect has to keep the query; nothing else may read it.
    const withoutRedirects = settings.replaceAll(/return 301 [^;]+;/g, '');
    expect(withoutRedirects).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
    expect(settings).toMatch(/error_log \S+ crit;/);
  },
);

test.each(proxies)(
  '$name serves over TLS 1.2 and 1.3 alone; without TLS it redirects pages and refuses the API',
  ({ own, settings }) => {
    expect(settings).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
    const [, plain = ''] = /server \{([\s\S]*?)listen 443 ssl(?! default)/.exec(own) ?? [];
    expect(plain).toMatch(/location \/ \{ return 301 https:/);
    expect(plain).toMatch(/location \/api\/ \{ return 403; \}/);
    expect(plain).not.toContain('proxy_pass');
  },
);

test('no server answers for a host of any name', () => {
  for (const { own } of proxies) {
    for (const [, server = ''] of own.matchAll(/server \{([\s\S]*?)\n {0,2}\}/g)) {
      expect(server).toMatch(/server_name treks\.example;|return 444;/);
    }
  }
});

test('the proxy of one machine uses what nginx 1.22 knows', () => {
  // Source: https://nginx.org/en/docs/http/ngx_http_v2_module.html#http2 (1.25.1) and
  // https://nginx.org/en/docs/http/ngx_http_core_module.html#early_hints (1.29.0)
  const { settings = '' } = proxies.find(({ name }) => name === 'one-machine') ?? {};
  expect(settings).not.toMatch(/\bhttp2 on\b|\bearly_hints\b|ssl_reject_handshake/);
  // An upstream by name has to be there when nginx starts.
  expect([...settings.matchAll(/^ {2}server (\S+)/gm)].map(([, host]) => host)).toEqual([
    '127.0.0.1:3001',
    '127.0.0.1:3002',
  ]);
});

test('every location that leads to the site has a limit, which counts a subscriber’s addresses as one', () => {
  const [zones, locations] = SHARED.map(read);
  const leading = [...(locations ?? '').matchAll(/^location [^{]*\{[^}]*\}/gm)].filter(([own]) =>
    own.includes('proxy_pass'),
  );
  expect(leading.length).toBeGreaterThan(2);
  for (const [own] of leading) expect(own).toMatch(/limit_req zone=\w+ burst=\d+ nodelay;/);
  expect([...(zones ?? '').matchAll(/limit_req_zone (\S+)/g)].map(([, key]) => key)).toEqual(
    Array(3).fill('$subscriber'),
  );
  // The binary form of an address: 16 bytes of IPv6, 4 of IPv4.
  const [, pattern = ''] = /"~\(\?s\)(.*)" \$network;/.exec(zones ?? '') ?? [];
  const networkOf = (...bytes: number[]) =>
    new RegExp(pattern, 's').exec(String.fromCharCode(...bytes))?.groups?.network;
  const network = [0x20, 0x01, 0x0d, 0xb8, 0, 10, 13, 0];
  expect(networkOf(...network, 0, 0, 0, 0, 0, 0, 0, 1)).toBe(String.fromCharCode(...network));
  expect(networkOf(...network, 10, 255, 0, 13, 1, 2, 3, 4)).toBe(String.fromCharCode(...network));
  expect(networkOf(203, 0, 113, 7)).toBeUndefined();
});

const TAGS = {
  home: 'pages,listing,posts',
  trek: 'pages,places,trek:mardi-himal-trek',
  longer: 'pages,places,trek:mardi-himal-trek-extended',
  text: 'pages',
};

/** A folder of nginx's cache: each file has a binary head and the headers of its page before the page. */
function cachedPages() {
  const folder = mkdtempSync(join(tmpdir(), 'trek-purge-'));
  mkdirSync(join(folder, 'a', 'bc'), { recursive: true });
  for (const [name, tags] of Object.entries(TAGS)) {
    const page = `\u0005\u0000\u0001\nKEY: http://site/\nHTTP/1.1 200 OK\r\ncache-tag: ${tags}\r\n\r\nlisting,trek:none`;
    writeFileSync(join(folder, 'a', 'bc', name), page);
  }
  return folder;
}

test.each([
  ['trek:mardi-himal-trek', ['home', 'longer', 'text']],
  ['listing', ['longer', 'text', 'trek']],
  ['posts', ['longer', 'text', 'trek']],
  ['pages', []],
  ['mardi', ['home', 'longer', 'text', 'trek']],
  ['trek:none', ['home', 'longer', 'text', 'trek']],
])('purging %s leaves the cached pages %s', (tag, left) => {
  const folder = cachedPages();
  const printed = execFileSync('sh', ['deploy/purge.sh', tag, folder], { encoding: 'utf8' });
  expect(readdirSync(join(folder, 'a', 'bc')).sort()).toEqual(left);
  expect(Number(printed)).toBe(Object.keys(TAGS).length - left.length);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

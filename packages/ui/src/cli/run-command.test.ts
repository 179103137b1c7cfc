import { afterEach, describe, expect, test } from 'vitest';
import { openApiDocument } from '../contract/index.ts';
import { demoTreks } from '../testing/demo-treks.ts';
import { memoryBackend } from '../testing/memory-backend.ts';
import { serveMock } from './mock.ts';
import { runCommand } from './run-command.ts';
import type { Served } from './serve.ts';

const run = async (...args: string[]) => {
  const printed: string[] = [];
  const code = await runCommand(
    args,
    (text) => printed.push(text),
    async () => openApiDocument(),
  );
  return { code, text: printed.join('\n') };
};

describe('the command', () => {
  test.each([
    ['tells its uses', ['--help'], 0, /npx @trek\/ui mock/],
    ['without a name tells them too, and fails', [], 1, /npx @trek\/ui mock/],
    ['refuses a name that it does not know', ['moc'], 1, /There is no command "moc"/],
    ['refuses an option that it does not know', ['mock', '--prt', '1'], 1, /Unknown option '--prt'/],
    ['refuses what is no port', ['mock', '--port', '99999'], 1, /not "99999"/],
    ['refuses an empty port', ['mock', '--port', ''], 1, /not ""/],
    ['refuses a port without its option', ['mock', '5000'], 1, /can’t use "5000". Write --port 5000/],
    ['refuses an option of the other command', ['mock', '--origin', 'https://a.example'], 1, /no option --origin/],
    ['refuses a second address', ['check', 'https://a.example', 'https://b.example'], 1, /can’t use "https:\/\/b/],
    ['refuses to check without an address', ['check'], 1, /needs the address of a backend.*#\.$/m],
    ...[
      ...['a.example', 'localhost:4010', '/api', 'ftp://a.example', 'https://', 'https:a.example', ''],
      ...['https://a.example?key=1', 'https://a.example/#api', 'https://a.example/?', 'https://me:pass@a.example'],
      ...['https://a.example:port', 'https://a.example:99999'],
    ].map((address): [string, string[], number, RegExp] => [
      `refuses to check the address "${address}"`,
      ['check', address],
      1,
      /^check needs the address of a backend, such as https:\/\/treks.example\/api, without \? and #, and ".*" is none\.$/m,
    ]),
    ...['shop.example', 'localhost:3000', 'null', '', '*', 'https://'].map(
      (origin): [string, string[], number, RegExp] => [
        `refuses the origin "${origin}"`,
        ['check', 'https://a.example', '--origin', origin],
        1,
        /^--origin is such as https:\/\/shop.example, and not ".*"\.$/m,
      ],
    ),
  ])('%s', async (_, args, code, text) => {
    expect(await run(...args)).toEqual({ code, text: expect.stringMatching(text) });
  });
});

describe('a check', () => {
  const { fetch: original } = globalThis;
  afterEach(() => {
    globalThis.fetch = original;
  });

  /** A backend that answers one origin alone, as browsers write it. */
  async function check(address: string, ...more: string[]) {
    const backend = memoryBackend({ treks: demoTreks });
    const called = new Set<string>();
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      called.add(new URL(request.url).origin);
      const answer = await backend(request);
      const isOwn = request.headers.get('origin') === 'https://shop.example';
      if (!isOwn) answer.headers.delete('access-control-allow-origin');
      else answer.headers.set('access-control-allow-origin', 'https://shop.example');
      return answer;
    };
    const { code, text } = await run('check', address, ...more, '--json');
    return { code, called: [...called], report: JSON.parse(text) as { url: string } };
  }

  test.each([
    'https://shop.example',
    'https://shop.example/',
    'https://shop.example/tours?a=1',
    'HTTPS://Shop.Example:443',
  ])('takes the origin of %s', async (origin) =>
    expect(await check('https://treks.example/api', '--origin', origin)).toMatchObject({ code: 0 }),
  );

  test.each(['https://treks.example/api', 'HTTPS://TREKS.example/api//', ' https://treks.example:443/api/'])(
    'takes the address %s',
    async (address) => {
      const { code, called, report } = await check(address);
      expect([code, called, report.url]).toEqual([0, ['https://treks.example'], 'https://treks.example/api']);
    },
  );
});

describe('the server of the backend in memory', () => {
  let mock: Served | undefined;
  afterEach(() => mock?.close());

  test('answers over the network, to pages of any origin', async () => {
    mock = await serveMock(0);
    const treks = await fetch(`${mock.url}/trek/all`);
    expect(await treks.json()).toHaveLength(12);
    expect(treks.headers.get('access-control-allow-origin')).toBe('*');
    const signIn = await fetch(`${mock.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@example.com', password: 'Yak-butter-tea-7' }),
    });
    expect(signIn.status).toBe(200);
  });

  test('names a port that is taken', async () => {
    mock = await serveMock(0);
    const port = new URL(mock.url).port;
    expect(await run('mock', '--port', port)).toEqual({
      code: 1,
      text: expect.stringContaining(`Port ${port} is taken.`),
    });
  });
});

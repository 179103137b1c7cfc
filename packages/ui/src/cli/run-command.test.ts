import { afterEach, describe, expect, test } from 'vitest';
import { serveMock } from './mock.ts';
import { runCommand } from './run-command.ts';
import type { Served } from './serve.ts';

const run = async (...args: string[]) => {
  const printed: string[] = [];
  const code = await runCommand(args, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
};

describe('the command', () => {
  test.each([
    ['tells its uses', ['--help'], 0, /npx @trek\/ui mock/],
    ['without a name tells them too, and fails', [], 1, /npx @trek\/ui mock/],
    ['refuses a name that it does not know', ['moc'], 1, /There is no command "moc"/],
    ['refuses an option that it does not know', ['mock', '--prt', '1'], 1, /Unknown option '--prt'/],
    ['refuses what is no port', ['mock', '--port', '99999'], 1, /not "99999"/],
  ])('%s', async (_, args, code, text) => {
    expect(await run(...args)).toEqual({ code, text: expect.stringMatching(text) });
  });
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

import { describe, expect, test } from 'vitest';
import { apiCalls, BACKEND_URL } from '../testing/api-answers.ts';
import { loadTrek, loadTreks } from './server.ts';

/** A backend with one trek, number 12; others are refused as the real one refuses them. */
const backend: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  if (pathname === '/trek/all') return Response.json(apiCalls.listTreks.answer);
  if (pathname === '/trek/id/12') return Response.json(apiCalls.findTrek.answer);
  return Response.json({ message: 'Trek with ID 13 not found' }, { status: 400 });
};
const away: typeof fetch = async () => Response.json({ message: 'Back in a minute' }, { status: 503 });
const [listed] = apiCalls.listTreks.answer;

describe('on an agency’s server', () => {
  test('all treks are read', async () => {
    const treks = await loadTreks(BACKEND_URL, { fetch: backend });
    expect(treks.map(({ title }) => title)).toEqual([listed.title]);
  });

  test.each([12, '12', 'annapurna-base-camp-trek', 'Annapurna Base Camp Trek'])(
    'a trek is found by %s',
    async (trek) => {
      expect(await loadTrek(BACKEND_URL, trek, { fetch: backend })).toMatchObject({ id: 12, title: listed.title });
    },
  );

  test.each([13, 'no-such-trek'])('no trek is found by %s', async (trek) => {
    expect(await loadTrek(BACKEND_URL, trek, { fetch: backend })).toBeNull();
  });

  test.each([
    ['de_DE', 'de-DE'],
    [undefined, 'en-US'],
  ])('a trek is read in the language %s', async (locale, header) => {
    const sent: (string | null)[] = [];
    const heard: typeof fetch = (input, init) => {
      sent.push(new Headers(init?.headers).get('accept-language'));
      return backend(input, init);
    };
    await loadTrek(BACKEND_URL, 12, { fetch: heard, ...(locale && { locale }) });
    expect(new Set(sent)).toEqual(new Set([header]));
  });

  test('a failed request is not reported as an unknown trek', async () => {
    await expect(loadTrek(BACKEND_URL, 12, { fetch: away })).rejects.toMatchObject({ status: 503 });
  });
});

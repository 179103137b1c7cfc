import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await openSite();
  address = await site.listen();
});
afterAll(() => site.close());

/** `fetch` refuses to send some methods, other programs don't. */
const statusOf = (path: string, method: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${address}${path}`, { method }, (answer) => resolve(answer.resume().statusCode));
    sent.once('error', reject).end();
  });

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'LOCK'])(
  'I7: %s is refused on every path',
  async (method) => {
    for (const path of ['/', '/treks', '/api/auth/login', '/api/nowhere', '/assets/x.js', '/policy-reports']) {
      expect([path, await statusOf(path, method)]).toEqual([path, 405]);
    }
  },
);

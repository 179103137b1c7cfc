import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { layoutShift } from './support/layout.ts';
import { PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The site by a line that stops behind a document's first heading, until it is told to go on. */
async function slowLine(site: string) {
  const line = Promise.withResolvers<void>();
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const first = type.includes('html') ? body.indexOf('</h1>') : 0;
    if (first > 0) {
      response.write(body.subarray(0, first));
      await line.promise;
    }
    response.end(body.subarray(Math.max(first, 0)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, goOn: line.resolve, close: () => server.close() };
}

/** Something stands on the screen. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const path of PAGES) {
  test(`${path} keeps still where its document comes in two pieces`, async ({ page, baseURL }) => {
    const line = await slowLine(baseURL as string);
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await painted(page);
    line.goOn();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    line.close();
  });
}

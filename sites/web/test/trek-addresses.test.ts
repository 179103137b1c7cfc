import type { Trek } from '@trek/ui/api';
import { expect, test } from 'vitest';
import { trekEntry } from '../src/data/trek-reads.ts';
import { answering, openSiteOn } from './site.ts';

test('two treks with one title have separate pages', async () => {
  const site = await openSiteOn(
    (request, response) => {
      const treks = [12, 17].map((id) => ({ id, description: `Walk number ${id}.` }));
      const requested = treks.find(({ id }) => request.url === `/trek/id/${id}`);
      answering(200, requested ?? treks)(request, response);
    },
    { PUBLIC_URL: 'https://trek.example' },
  );
  const page = await (await site.get('/treks/17')).text();
  expect(page).toContain('Walk number 17.');
  expect(page).toContain('<link rel="canonical" href="https://trek.example/treks/17">');
  await site.close();
});

test('a trek is read by its id if the list of treks fails', async () => {
  const site = await openSiteOn((request, response) => {
    const isOne = request.url === '/trek/id/12';
    answering(isOne ? 200 : 500, isOne ? { id: 12, title: 'Mardi Himal Trek' } : { message: 'Down' })(
      request,
      response,
    );
  });
  const page = await site.get('/treks/12');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Mardi Himal Trek');
  expect((await site.get('/treks/mardi-himal-trek')).status).toBe(503);
  await site.close();
});

const trek = { slug: 'mardi-himal-trek' } as Trek;

test.each([
  ['a listed trek at its canonical address', { id: '12', segment: 'mardi-himal-trek', isListed: true }, trek, null],
  ['the second trek of one title at its id', { id: '17', segment: '17', isListed: true }, trek, null],
  ['a trek without a title at its id', { id: '9', segment: '9', isListed: false }, { slug: '' } as Trek, null],
])('%s', (_what, address, shown, state) => {
  expect(trekEntry(address, shown)).toEqual({ segment: address.segment, state });
});

test('a trek missing from the list appears at the slug of its title, and its entry keeps the id', () => {
  expect(trekEntry({ id: '12', segment: '12', isListed: false }, trek)).toEqual({
    segment: 'mardi-himal-trek',
    state: { trekId: '12' },
  });
});

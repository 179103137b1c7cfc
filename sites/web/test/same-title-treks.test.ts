import { expect, test } from 'vitest';
import { answering, openSiteOn } from './site.ts';

test('of two treks with one title, each has a page of its own', async () => {
  const site = await openSiteOn(
    (request, response) => {
      const treks = [12, 17].map((id) => ({ id, description: `Walk number ${id}.` }));
      const asked = treks.find(({ id }) => request.url === `/trek/id/${id}`);
      answering(200, asked ?? treks)(request, response);
    },
    { PUBLIC_URL: 'https://trek.example' },
  );
  const page = await (await site.get('/treks/17')).text();
  expect(page).toContain('Walk number 17.');
  expect(page).toContain('<link rel="canonical" href="https://trek.example/treks/17">');
  await site.close();
});

import { expect, test } from 'vitest';
import { openSite } from './site.ts';

test('the site reports that it is alive, and ready until it is stopped', async () => {
  const lifecycle = { isStopping: false };
  const site = await openSite({}, lifecycle);
  expect((await site.get('/health/ready')).status).toBe(200);
  lifecycle.isStopping = true;
  expect((await site.get('/health/ready')).status).toBe(503);
  expect((await site.get('/health/live')).status).toBe(200);
  expect((await site.get('/')).status).toBe(200);
  await site.close();
});

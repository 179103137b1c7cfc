import { mailsTo } from './support/outbox.ts';
import { expect, hydrate, test } from './support/test.ts';

test('the contact form sends a message to the office, and the map loads on request', { tag: '@translated' }, async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title><p>Thamel</p></html>' });
  });
  // Whatever page a visit begins on, its policy lets the map through.
  await page.goto('/login');
  await hydrate(page);
  await page.evaluate(() => history.pushState(null, '', '/contact?trek=snowman-trek'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.frameLocator('iframe[title="Map of Thamel, Kathmandu"]').frameLocator('iframe');
  await expect(map.getByText('Thamel')).toBeVisible();
  expect(requests).toHaveLength(1);

  const words = `Is March too early? ${crypto.randomUUID()}`;
  await expect(page.getByLabel('Message')).toHaveValue(/the price of "Snowman Trek"/);
  await page.getByLabel('Name').fill('Maya Gurung');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Phone').fill('+977 9800000005');
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect.poll(async () => (await mailsTo('info@localhost')).join()).toContain(words);
});

import { expect, hydrate, test } from './support/test.ts';

const ON_CARDS = 'main article';

test('a visitor selects treks on cards and a page, compares them at a separate address and finds them selected later', {
  tag: '@translated',
}, async ({ page }) => {
  await page.goto('/treks?keyword=base+camp');
  await hydrate(page);
  const cards = page.locator(ON_CARDS);
  await cards.getByRole('button', { name: 'Compare Everest Base Camp Trek' }).click();
  await expect(page).toHaveURL(/keyword=base/);
  const bar = page.getByRole('region', { name: 'Treks to compare' });
  await expect(bar.getByRole('status')).toHaveText('Choose one more trek to compare.');
  await page.goto('/treks/druk-path-trek');
  await hydrate(page);
  await page.locator('main').getByRole('button', { name: 'Compare Druk Path Trek' }).click();
  await bar.getByRole('link', { name: 'Compare 2 treks' }).click();
  await expect(page).toHaveURL('/compare?treks=everest-base-camp-trek,druk-path-trek');
  await expect(page.getByRole('columnheader')).toHaveText(['Trek', /Everest Base Camp Trek/, /Druk Path Trek/]);
  await page.getByRole('link', { name: 'Remove Druk Path Trek' }).click();
  await expect(page).toHaveURL('/compare?treks=everest-base-camp-trek');
  await expect(page.getByText('Add another trek to see what differs.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(bar).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrate(page);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Compare treks (2)' }).click();
  await expect(page).toHaveURL('/compare?treks=everest-base-camp-trek,druk-path-trek');
});

test('the buttons on a card are large enough to tap and placed side by side on the picture', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/treks', '/treks?view=list']) {
    await page.goto(path);
    await hydrate(page);
    const card = page.locator(ON_CARDS).first();
    const picture = await card.locator('[data-part="picture"]').boundingBox();
    const compare = card.getByRole('button', { name: /^Compare / });
    await expect(compare).toBeVisible();
    const [first, heart] = [
      await compare.boundingBox(),
      await card.getByRole('button', { name: /^Save / }).boundingBox(),
    ];
    if (!(picture && first && heart)) throw new Error('A button is missing.');
    for (const { width, height } of [first, heart]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(first.x).toBeGreaterThan(picture.x);
    expect(heart.x).toBeGreaterThanOrEqual(first.x + first.width);
    expect(heart.x + heart.width).toBeLessThan(picture.x + picture.width);
    expect(heart.y + heart.height).toBeLessThan(picture.y + picture.height);
  }
});

test('the offer to chat is above the bar, not on its buttons', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/treks');
  await hydrate(page);
  for (const place of [0, 1])
    await page
      .locator(ON_CARDS)
      .getByRole('button', { name: /^Compare / })
      .nth(place)
      .click();
  const bar = page.getByRole('region', { name: 'Treks to compare' });
  const hint = page.getByText('Need Help? Chat with us');
  await expect(hint).toBeVisible();
  const [below, above] = [await bar.boundingBox(), await hint.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('the compare bar never covers the focused element', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/treks');
  await hydrate(page);
  for (const place of [0, 1, 2])
    await page
      .locator(ON_CARDS)
      .getByRole('button', { name: /^Compare / })
      .nth(place)
      .click();
  await expect(page.getByRole('link', { name: 'Compare 3 treks' })).toBeVisible();
  const obscured = await page.evaluate(() => {
    const bar = document.querySelector('[data-scope="compare"][data-part="bar"]') as HTMLElement;
    return [...document.querySelectorAll<HTMLElement>('main a[href], main select, footer a')].flatMap((control) => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      control.focus();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const box = bar.getBoundingClientRect();
      const isUnder = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return document.activeElement === control && isUnder ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
  expect(obscured).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison is readable and explains what it leaves out', async ({ page }) => {
    await page.goto('/compare?treks=everest-base-camp-trek,yeti-trek,druk-path-trek,langtang-valley-trek');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByText('We don’t have a trek with this address: yeti-trek.')).toBeVisible();
    await expect(page.getByText('Three treks fit side by side. One more was left out.')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Price per person/ })).toContainText('differs');
    await page.getByRole('link', { name: 'Remove Everest Base Camp Trek' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

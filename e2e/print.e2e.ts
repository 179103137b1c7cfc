import type { Page } from '@playwright/test';
import company from '../sites/api/content/company/company.json' with { type: 'json' };
import { expect, hydrate, test } from './support/test.ts';

/** CSS pixels across a sheet of A4, which is narrower than a desktop's screen. */
const A4 = { width: 794, height: 1123 };

test('a printed trek has all its sections, price and group size, and no controls', async ({ page }) => {
  await page.setViewportSize(A4);
  await page.goto('/treks/langtang-valley-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('spinbutton', { name: 'Travelers' })).toHaveValue('2');
  await expect(panel.getByText('per person').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trek Himalaya' })).toHaveCount(0);
  for (const part of ['Overview', 'Itinerary', 'Included', 'Gallery', 'Highlights']) {
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  }
});

/** Points of an A4 page, as PDF writes them. */
const A4_POINTS = '[0 0 595 842]';

async function printed(page: Page): Promise<{ pdf: string; sheets: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return { pdf, sheets: pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 };
}

test('a comparison of three treks prints on at most two sheets, with a column of row names', async ({ page }) => {
  await page.goto('/compare?treks=snowman-trek,everest-base-camp-trek,annapurna-circuit-trek');
  await hydrate(page);
  expect((await printed(page)).sheets).toBeLessThanOrEqual(2);
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  const [name, price] = await Promise.all(
    [page.getByRole('rowheader').first(), page.getByRole('cell').first()].map((part) => part.boundingBox()),
  );
  expect(name?.y).toBe(price?.y);
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
});

// The last is the longest.
for (const slug of ['langtang-valley-trek', 'everest-base-camp-trek', 'snowman-trek']) {
  test(`${slug} prints on four to six sheets of A4`, async ({ page }) => {
    await page.goto(`/treks/${slug}`);
    await hydrate(page);
    const { pdf, sheets } = await printed(page);
    expect(sheets).toBeGreaterThanOrEqual(4);
    expect(sheets).toBeLessThanOrEqual(6);
    const boxes = [...pdf.matchAll(/\/MediaBox (\[[^\]]*\])/g)].map(([, box = '']) =>
      box.replace(/\d+\.\d+/g, (size) => String(Math.round(Number(size)))),
    );
    expect([...new Set(boxes)]).toEqual([A4_POINTS]);
  });
}

test('a trek prints in type of at least nine points', async ({ page }) => {
  await page.goto('/treks/snowman-trek');
  await hydrate(page);
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('main').locator('p, li, dt, dd, th, td, summary, small').locator('visible=true');
  const sizes = await texts.evaluateAll((all) =>
    all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(100);
  // In CSS pixels, of which four are three points.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('every printed sheet names the company and its contact details', async ({ page }) => {
  await page.goto('/treks/langtang-valley-trek');
  await hydrate(page);
  const footer = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText)
      .join(' '),
  );
  const { name, license, offices } = company;
  const { emails, phones } = offices.nepal;
  for (const fact of [name, license, emails[0], phones[0]]) expect(footer).toContain(fact);
});

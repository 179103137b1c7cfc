import { expect, type Locator, type Page } from '@playwright/test';

/** The card of a trek, on whichever page of the list it is: which treks come first depends on the month. */
export async function findInList(page: Page, title: string): Promise<Locator> {
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const card = cards.filter({ has: page.getByRole('link', { name: title, exact: true }) });
  for (let number = 2; (await card.count()) === 0; number += 1) {
    const next = page.getByRole('link', { name: `Page ${number}`, exact: true });
    await next.click();
    await expect(next).toHaveAttribute('aria-current', 'page');
  }
  return card;
}

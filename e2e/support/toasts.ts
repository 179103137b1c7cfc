import { expect, type Locator, type Page } from '@playwright/test';

export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not visible`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

/** The toast's box once it has slid in. Measured at once, because it leaves by itself. */
export async function toastBox(page: Page, text: string) {
  const toast = page.locator('.Toastify__toast').filter({ hasText: text });
  return toast.evaluate(async (element) => {
    const once = element.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.all(once.map(({ finished }) => finished));
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

export async function expectApart(page: Page, toast: Awaited<ReturnType<typeof boxOf>>, others: Locator[]) {
  for (const other of others) {
    const box = await boxOf(other);
    const isApart =
      toast.bottom <= box.top || toast.top >= box.bottom || toast.right <= box.left || toast.left >= box.right;
    expect(isApart, `toast ${JSON.stringify(toast)} beside ${other} ${JSON.stringify(box)}`).toBe(true);
  }
  const width = page.viewportSize()?.width ?? 0;
  expect(toast.left).toBeGreaterThanOrEqual(0);
  expect(toast.right).toBeLessThanOrEqual(width);
}

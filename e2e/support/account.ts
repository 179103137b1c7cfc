import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const PASSWORD = 'Kora-clockwise-108';

/**
 * Registers a visitor at the backend, without the browser knowing.
 * @returns their address
 */
export async function register(page: Page, fullname: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.request.post('/api/auth/register', {
    data: { fullname, email, phone: '+977 9800000003', password: PASSWORD },
  });
  return email;
}

/** Fills in the sign-in page and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The account menu of a signed-in visitor. */
export const accountMenu = (page: Page, firstName: string) =>
  page.getByRole('banner').getByRole('button', { name: firstName });

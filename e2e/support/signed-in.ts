import type { Page } from '@playwright/test';

/** Registers somebody and starts every page of this browser signed in as them. */
export async function signInAs(page: Page, fullname: string): Promise<void> {
  const email = `${fullname.split(' ')[0]?.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post('/api/auth/register', {
    data: { fullname, email, phone: '+977 9800000001', password: 'Kora-clockwise-108' },
  });
  const { token, user } = await answer.json();
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('userData', value ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

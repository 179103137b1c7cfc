import type { Page } from '@playwright/test';
import { PASSWORD } from './account.ts';

/** The backend's answer to signing in. */
export interface Session {
  token: string;
  user: { email: string };
}

/** Registers a visitor and starts every page of this tab signed in as them, without a form. */
export async function signInAs(page: Page, fullname: string): Promise<Session> {
  const email = `${fullname.split(' ')[0]?.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post('/api/auth/register', {
    data: { fullname, email, phone: '+977 9800000001', password: PASSWORD },
  });
  const session: Session = await answer.json();
  await keepSession(page, session);
  return session;
}

/** Starts every page of a tab with a session, where the browser has none. */
export async function keepSession(page: Page, { token, user }: Session): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem('token')) return;
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('userData', value ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

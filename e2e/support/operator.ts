import { expect, type Page } from '@playwright/test';
import { mailsTo } from './outbox.ts';

export const OPERATOR_EMAIL = 'operator@example.org';
const PASSWORD = 'Kora@clockwise108';

/** Sets the operator's password by the reset mail, and starts every page of this browser signed in as them. */
export async function signInAsOperator(page: Page): Promise<void> {
  const { request } = page;
  // An older link is void.
  const { length: before } = await mailsTo(OPERATOR_EMAIL);
  await request.post('/api/auth/reset-password-request', { data: { email: OPERATOR_EMAIL } });
  let link = '';
  await expect
    .poll(async () => {
      link = /http\S+reset-password\?\S+/.exec((await mailsTo(OPERATOR_EMAIL)).slice(before).at(-1) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  const token = new URL(link).searchParams.get('token');
  const reset = { email: OPERATOR_EMAIL, token, newPassword: PASSWORD };
  const set = await request.post('/api/auth/reset-password', { data: reset });
  expect(set.status()).toBe(200);
  const answer = await request.post('/api/auth/login', {
    data: { email: OPERATOR_EMAIL, password: PASSWORD, rememberMe: false },
  });
  expect(answer.status()).toBe(200);
  const session = await answer.json();
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('userData', value ?? '');
    },
    [session.token, JSON.stringify(session.user)],
  );
}

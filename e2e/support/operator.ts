import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mailsTo } from './outbox.ts';
import { keepSession } from './signed-in.ts';

export const OPERATOR_EMAIL = 'operator@example.org';
const PASSWORD = 'Kora@clockwise108';

const signIn = (request: APIRequestContext) =>
  request.post('/api/auth/login', { data: { email: OPERATOR_EMAIL, password: PASSWORD, rememberMe: false } });

/** Sets the operator's password through the reset mail. */
async function setPassword(request: APIRequestContext): Promise<void> {
  await request.post('/api/auth/reset-password-request', { data: { email: OPERATOR_EMAIL } });
  let link = '';
  await expect
    .poll(async () => {
      link = /http\S+reset-password\?\S+/.exec((await mailsTo(OPERATOR_EMAIL)).at(-1) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  const token = new URL(link).searchParams.get('token');
  const reset = { email: OPERATOR_EMAIL, token, newPassword: PASSWORD };
  const set = await request.post('/api/auth/reset-password', { data: reset });
  expect(set.status()).toBe(200);
}

/** Signs in every page of this browser as the operator. The first call sets the password. */
export async function signInAsOperator(page: Page): Promise<void> {
  const { request } = page;
  let answer = await signIn(request);
  if (answer.status() === 401) {
    await setPassword(request);
    answer = await signIn(request);
  }
  expect(answer.status()).toBe(200);
  await keepSession(page, await answer.json());
}

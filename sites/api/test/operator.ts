import { expect, vi } from 'vitest';
import { codeAt } from './one-time-code.ts';
import { PASSWORD, type TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

export const OPERATOR_EMAIL = 'office@trek.example';

/** A site whose mails can be read. */
type MailedSite = Pick<TestSite, 'visitor' | 'mails'> & { now?: Date };

/** The link of the last reset mail to an address. */
export async function resetLink(site: MailedSite, email: string): Promise<URL> {
  const before = new Set(await site.mails());
  await site.visitor().post('/auth/reset-password-request', { email });
  return vi.waitFor(async () => {
    const mail = (await site.mails()).find(
      (text) => !before.has(text) && text.includes(`To: ${email}`) && text.includes('reset-password?'),
    );
    expect(mail).toBeDefined();
    return new URL(/http\S+reset-password\?\S+/.exec(mail ?? '')?.[0] ?? '');
  });
}

/** The token in the first invitation to an address. */
export function invitationToken(site: MailedSite, email: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await site.mails()).find((text) => text.includes(`To: ${email}`) && text.includes('/invitation?'));
    return new URL(/http\S+invitation\?\S+/.exec(mail ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  });
}

/** The token in the cookie that the answer to a code sets. */
export const officeTokenIn = (headers: Headers): string | undefined =>
  headers.getSetCookie().flatMap((cookie) => /^(?:__Secure-)?office=([^;]+)/.exec(cookie)?.[1] ?? [])[0];

/** The unused recovery codes, by site and address: each code works once, and a test's clock is paused. */
const recoveryCodes = new WeakMap<object, Map<string, string[]>>();

/** Enters the office, having set up an authenticator app the first time. */
export async function enterOffice(site: MailedSite, operator: Visitor, email: string): Promise<void> {
  const known = recoveryCodes.get(site) ?? new Map<string, string[]>();
  recoveryCodes.set(site, known);
  let code = known.get(email)?.pop();
  if (!code) {
    const { body } = await operator.post('/office/access/factor', {});
    code = codeAt(body.secret, site.now ?? new Date());
  }
  const { status, body, headers } = await operator.post('/office/access', { code });
  expect(status).toBe(200);
  if (body.recoveryCodes.length > 0) known.set(email, body.recoveryCodes);
  operator.officeToken = officeTokenIn(headers);
}

/** The operator in the office, who has set a password by the reset mail and an authenticator app the first time. */
export async function signInOperator(site: MailedSite, email = OPERATOR_EMAIL): Promise<Visitor> {
  const operator = await signInAlone(site, email);
  await enterOffice(site, operator, email);
  return operator;
}

/** The operator before they have shown a second factor. */
export async function signInAlone(site: MailedSite, email = OPERATOR_EMAIL): Promise<Visitor> {
  const signIn = () => site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: false });
  const known = await signIn();
  if (known.status === 200) return site.visitor(known.body.token);
  const { searchParams } = await resetLink(site, email);
  const reset = { email, token: searchParams.get('token'), newPassword: PASSWORD };
  expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(200);
  return site.visitor((await signIn()).body.token);
}

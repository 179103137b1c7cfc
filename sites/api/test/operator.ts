import { expect, vi } from 'vitest';
import { PASSWORD, type TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

export const OPERATOR_EMAIL = 'office@trek.example';

/** A site whose mails can be read. */
type MailedSite = Pick<TestSite, 'visitor' | 'mails'>;

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

/** The operator, who has set a password by the reset mail the first time and signs in with it. */
export async function signInOperator(site: MailedSite, email = OPERATOR_EMAIL): Promise<Visitor> {
  const signIn = () => site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: false });
  const known = await signIn();
  if (known.status === 200) return site.visitor(known.body.token);
  const { searchParams } = await resetLink(site, email);
  const reset = { email, token: searchParams.get('token'), newPassword: PASSWORD };
  expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(200);
  return site.visitor((await signIn()).body.token);
}

import { expect } from 'vitest';
import type { GoogleProvider, ProviderAccount } from './google-provider.ts';
import type { TestSite } from './site.ts';
import type { Answer } from './visitor.ts';

/** The browser's side of signing in with Google. */

export const SITE = 'http://127.0.0.1:3000';
export const RETURN_URL = `${SITE}/api/auth/google/return`;

export const person = (changes: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.org`,
  email_verified: true,
  name: 'Pasang Sherpa',
  ...changes,
});

/** The parameters that the site's callback page receives. */
export const redirectParams = (answer: Answer) => {
  const address = new URL(answer.headers.get('Location') ?? '');
  expect(address.origin + address.pathname).toBe(`${SITE}/auth/google/callback`);
  // A token reaches the browser alone.
  expect(address.searchParams.get('token')).toBeNull();
  return address.hash ? new URLSearchParams(address.hash.slice(1)) : address.searchParams;
};

const cookieOf = (answer: Answer) => (answer.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';

/** Goes to the provider. @returns the site's cookie, and the address that the provider sends back to */
export async function visitGoogle(
  site: TestSite,
  provider: GoogleProvider,
  account: ProviderAccount | null,
  query = '',
) {
  provider.account = account;
  const start = await site.visitor().get(`/auth/google${query}`);
  expect(start.status).toBe(302);
  const cookies = new Map<string, string>();
  let address = start.headers.get('Location') ?? '';
  while (!address.startsWith(RETURN_URL)) {
    const response = await fetch(new URL(address, provider.issuer), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    address = next;
  }
  return { start, cookie: cookieOf(start), returned: new URL(address) };
}

/** Comes back to the site. */
export const comeBackFromGoogle = (site: TestSite, returned: URL, cookie: string) =>
  site.visitor().get(`/auth/google/return${returned.search}`, { cookie });

import { decodeJwt } from 'jose';
import { signingKey } from '../src/accounts/signing-keys.ts';
import { tokenSecret } from '../src/accounts/token-secret.ts';
import { Tokens } from '../src/accounts/tokens.ts';
import type { Store } from '../src/store/open-store.ts';
import { addSession } from '../src/store/sessions.ts';
import { userById } from '../src/store/users.ts';
import type { TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const TEN_YEARS_SECONDS = 315_360_000;

/** Signs a visitor in for years, for tests that move the clock by months and are not about sessions. */
export async function staySignedIn({ settings, now }: TestSite, store: Store, visitor: Visitor): Promise<void> {
  const { userId } = decodeJwt<{ userId: string }>(visitor.token ?? '');
  const user = await userById(store, userId);
  if (!user) throw new Error('No account has this session');
  const limits = { longest: TEN_YEARS_SECONDS, idle: TEN_YEARS_SECONDS };
  const session = await addSession(store, user, { browser: null, system: null }, limits, now);
  const secret = await tokenSecret(settings.tokenSecret, settings.dataFolder);
  const tokens = new Tokens([signingKey(secret)], () => now);
  visitor.token = await tokens.session(user, session);
  if (visitor.officeToken) visitor.officeToken = await tokens.office(user, session);
}

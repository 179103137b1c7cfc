import { RESET_LINK_HOURS } from '@trek/ui/internal/sign-in/password-rules';
import { isLoopback } from '../core/loopback.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { isOfficeRole } from '../store/office-role.ts';
import type { Store } from '../store/open-store.ts';
import { userByEmail } from '../store/users.ts';
import { makeResetPath } from './reset-link.ts';
import type { Tokens } from './tokens.ts';

interface FirstLinkServices {
  settings: ApiSettings;
  store: Store;
  tokens: Tokens;
}

/**
 * The line by which the owner enters the office at a first look, on a machine that others can't reach and that sends no
 * mail. Undefined otherwise: the link is a key, and a console may be recorded.
 */
export async function firstLinkLine({ settings, store, tokens }: FirstLinkServices): Promise<string | undefined> {
  const { publicUrl, mail, operatorEmail, trustedProxies, runsTasks } = settings;
  const isFirstLook = isLoopback(publicUrl) && !mail.smtpUrl && trustedProxies === 0 && runsTasks;
  if (!operatorEmail || !isFirstLook) return undefined;
  const operator = await userByEmail(store, operatorEmail);
  if (!isOfficeRole(operator?.role) || operator?.password_hash !== null) return undefined;
  const link = publicUrl + (await makeResetPath(store, tokens, operator));
  return `The office, ${publicUrl}/office: ${operatorEmail} sets a password within ${RESET_LINK_HOURS} h at\n${link}`;
}

import { emailSchema } from '@trek/ui/sign-in/rules';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { isLoopback } from '../core/loopback.ts';
import { SettingError } from '../core/setting-error.ts';
import { isWeakSecret } from './secret-strength.ts';

/** The way out of everything that a public shop must have, in each message. */
export const UNLESS_DEMO = 'for a demonstration, set DEMO=1';

const SECRETS = ['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE', 'METRICS_TOKEN'] as const;

type ShopSettings = Readonly<
  { PUBLIC_URL: string } & Partial<Record<'SMTP_URL' | 'MAIL_FROM' | (typeof SECRETS)[number], string | undefined>>
>;

/**
 * Refuses settings with which a public shop would take bookings and harm its customers or itself.
 * @throws SettingError
 */
export function refuseUnfitShop(settings: ShopSettings): void {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM } = settings;
  if (MAIL_FROM && !isSender(MAIL_FROM, isLoopback(PUBLIC_URL))) {
    throw new SettingError(
      `MAIL_FROM: must be one e-mail address, such as bookings@treks.example or "Treks" <bookings@treks.example>; ${UNLESS_DEMO}`,
    );
  }
  if (isLoopback(PUBLIC_URL)) return;
  const because = `because ${PUBLIC_URL} is public`;
  if (!SMTP_URL) {
    throw new SettingError(`SMTP_URL: must be set, ${because} and its customers wait for mail; ${UNLESS_DEMO}`);
  }
  for (const name of SECRETS) {
    const secret = settings[name];
    if (!secret || !isWeakSecret(secret)) continue;
    throw new SettingError(
      `${name}: must be random, ${because} and this can be guessed: openssl rand -hex 32 prints one; ${UNLESS_DEMO}`,
    );
  }
}

/** Whether it is one address, with a name or without. A mail catcher on one's own machine takes `@localhost`, too. */
function isSender(text: string, isOwnMachine: boolean): boolean {
  const [sender, ...others] = addressparser(text);
  if (!sender || others.length > 0 || !('address' in sender)) return false;
  const { address = '' } = sender;
  return emailSchema.safeParse(address).success || (isOwnMachine && /^[^@\s]+@localhost$/.test(address));
}

import { emailSchema } from '@trek/ui/internal/sign-in/rules';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { isLoopback, isLoopbackHost } from '../core/loopback.ts';
import { SettingError } from '../core/setting-error.ts';
import { UNLESS_DEMO } from './demonstration.ts';
import { isWeakSecret } from './secret-strength.ts';

const SECRETS = ['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE', 'METRICS_TOKEN'] as const;

type ShopSettings = Readonly<
  { PUBLIC_URL: string; HOST: string; TRUST_PROXY: number } & Partial<
    Record<'SMTP_URL' | 'MAIL_FROM' | (typeof SECRETS)[number], string | undefined>
  >
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
  if (isLoopback(PUBLIC_URL)) {
    refuseUnnamedShop(settings);
    return;
  }
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

/** Others who reach a server make it a shop, whatever it takes for its own address. */
function refuseUnnamedShop({ PUBLIC_URL, HOST, TRUST_PROXY }: ShopSettings): void {
  const exposure = isLoopbackHost(HOST) ? TRUST_PROXY > 0 && `TRUST_PROXY=${TRUST_PROXY}` : `HOST=${HOST}`;
  if (!exposure) return;
  throw new SettingError(
    `PUBLIC_URL: must be the address where others reach the site, because ${exposure} lets them in, and not ${PUBLIC_URL}; ${UNLESS_DEMO}`,
  );
}

/** Whether it is one address, with a name or without. A mail catcher on one's own machine takes `@localhost`, too. */
function isSender(text: string, isOwnMachine: boolean): boolean {
  const [sender, ...others] = addressparser(text);
  if (!sender || others.length > 0 || !('address' in sender)) return false;
  const { address = '' } = sender;
  return emailSchema.safeParse(address).success || (isOwnMachine && /^[^@\s]+@localhost$/.test(address));
}

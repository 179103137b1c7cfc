import { isLoopback } from '../core/loopback.ts';
import { SettingError } from '../core/setting-error.ts';

/** The operator's client at Google. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Who vouches for people; Google, but for tests. */
  issuer: string;
  /** The API's own address that Google sends people back to, as it is registered there. */
  returnUrl: string;
}

export const GOOGLE_ISSUER = 'https://accounts.google.com';

/**
 * Reads whether people can sign in with Google: with both halves of the client, or not at all with neither.
 * @throws SettingError
 */
export function googleSettings(
  { clientId, clientSecret }: { clientId: string | undefined; clientSecret: string | undefined },
  issuer: string,
  returnUrl: string,
): GoogleSettings | undefined {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) throw new SettingError('GOOGLE_CLIENT_ID: must be set beside GOOGLE_CLIENT_SECRET');
  if (!clientSecret) throw new SettingError('GOOGLE_CLIENT_SECRET: must be set beside GOOGLE_CLIENT_ID');
  if (issuer.startsWith('http:') && !isLoopback(issuer)) {
    throw new SettingError('GOOGLE_ISSUER: must be an https address, or one of this machine');
  }
  return { clientId, clientSecret, issuer, returnUrl };
}

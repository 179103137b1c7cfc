import { isLoopback } from '../core/loopback.ts';
import { SettingError } from '../core/setting-error.ts';

/** The operator's OAuth client at Google. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** The OpenID issuer: Google, except in tests. */
  issuer: string;
  /** The callback URL of this API, as registered at Google. */
  returnUrl: string;
}

export const GOOGLE_ISSUER = 'https://accounts.google.com';

/**
 * Reads the Google client: both halves are set, or neither, which turns Google sign-in off.
 * @throws SettingError
 */
export function googleSettings(
  { clientId, clientSecret }: { clientId: string | undefined; clientSecret: string | undefined },
  issuer: string,
  returnUrl: string,
): GoogleSettings | undefined {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) throw new SettingError('GOOGLE_CLIENT_ID: must be set together with GOOGLE_CLIENT_SECRET');
  if (!clientSecret) throw new SettingError('GOOGLE_CLIENT_SECRET: must be set together with GOOGLE_CLIENT_ID');
  if (issuer.startsWith('http:') && !isLoopback(issuer)) {
    throw new SettingError('GOOGLE_ISSUER: must be an https address, or on this machine');
  }
  return { clientId, clientSecret, issuer, returnUrl };
}

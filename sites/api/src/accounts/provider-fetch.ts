import { OwnError } from '../core/log.ts';

/** Hosts of Google's own endpoints. Source: https://accounts.google.com/.well-known/openid-configuration */
const GOOGLE_HOSTS = [
  'accounts.google.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'openidconnect.googleapis.com',
];

/**
 * Calls the provider and no one else: its metadata names addresses, which must not lead into our own network. Google's are
 * listed; any other provider has its own host alone. No redirect is followed.
 * @param issuer from the settings
 */
export function providerFetch(issuer: string): (address: string, options: object) => Promise<Response> {
  const { origin, hostname, protocol } = new URL(issuer);
  const hosts = GOOGLE_HOSTS.includes(hostname) ? GOOGLE_HOSTS : [];
  return async (address, options) => {
    const url = new URL(address);
    const isAllowed =
      url.origin === origin || (url.protocol === protocol && url.port === '' && hosts.includes(url.hostname));
    if (!isAllowed) throw new OwnError('The provider of sign-ins names an address on another host');
    return fetch(url, { ...options, redirect: 'error' });
  };
}

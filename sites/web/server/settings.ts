import { SettingError } from '@trek/api';
import * as z from 'zod';

export interface SiteSettings {
  port: number;
  host: string;
  /** Origin of another backend; undefined: the embedded one is started. */
  apiUrl: string | undefined;
  /** Origin where visitors reach the site. */
  publicUrl: string;
  /** Seconds that rendered public pages are cached. After that, and with 0 every time, their data is read again. */
  pageCacheSeconds: number;
  /** Whether HSTS covers subdomains, too. */
  isStrictForSubdomains: boolean;
}

const wholeNumber = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number({ error: message }).int(message).min(minimum, message).max(maximum, message);
};

const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address like ${example}` })
    .transform((address) => new URL(address))
    .refine(({ href, origin }) => href === `${origin}/`, { error: `must be an origin like ${example}, without a path` })
    .transform(({ origin }) => origin);

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: origin('https://api.example.com').optional(),
  PUBLIC_URL: origin('https://example.com').optional(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400).default(30),
  HSTS_SUBDOMAINS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
});

/**
 * Reads the settings of the site. An empty variable counts as not set.
 * @throws SettingError naming the first invalid setting
 */
export function readSiteSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SettingError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { PORT, HOST, API_URL, PUBLIC_URL, PAGE_CACHE_SECONDS, HSTS_SUBDOMAINS } = result.data;
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL,
    publicUrl: PUBLIC_URL ?? `http://127.0.0.1:${PORT}`,
    pageCacheSeconds: PAGE_CACHE_SECONDS,
    isStrictForSubdomains: HSTS_SUBDOMAINS === '1',
  };
}

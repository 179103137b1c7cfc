import { SettingError } from '@trek/api';
import * as z from 'zod';

export interface SiteSettings {
  port: number;
  host: string;
  /** Origin of another backend; undefined: the embedded one is started. */
  apiUrl: string | undefined;
  /** Where visitors reach the site, without a trailing slash. */
  publicUrl: string;
  /** Seconds that rendered public pages and backend answers are kept; 0 keeps nothing. */
  pageCacheSeconds: number;
}

const wholeNumber = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number({ error: message }).int(message).min(minimum, message).max(maximum, message);
};

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://example.com' })
  .transform((address) => address.replace(/\/+$/, ''));

const origin = webAddress.refine((address) => new URL(address).origin === address, {
  error: 'must be an origin like https://api.example.com, without a path',
});

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: origin.optional(),
  PUBLIC_URL: webAddress.optional(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400).default(30),
});

/**
 * Reads the settings of the site. An empty variable counts as not set.
 * @throws SettingError naming the first setting that is not good
 */
export function readSiteSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SettingError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { PORT, HOST, API_URL, PUBLIC_URL, PAGE_CACHE_SECONDS } = result.data;
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL,
    publicUrl: PUBLIC_URL ?? `http://127.0.0.1:${PORT}`,
    pageCacheSeconds: PAGE_CACHE_SECONDS,
  };
}

import { demoSchemas, type Environment, isDemonstration, parseSettings, yesOrNo } from '@trek/api';
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
  /** Seconds that the last good page replaces one that the backend fails. 0: never. */
  pageStaleSeconds: number;
  /** Folder of builds that several servers share; undefined: each serves its own. */
  buildsFolder: string | undefined;
  /** Origins of pictures elsewhere; undefined: any. */
  imageHosts: readonly string[] | undefined;
  /** Whether HSTS covers subdomains, too. */
  isStrictForSubdomains: boolean;
  /** Whether browsers hear of a page's styles and fonts while it is being rendered. */
  sendsEarlyHints: boolean;
  /** Whether the site is a demonstration, which sells nothing. */
  isDemo: boolean;
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

/** Several, separated by commas. */
const origins = (example: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(origin(example)));

const schemas = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: origin('https://api.example.com').optional(),
  PUBLIC_URL: origin('https://example.com').optional(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400).default(30),
  PAGE_STALE_SECONDS: wholeNumber(0, 604_800).default(86_400),
  BUILDS_DIR: z.string().optional(),
  IMAGE_HOSTS: origins('https://images.example.com').optional(),
  HSTS_SUBDOMAINS: yesOrNo,
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  EARLY_HINTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  ...demoSchemas,
};

/**
 * Reads the settings of the site. An empty variable counts as not set.
 * @throws SettingError naming the first invalid setting
 */
export function readSiteSettings(environment: Environment): SiteSettings {
  const read = parseSettings(schemas, environment);
  return {
    port: read.PORT,
    host: read.HOST,
    apiUrl: read.API_URL,
    publicUrl: read.PUBLIC_URL ?? `http://127.0.0.1:${read.PORT}`,
    pageCacheSeconds: read.PAGE_CACHE_SECONDS,
    pageStaleSeconds: read.PAGE_STALE_SECONDS,
    buildsFolder: read.BUILDS_DIR,
    imageHosts: read.IMAGE_HOSTS,
    isStrictForSubdomains: read.HSTS_SUBDOMAINS,
    // Behind a proxy only on request: nginx before 1.29 never answers after a 103.
    sendsEarlyHints: read.EARLY_HINTS === undefined ? read.TRUST_PROXY === 0 : read.EARLY_HINTS === '1',
    isDemo: isDemonstration(read),
  };
}

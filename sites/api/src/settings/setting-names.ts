import * as z from 'zod';
import { didYouMean } from '../core/did-you-mean.ts';
import { SettingError } from '../core/setting-error.ts';
import { isMisspelled } from './misspelled-name.ts';
import { refuseStraySigns } from './stray-signs.ts';

/** Every setting of the site and its API, in the order of docs/operations.md. */
export const SETTING_NAMES = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'API_URL', 'CORS_ORIGINS', 'TRUST_PROXY', 'IMAGE_HOSTS', 'HSTS_SUBDOMAINS'],
  ...[
    'PAGE_CACHE_SECONDS',
    'PAGE_STALE_SECONDS',
    'BUILDS_DIR',
    'EARLY_HINTS',
    'WEB_CONCURRENCY',
    'DEMO',
    'FOREIGN_NAMES',
  ],
  ...['DATA_DIR', 'DATABASE_URL', 'CONTENT_DIR'],
  ...['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE', 'METRICS_TOKEN', 'OPERATOR_EMAIL'],
  ...['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_RETURN_URL', 'GOOGLE_ISSUER'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'ALLOW_SIMULATED_PAYMENTS'],
  ...['SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL', 'ALLOW_PLAIN_SMTP', 'COMPANY_NAME', 'COMPANY_PHONE'],
] as const;

/** The setting that names the settings file. It is in the environment alone. */
export const SETTINGS_FILE = 'SETTINGS_FILE';

export type SettingName = (typeof SETTING_NAMES)[number];

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Names of the settings that are set. */
export const settingsInUse = (environment: Environment): string[] =>
  SETTING_NAMES.filter((name) => environment[name]?.trim());

const KNOWN: readonly string[] = [...SETTING_NAMES, SETTINGS_FILE];

/**
 * Reads the settings of a schema, without spaces around them. An empty variable counts as not set.
 * @throws SettingError naming the first setting that is invalid or misspelled
 */
export function parseSettings<Shape extends Partial<Record<SettingName, z.ZodType>>>(
  shape: Shape,
  environment: Environment,
): z.output<z.ZodObject<Shape>> {
  refuseMisspelled(environment);
  const given = SETTING_NAMES.flatMap((name) => {
    const value = environment[name]?.trim();
    return value ? [[name, refuseStraySigns(name, value)] as const] : [];
  });
  const result = z.object(shape).safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingError(`${issue?.path[0]?.toString()}: ${issue?.message}`);
}

/** A misspelled name would leave its setting at the default: bookings without mail, data in another folder. */
function refuseMisspelled(environment: Environment): void {
  const foreign = environment.FOREIGN_NAMES?.split(/[\s,]+/) ?? [];
  for (const [name, value] of Object.entries(environment)) {
    if (!value?.trim() || KNOWN.includes(name) || foreign.includes(name) || !isMisspelled(name, KNOWN)) continue;
    throw new SettingError(
      `${name}: is no setting${didYouMean(name, KNOWN)} If it belongs to another program, set FOREIGN_NAMES=${name}`,
    );
  }
}

/** @throws SettingError if there is no such setting */
export function refuseUnknown(name: string, place: string): void {
  if (name === SETTINGS_FILE) throw new SettingError(`${place}: ${name} can only be set in the environment`);
  if ((SETTING_NAMES as readonly string[]).includes(name)) return;
  throw new SettingError(`${place}: there is no setting ${name}${didYouMean(name, SETTING_NAMES)}`);
}

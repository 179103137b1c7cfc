import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { accountEmail, emailSchema } from '@trek/ui/internal/sign-in/rules';
import * as z from 'zod';
import { type Log, logToConsole } from '../core/log.ts';
import { isLoopback } from '../core/loopback.ts';
import { hasPlainHost } from '../core/plain-host.ts';
import { runsBackgroundTasks } from '../core/process-role.ts';
import { intervalTicker, type Ticker } from '../core/schedule.ts';
import { SettingError } from '../core/setting-error.ts';
import { fromWorkspace } from '../core/workspace.ts';
import { demoSchemas, isDemonstration, yesOrNo } from './demonstration.ts';
import { GOOGLE_ISSUER, type GoogleSettings, googleSettings } from './google-settings.ts';
import { PASSWORD_COST, type PasswordCost } from './password-cost.ts';
import { type PaymentSettings, paymentSettings } from './payment-settings.ts';
import { MIN_SECRET_LENGTH } from './secret-strength.ts';
import { type Environment, parseSettings } from './setting-names.ts';
import { refuseUnfitShop } from './unfit-shop.ts';

/** The company that runs the site, as customers know it. */
export interface Company {
  name: string;
  /** As it is written; undefined: the mails name no number. */
  phone: string | undefined;
}

/** How mail is sent: through an SMTP server, or to the outbox folder when `smtpUrl` is not set. */
interface MailSettings {
  smtpUrl: string | undefined;
  /** Whether mail may leave this machine unencrypted. */
  allowsPlainSmtp: boolean;
  /** Sender of every mail. */
  from: string;
  /** Receives the messages of the contact form. */
  contactAddress: string;
}

export interface ApiSettings {
  /** Holds the SQLite database, the token secret, the outbox and the operator's photos. */
  dataFolder: string;
  contentFolder: string;
  /** Whether the content is outside of the program's own folder, so that it may be edited. */
  isContentOwn: boolean;
  /** PostgreSQL; without it the database is a SQLite file in `dataFolder`. */
  databaseUrl: string | undefined;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  corsOrigins: string[];
  /** Number of proxies in front of this server that append to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Whether HSTS covers subdomains, too. */
  isStrictForSubdomains: boolean;
  /** Required to read the metrics; without it, only programs on this machine can. */
  metricsToken: string | undefined;
  /** Signs tokens; if not set, one is generated and stored in `dataFolder`. */
  tokenSecret: string | undefined;
  /** The previous secret. Its tokens stay valid until they expire. */
  tokenSecretBefore: string | undefined;
  payment: PaymentSettings;
  /** Undefined: Google sign-in is off. */
  google: GoogleSettings | undefined;
  mail: MailSettings;
  /** Signs the mails to customers. */
  company: Company;
  /** Account that may open the office; undefined: the accounts stay as they are. */
  operatorEmail: string | undefined;
  passwordCost: PasswordCost;
  /** Number of processes on this machine that share its database. */
  processes: number;
  /** Whether this one runs the background tasks: one of them does. */
  runsTasks: boolean;
  now: () => Date;
  /** Triggers the recurring tasks. */
  ticker: Ticker;
  log: Log;
}

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` });
const webUrl = url(/^https?$/, 'https://trek.example').refine(
  hasPlainHost,
  'must be one address, like https://trek.example: none stands for several',
);

const email = z
  .string()
  .transform(accountEmail)
  .refine((address) => emailSchema.safeParse(address).success, 'must be an e-mail address');

const secret = z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`);
/** Keys that travel in headers and addresses. */
const WITHOUT_SPACES = /^[!-~]+$/;
const SPACES = 'must be plain letters, digits and signs, without spaces';

const host = z.string().default('127.0.0.1');

const schemas = {
  HOST: host,
  DATA_DIR: z.string().default('data'),
  CONTENT_DIR: z.string().default(fileURLToPath(new URL('../../content/', import.meta.url))),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://name:password@host/database').optional(),
  PUBLIC_URL: webUrl.default('http://127.0.0.1:3000').transform((address) => address.replace(/(?<!\/)\/+$/, '')),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(webUrl.transform((address) => new URL(address).origin)))
    .optional(),
  TRUST_PROXY: z.coerce.number({ error: 'must be a whole number, 0 or more' }).int().min(0).max(10).default(0),
  TOKEN_SECRET: secret.optional(),
  TOKEN_SECRET_BEFORE: secret.optional(),
  METRICS_TOKEN: secret.regex(WITHOUT_SPACES, SPACES).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  HSTS_SUBDOMAINS: yesOrNo,
  ...demoSchemas,
  GOOGLE_CLIENT_ID: z.string().regex(WITHOUT_SPACES, SPACES).optional(),
  GOOGLE_CLIENT_SECRET: z.string().regex(WITHOUT_SPACES, SPACES).optional(),
  GOOGLE_ISSUER: webUrl.default(GOOGLE_ISSUER),
  GOOGLE_RETURN_URL: webUrl.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://name:password@host:587').optional(),
  ALLOW_PLAIN_SMTP: yesOrNo,
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: email.optional(),
  OPERATOR_EMAIL: email.optional(),
  COMPANY_NAME: z.string().default('Your trekking office'),
  COMPANY_PHONE: z.string().optional(),
};

/**
 * Reads the settings of the API. An empty variable counts as not set.
 * @throws SettingError naming the first invalid setting
 */
export function readSettings(environment: Environment): ApiSettings {
  const read = parseSettings(schemas, environment);
  if (read.DATABASE_URL && !isLoopback(read.DATABASE_URL) && !/[?&]sslmode=/.test(read.DATABASE_URL)) {
    throw new SettingError(
      'DATABASE_URL: must set the encryption, because the database is on another machine: ?sslmode=verify-full, or ?sslmode=disable on a private network',
    );
  }
  if (read.TOKEN_SECRET_BEFORE && !read.TOKEN_SECRET) {
    throw new SettingError('TOKEN_SECRET: must be set together with TOKEN_SECRET_BEFORE');
  }
  if (read.SMTP_URL) {
    if (!read.MAIL_FROM) throw new SettingError('MAIL_FROM: must be set together with SMTP_URL');
    if (!read.CONTACT_EMAIL) throw new SettingError('CONTACT_EMAIL: must be set together with SMTP_URL');
  }
  const isDemo = isDemonstration(read);
  const payment = paymentSettings(
    {
      secretKey: read.STRIPE_SECRET_KEY,
      publishableKey: read.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    },
    read.PUBLIC_URL,
    isDemo,
  );
  if (!isDemo) refuseUnfitShop(read);
  return {
    dataFolder: read.DATA_DIR,
    contentFolder: fromWorkspace(read.CONTENT_DIR),
    isContentOwn: environment.CONTENT_DIR !== undefined,
    databaseUrl: read.DATABASE_URL,
    publicUrl: read.PUBLIC_URL,
    corsOrigins: read.CORS_ORIGINS ?? [new URL(read.PUBLIC_URL).origin],
    trustedProxies: read.TRUST_PROXY,
    isStrictForSubdomains: read.HSTS_SUBDOMAINS,
    metricsToken: read.METRICS_TOKEN,
    tokenSecret: read.TOKEN_SECRET,
    tokenSecretBefore: read.TOKEN_SECRET_BEFORE,
    payment,
    google: googleSettings(
      { clientId: read.GOOGLE_CLIENT_ID, clientSecret: read.GOOGLE_CLIENT_SECRET },
      read.GOOGLE_ISSUER,
      // A site that mounts the API sets this; a standalone API uses its own address.
      read.GOOGLE_RETURN_URL ?? `${read.PUBLIC_URL}/api/auth/google/return`,
    ),
    mail: {
      smtpUrl: read.SMTP_URL,
      allowsPlainSmtp: read.ALLOW_PLAIN_SMTP,
      from: read.MAIL_FROM ?? 'bookings@localhost',
      contactAddress: read.CONTACT_EMAIL ?? 'info@localhost',
    },
    company: { name: read.COMPANY_NAME, phone: read.COMPANY_PHONE },
    operatorEmail: read.OPERATOR_EMAIL,
    passwordCost: PASSWORD_COST,
    processes: readProcessCount(environment),
    runsTasks: runsBackgroundTasks(),
    now: () => new Date(),
    ticker: intervalTicker,
    log: logToConsole,
  };
}

/** The folder of the content, of which the site is built, too. */
export const readContentFolder = (environment: Environment): string =>
  fromWorkspace(parseSettings({ CONTENT_DIR: schemas.CONTENT_DIR }, environment).CONTENT_DIR);

/** The address of a standalone API: `PORT` (default 4000) on `HOST` (default: this machine only). */
export function readListenAddress(environment: Environment): { port: number; host: string } {
  const message = 'must be a port number from 0 to 65535';
  const schema = {
    PORT: z.coerce.number({ error: message }).int(message).min(0, message).max(65_535, message).default(4000),
    HOST: host,
  };
  const { PORT, HOST } = parseSettings(schema, environment);
  return { port: PORT, host: HOST };
}

const MAXIMUM_PROCESSES = 64;

/** The number of processes that share a port: `WEB_CONCURRENCY`, `auto` for one per core. */
export function readProcessCount(environment: Environment): number {
  const message = `must be auto or a whole number from 1 to ${MAXIMUM_PROCESSES}`;
  const count = z.coerce.number({ error: message }).int(message).min(1, message).max(MAXIMUM_PROCESSES, message);
  const schema = {
    WEB_CONCURRENCY: z.preprocess((given) => (given === 'auto' ? availableParallelism() : given), count.default(1)),
  };
  return parseSettings(schema, environment).WEB_CONCURRENCY;
}

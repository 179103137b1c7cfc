import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { relative } from 'node:path';
import { ContentError, errorCount } from '../content/content-error.ts';
import { readContent } from '../content/read-content.ts';
import { readCustomerFacts, sampleErrors, sampleWarnings } from '../content/sample-facts.ts';
import { isLoopback } from '../core/loopback.ts';
import { WORKSPACE } from '../core/workspace.ts';
import type { Environment, SettingName } from '../settings/setting-names.ts';
import { OFFICE_ROLES } from '../store/office-role.ts';
import type { Store } from '../store/open-store.ts';

/** One thing that a real shop has. */
export interface SetupCheck {
  what: string;
  /** The way to get it; undefined: it is there. */
  lacks?: string | undefined;
}

const has = (environment: Environment, name: SettingName) => Boolean(environment[name]?.trim());

/** The settings that a real shop sets, beyond those without which it would not start. */
export function settingChecks(environment: Environment): SetupCheck[] {
  const address = environment.PUBLIC_URL?.trim() ?? '';
  const isSet = (what: string, names: readonly SettingName[], why: string): SetupCheck => {
    const missing = names.filter((name) => !has(environment, name));
    return { what, lacks: missing.length > 0 ? `set ${missing.join(', ')}: ${why}` : undefined };
  };
  return [
    {
      what: 'A public address with TLS',
      lacks:
        address.startsWith('https:') && !isLoopback(address)
          ? undefined
          : 'set PUBLIC_URL to https:// and your host: links in mails and search engines lead there',
    },
    isSet('A proxy in front', ['TRUST_PROXY'], 'limits would count all visitors as one'),
    isSet('Cards', ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'], 'payments are simulated'),
    {
      what: 'Live cards',
      lacks: environment.STRIPE_SECRET_KEY?.includes('_live_')
        ? undefined
        : 'take the live keys of your Stripe account: with others no money moves',
    },
    isSet('Reports from Stripe', ['STRIPE_WEBHOOK_SECRET'], 'refunds and disputes would arrive once a day'),
    isSet('Mail', ['SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL'], 'customers wait for it, and so do you'),
    isSet('An operator', ['OPERATOR_EMAIL'], 'no one may open the office'),
    isSet('A secret for sessions', ['TOKEN_SECRET'], 'a restored or second server would sign everyone out'),
    isSet('A secret for monitoring', ['METRICS_TOKEN'], 'only programs on this machine can read /metrics'),
    {
      what: 'No demonstration',
      lacks: environment.DEMO === '1' ? 'remove DEMO: it allows what harms a shop' : undefined,
    },
    outside('Data outside of the checkout', environment, 'DATA_DIR'),
    outside('Content outside of the checkout', environment, 'CONTENT_DIR'),
    outside('Builds outside of the checkout', environment, 'BUILDS_DIR'),
  ];
}

/** In the checkout, an upgrade meets it, and pages of the last build lose their files. */
function outside(what: string, environment: Environment, name: 'DATA_DIR' | 'CONTENT_DIR' | 'BUILDS_DIR'): SetupCheck {
  const folder = environment[name]?.trim();
  const isOutside = folder?.startsWith('/') && relative(WORKSPACE, folder).startsWith('..');
  return {
    what,
    lacks: isOutside
      ? undefined
      : `set ${name} to a folder elsewhere, such as /srv/trek/${name.replace('_DIR', '').toLowerCase()}`,
  };
}

/** Whether a server of this account could put its build where the others find it. */
export async function buildsCheck(folder: string): Promise<SetupCheck> {
  const what = 'Builds that other servers find';
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return { what };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { what, lacks: `make ${folder}, the BUILDS_DIR, a folder that this account may write (${code})` };
  }
}

/** The content, with the company's own facts. */
export async function contentChecks(folder: string): Promise<SetupCheck[]> {
  const company = `${folder}/company`;
  const [errors, samples] = await Promise.all([contentFaults(folder), sampleFacts(company)]);
  return [
    { what: 'Content without errors', lacks: errors },
    { what: 'Your own accounts and contacts', lacks: samples },
  ];
}

async function contentFaults(folder: string): Promise<string | undefined> {
  try {
    await readContent(folder);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return `${errorCount(error.issues)}: npm run content lists them`;
  }
}

async function sampleFacts(company: string): Promise<string | undefined> {
  const facts = await readCustomerFacts(company);
  const samples = [...sampleErrors(facts), ...sampleWarnings(facts)];
  return samples.map((sample) => sample.split(':').slice(0, 2).join(':')).join('; ') || undefined;
}

/** Whether someone can enter the office. */
export async function operatorCheck(store: Store): Promise<SetupCheck> {
  const operators = await store
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.email', 'second_factors.confirmed_at'])
    .where('users.role', 'in', OFFICE_ROLES)
    .execute();
  const entering = operators.filter(({ confirmed_at }) => confirmed_at !== null).map(({ email }) => email);
  // The log names none of them.
  if (entering.length > 0) return { what: `An operator who can enter the office: ${entering.sort().join(', ')}` };
  const what = 'An operator who can enter the office';
  const [operator] = operators;
  return {
    what,
    lacks: operator
      ? `${operator.email} has to set up an authenticator app at /office`
      : 'start the site once with OPERATOR_EMAIL, and set the password by the mail of /forgot-password',
  };
}

/** Whether the site answers at its public address, as it does for visitors. */
export async function addressCheck(publicUrl: string, ask = fetch): Promise<SetupCheck> {
  const what = 'The site at its public address';
  try {
    const { status } = await ask(`${publicUrl}/health/ready`, { signal: AbortSignal.timeout(10_000) });
    return { what, lacks: status === 200 ? undefined : `${publicUrl}/health/ready answers with ${status}` };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    return { what, lacks: `${publicUrl} does not answer: ${cause?.code ?? cause?.message ?? message}` };
  }
}

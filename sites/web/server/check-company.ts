import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ContentError,
  type CustomerFacts,
  companyErrors,
  companyPrints,
  isLoopback,
  logToConsole,
  sampleErrors,
  sampleWarnings,
  UNLESS_DEMO,
} from '@trek/api';
import { currentBuild, DIST } from './builds.ts';
import { companyFolder } from './company-folder.ts';
import type { SiteSettings } from './settings.ts';

type ShopSettings = Pick<SiteSettings, 'publicUrl' | 'isDemo'>;

const isShop = ({ publicUrl, isDemo }: ShopSettings) => !isDemo && !isLoopback(publicUrl);

const refusal = (errors: readonly string[]) => new ContentError(errors.map((error) => `${error}; ${UNLESS_DEMO}`));

/**
 * Refuses a public shop with the sample company's bank account, and logs other facts of that company.
 * @param facts those that customers see: of the build, or of the folder that it is about to be made of
 * @throws ContentError
 */
export function refuseSamples(settings: ShopSettings, facts: CustomerFacts, log = logToConsole): void {
  if (!isShop(settings)) return;
  const errors = sampleErrors(facts);
  if (errors.length > 0) throw refusal(errors);
  for (const message of sampleWarnings(facts)) log({ level: 'warn', message });
}

/** In a build's folder: prints of the company's facts in it. */
const PRINTS = 'company-prints.json';

/** Notes in a build's folder which facts it is made of. Call it before they are read, so that a change meanwhile shows. */
export async function notePrints(build: string, company = companyFolder()): Promise<void> {
  await writeFile(join(build, PRINTS), JSON.stringify(await companyPrints(company)));
}

/** The file that must not differ: money would go to an account that its owner has changed. */
const BANK_ACCOUNTS = 'company/bank-accounts.json';

/**
 * Refuses a public shop that would go on showing another bank account than its owner wrote down since it was built. Other
 * differences are logged, as all are elsewhere, and where the files have errors, so that no build can take them: a site that a
 * machine starts again has to go on.
 * @param build the build's folder
 * @throws ContentError
 */
export async function refuseOldFacts(
  settings: ShopSettings & Pick<SiteSettings, 'apiUrl'>,
  build: string,
  company = companyFolder(),
  log = logToConsole,
): Promise<void> {
  // A machine whose backend is elsewhere need not have the content.
  if (settings.apiUrl && !existsSync(company)) return;
  const prints = await companyPrints(company);
  const built: Record<string, string> = JSON.parse(await readFile(join(build, PRINTS), 'utf8').catch(() => '{}'));
  const names = new Set([...Object.keys(prints), ...Object.keys(built)]);
  const changed = [...names].filter((name) => prints[name] !== built[name]).map((name) => `company/${name}`);
  if (changed.length === 0) return;
  const isMore = changed.length > 1;
  const message = `${changed.join(', ')}: ${isMore ? 'differ' : 'differs'} from what the site was built with, which its pages still show: build it again, by npm run build, or with its image`;
  const hasErrors = (await companyErrors(company)).length > 0;
  if (isShop(settings) && !hasErrors && changed.includes(BANK_ACCOUNTS)) throw refusal([message]);
  log({ level: isShop(settings) ? 'error' : 'warn', message });
}

/**
 * The errors in the facts of the company, which the site is built with: the last build has to do until they are mended.
 * @throws ContentError if there is no such build
 */
export async function staleFacts(company = companyFolder(), dist = DIST): Promise<string[]> {
  const errors = await companyErrors(company);
  if (errors.length === 0) return [];
  await currentBuild(dist).catch(() => {
    throw new ContentError(errors);
  });
  return errors;
}

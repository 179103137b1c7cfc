import { ContentError, companyErrors, isLoopback, logToConsole, sampleErrors, sampleWarnings } from '@trek/api';
import { currentBuild, DIST } from './builds.ts';
import { companyFolder } from './company-folder.ts';
import type { SiteSettings } from './settings.ts';

/**
 * Refuses a public shop with the sample company's bank account, and logs other facts of that company.
 * @throws ContentError
 */
export async function refuseSamples(
  { publicUrl, isDemo }: Pick<SiteSettings, 'publicUrl' | 'isDemo'>,
  company = companyFolder(),
  log = logToConsole,
): Promise<void> {
  if (isDemo || isLoopback(publicUrl)) return;
  const errors = await sampleErrors(company);
  if (errors.length > 0) throw new ContentError(errors);
  for (const message of await sampleWarnings(company)) log({ level: 'warn', message });
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

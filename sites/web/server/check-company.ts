import { fileURLToPath } from 'node:url';
import { ContentError, isLoopback, logToConsole, sampleErrors, sampleWarnings } from '@trek/api';
import type { SiteSettings } from './settings.ts';

/** The company files that the site is built with. */
export const COMPANY_FOLDER = fileURLToPath(new URL('../../api/content/company', import.meta.url));

/**
 * Refuses a public shop with the sample company's bank account, and logs other facts of that company.
 * @throws ContentError
 */
export async function refuseSamples(
  { publicUrl, isDemo }: Pick<SiteSettings, 'publicUrl' | 'isDemo'>,
  company = COMPANY_FOLDER,
  log = logToConsole,
): Promise<void> {
  if (isDemo || isLoopback(publicUrl)) return;
  const errors = await sampleErrors(company);
  if (errors.length > 0) throw new ContentError(errors);
  for (const message of await sampleWarnings(company)) log({ level: 'warn', message });
}

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import {
  ContentError,
  readCustomerFacts,
  readEnvironment,
  readProcessCount,
  readSettings,
  SettingError,
} from '@trek/api';
import { refuseSamples, staleFacts } from './check-company.ts';
import { companyFolder } from './company-folder.ts';
import { listenError } from './listen-error.ts';
import { readSiteSettings, type SiteSettings } from './settings.ts';

/** Exits with a line for each invalid setting or fact of the company, before time is spent on a build with them. */
try {
  const environment = readEnvironment();
  const settings = readSiteSettings(environment);
  readProcessCount(environment);
  const company = companyFolder(environment);
  if (!settings.apiUrl) {
    readSettings(environment);
    if (!existsSync(company)) throw new SettingError(`CONTENT_DIR: there is no folder ${company}`);
  }
  await tryToListen(settings);
  const stale = await staleFacts();
  if (stale.length > 0)
    console.error([...stale, 'The site starts as it was built last, with the facts before.'].join('\n'));
  else refuseSamples(settings, await readCustomerFacts(company));
} catch (error) {
  if (!(error instanceof SettingError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function tryToListen(settings: SiteSettings): Promise<void> {
  const probe = createServer().listen(settings.port, settings.host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new SettingError(listenError(error as NodeJS.ErrnoException, settings));
  }
  probe.close();
}

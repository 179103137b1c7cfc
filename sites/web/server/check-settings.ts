import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ContentError, companyErrors, readProcessCount, readSettings, SettingError } from '@trek/api';
import { listenError } from './listen-error.ts';
import { readSiteSettings, type SiteSettings } from './settings.ts';

/** Exits with a line for each invalid setting or fact of the company, before time is spent on a build with them. */
try {
  const settings = readSiteSettings(process.env);
  readProcessCount(process.env);
  if (!settings.apiUrl) readSettings(process.env);
  await tryToListen(settings);
  const errors = await companyErrors(fileURLToPath(new URL('../../api/content/company', import.meta.url)));
  if (errors.length > 0) throw new ContentError(errors);
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

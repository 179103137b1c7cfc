import { once } from 'node:events';
import { createServer } from 'node:net';
import { readProcessCount, readSettings, SettingError } from '@trek/api';
import { listenError } from './listen-error.ts';
import { readSiteSettings, type SiteSettings } from './settings.ts';

/** Exits with one line if a setting is invalid, before time is spent on a build. */
try {
  const settings = readSiteSettings(process.env);
  readProcessCount(process.env);
  if (!settings.apiUrl) readSettings(process.env);
  await tryToListen(settings);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
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

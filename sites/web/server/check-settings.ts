import { once } from 'node:events';
import { createServer } from 'node:net';
import { readSettings, SettingError } from '@trek/api';
import { readSiteSettings } from './settings.ts';

/** Ends with one line where a setting can't work, before any time is spent on a build. */
try {
  const { port, host, apiUrl } = readSiteSettings(process.env);
  if (!apiUrl) readSettings(process.env);
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const message = error instanceof SettingError || code !== 'EADDRINUSE' ? (error as Error).message : takenPort();
  console.error(message);
  process.exitCode = 1;
}

function takenPort(): string {
  return `PORT: ${readSiteSettings(process.env).port} is taken by another program`;
}

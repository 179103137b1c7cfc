import type { SiteSettings } from './settings.ts';

/** One line that says why the site can't listen, and which setting to change. */
export function listenError({ code }: NodeJS.ErrnoException, { port, host }: SiteSettings): string {
  if (code === 'EADDRINUSE') return `PORT: another program uses ${port}`;
  if (code === 'EACCES') return `PORT: ${port} can't be used by this user`;
  return `HOST: can't listen on ${host} (${code})`;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Started {
  url: string;
  stop: () => void;
}

/** The built site on a backend of another host. */
export const siteOn = (apiUrl: string): Promise<Started> =>
  startSite('sites/web/server/main.ts', { API_URL: apiUrl, PAGE_CACHE_SECONDS: '0' });

/** A server of the site, on a port of its own. */
export async function startSite(program: string, environment: Record<string, string>): Promise<Started> {
  const child = spawn('node', [program], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, SETTINGS_FILE: '/dev/null', PORT: '0', ...environment },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The site ended at once: ${output}`)));
  while (!output.includes('Ready on')) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), ended]);
    output += chunk;
  }
  ended.catch(() => {});
  return { url: /http:\S+/.exec(output)?.[0] ?? '', stop: () => child.kill('SIGTERM') };
}

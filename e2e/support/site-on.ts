import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The built site on a backend of another host. */
export async function siteOn(apiUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn('node', ['sites/web/server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, SETTINGS_FILE: '/dev/null', PORT: '0', API_URL: apiUrl, PAGE_CACHE_SECONDS: '0' },
  });
  let output = '';
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The site ended at once: ${output}`)));
  while (!output.includes('Ready on')) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), ended]);
    output += chunk;
  }
  ended.catch(() => {});
  return { url: /http:\S+/.exec(output)?.[0] ?? '', stop: () => child.kill('SIGTERM') };
}

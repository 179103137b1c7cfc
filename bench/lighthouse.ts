import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OWN_TREK, PEER_TREK, startNextSite, startStaticSite } from './peers.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 3;

/** Prints Lighthouse's figures for a phone, by the program that the peers' folder brings. */
export async function compareLighthouse(folder: string): Promise<void> {
  const own = await startServer('sites/web/server/main.ts');
  const [next, plain] = await Promise.all([startNextSite(folder), startStaticSite(folder)]);
  const pages = {
    'ours-home': own.url,
    'next-home': next.url,
    'ours-list': `${own.url}/treks`,
    'next-list': `${next.url}/treks`,
    'ours-trek': own.url + OWN_TREK,
    'next-trek': next.url + PEER_TREK,
    'static-trek': plain.url + PEER_TREK,
  };
  console.log(`Lighthouse, a phone on a slow network, median of ${ROUNDS}:`);
  const targets = Object.entries(pages).map(([name, url]) => `${name}=${url}`);
  const program = spawn('node', ['lh.mjs', '/dev/null', String(ROUNDS), ...targets], {
    cwd: join(folder, 'tools'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(program, 'exit');
  console.log();
  await Promise.all([next.stop(), plain.stop(), own.stop()]);
}

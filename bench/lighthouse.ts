import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './goals.ts';
import { ROUNDS } from './median.ts';
import { OWN_TREK, PEER_TREK, startNextSite, startStaticSite } from './peers.ts';
import { startServer } from './server-process.ts';

/** The median facts of one page, as the program writes them. */
interface Facts {
  score: number;
  lcp: number;
  tbt: number;
}

const OWN_PAGES = { home: '/', list: '/treks', trek: OWN_TREK, text: '/about' };
const PEER_PAGES = { home: '/', list: '/treks', trek: PEER_TREK };

/** Prints Lighthouse's figures for a phone, by the program that the peers' folder brings. */
export async function compareLighthouse(folder: string): Promise<Figures> {
  const own = await startServer('sites/web/server/main.ts');
  const [next, plain] = await Promise.all([startNextSite(folder), startStaticSite(folder)]);
  const targets = [
    ...Object.entries(OWN_PAGES).map(([page, path]) => `ours-${page}=${own.url}${path}`),
    ...Object.entries(PEER_PAGES).map(([page, path]) => `next-${page}=${next.url}${path}`),
    ...Object.entries(PEER_PAGES).map(([page, path]) => `static-${page}=${plain.url}${path}`),
  ];
  console.log(`Lighthouse, a phone on a slow network, median of ${ROUNDS}:`);
  const file = join(mkdtempSync(join(tmpdir(), 'trek-bench-')), 'lighthouse.json');
  const program = spawn('node', ['lh.mjs', file, String(ROUNDS), ...targets], {
    cwd: join(folder, 'tools'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(program, 'exit');
  console.log();
  await Promise.all([next.stop(), plain.stop(), own.stop()]);
  const { S: results }: { S: Record<string, Facts> } = JSON.parse(readFileSync(file, 'utf8'));
  const byPage = (read: (ours: Facts, plain: Facts) => number) =>
    Object.fromEntries(
      Object.keys(OWN_PAGES).flatMap((page) => {
        // A page of text has no twin: the trek is mostly text.
        const [ours, other] = [results[`ours-${page}`], results[`static-${page}`] ?? results['static-trek']];
        return ours && other ? [[page, read(ours, other)]] : [];
      }),
    );
  return {
    'Lighthouse on a phone': byPage(({ score }) => score),
    'largest paint in Lighthouse, of static': byPage((ours, other) => ours.lcp / other.lcp),
    'blocking in Lighthouse, ms': byPage(({ tbt }) => tbt),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './goals.ts';
import { interleave, inWords, medianOf, ROUNDS } from './median.ts';
import { NEXT_PAGES, OWN_PAGES, STATIC_PAGES, startNextSite, startStaticSite } from './peers.ts';
import { startServer } from './server-process.ts';

/** Facts of one run, as the program writes them. */
interface Facts {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
}

const FACTS = ['score', 'fcp', 'lcp', 'tbt'] as const;

/** Prints Lighthouse's figures for a phone, by the program that the peers' folder brings. */
export async function compareLighthouse(folder: string): Promise<Figures> {
  const own = await startServer('sites/web/server/main.ts');
  const [next, plain] = await Promise.all([startNextSite(folder), startStaticSite(folder)]);
  const addresses = (site: string, url: string, pages: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(pages).map(([page, path]) => [`${site} ${page}`, url + path]));
  const runs = await interleave(
    {
      ...addresses('ours', own.url, OWN_PAGES),
      ...addresses('next', next.url, NEXT_PAGES),
      ...addresses('static', plain.url, STATIC_PAGES),
    },
    (address) => runOnce(folder, address),
  );
  console.log(`Lighthouse, a phone on a slow network, median of ${ROUNDS}`);
  console.log(' '.repeat(12), FACTS.map((fact) => fact.padStart(8)).join(' '));
  for (const [name, results] of Object.entries(runs)) {
    const cells = FACTS.map((fact) => inWords(medianOf(results, (run) => run[fact])).padStart(8));
    console.log(name.padEnd(12), cells.join(' '));
  }
  console.log();
  await Promise.all([next.stop(), plain.stop(), own.stop()]);
  const middle = (name: string, fact: keyof Facts) => medianOf(runs[name] ?? [], (run) => run[fact]);
  const byPage = (read: (page: string) => number) =>
    Object.fromEntries(Object.keys(OWN_PAGES).map((page) => [page, read(page)]));
  return {
    'Lighthouse on a phone': byPage((page) => middle(`ours ${page}`, 'score')),
    'largest paint in Lighthouse, of static': byPage(
      (page) => middle(`ours ${page}`, 'lcp') / middle(`static ${page}`, 'lcp'),
    ),
    'blocking in Lighthouse, ms': byPage((page) => middle(`ours ${page}`, 'tbt')),
  };
}

/** One run in a process of its own: a run that fails, as without a paint, misses its figures and ends no other. */
async function runOnce(folder: string, address: string): Promise<Facts> {
  const file = join(mkdtempSync(join(tmpdir(), 'trek-bench-')), 'lighthouse.json');
  const program = spawn('node', ['lh.mjs', file, '1', `page=${address}`], {
    cwd: join(folder, 'tools'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(program, 'exit');
  const written: { R?: { page?: Partial<Facts>[] } } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const [run] = written.R?.page ?? [];
  const read = (fact: keyof Facts) => run?.[fact] ?? Number.NaN;
  return { score: read('score'), fcp: read('fcp'), lcp: read('lcp'), tbt: read('tbt') };
}

import { loadavg } from 'node:os';
import type { Figures } from './goals.ts';
import { interleave, inWords, medianOf, ROUNDS } from './median.ts';
import { launchBrowser, NEXT_PAGES, OWN_PAGES, STATIC_PAGES, startNextSite, startStaticSite } from './peers.ts';
import { startServer } from './server-process.ts';
import { type Visit, visit } from './visit.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const COLUMNS: readonly (readonly [title: string, fact: keyof Visit, digits: number])[] = [
  ['script kB', 'scriptKb', 0],
  ['total kB', 'totalKb', 0],
  ['CPU ms', 'mainThreadMs', 0],
  ['script', 'scriptMs', 0],
  ['style', 'styleMs', 0],
  ['layout', 'layoutMs', 0],
  ['paint', 'paintMs', 0],
  ['first', 'firstPaintMs', 0],
  ['largest', 'largestPaintMs', 0],
  ['elements', 'elements', 0],
  ['heap MB', 'heapMb', 1],
  ['shift', 'shift', 3],
];

/** Figures that are a share of another site's. */
const RATIOS: readonly (readonly [
  figure: string,
  other: 'next' | 'static' | 'bare',
  fact: (visit: Visit) => number,
])[] = [
  ["all bytes with drawings, of Next's", 'next', ({ totalKb }) => totalKb],
  ["main-thread CPU at load, of Next's", 'next', ({ mainThreadMs }) => mainThreadMs],
  ['main-thread CPU at load, of static', 'static', ({ mainThreadMs }) => mainThreadMs],
  ['main-thread CPU at load, of the page without its scripts', 'bare', ({ mainThreadMs }) => mainThreadMs],
  ['first paint unthrottled, of the page without its scripts', 'bare', ({ firstPaintMs }) => firstPaintMs],
  ["style and layout, of Next's", 'next', ({ styleMs, layoutMs }) => styleMs + layoutMs],
  ["first paint unthrottled, of Next's", 'next', ({ firstPaintMs }) => firstPaintMs],
  ["largest paint unthrottled, of Next's", 'next', ({ largestPaintMs }) => largestPaintMs],
  ["heap, of Next's", 'next', ({ heapMb }) => heapMb],
];

/**
 * Prints what pages cost a phone's browser, beside the same pages of a Next.js site, of one without scripts, and of this
 * one with its scripts taken out (`bare`).
 */
export async function comparePageLoads(folder: string): Promise<Figures> {
  const own = await startServer('sites/web/server/main.ts');
  const [next, plain] = await Promise.all([startNextSite(folder), startStaticSite(folder)]);
  const bare = await serveWithoutScripts(own.url);
  const browser = await launchBrowser();
  console.log(`First visit on a phone, unthrottled, median of ${ROUNDS}`);
  console.log(' '.repeat(12), COLUMNS.map(([title]) => title.padStart(9)).join(' '));
  const figures: Figures = { elements: {}, 'layout shift': {} };
  for (const [page, path] of Object.entries(OWN_PAGES) as [keyof typeof OWN_PAGES, string][]) {
    const sites: Record<string, string> = {
      ours: own.url + path,
      bare: bare.url + path,
      ...(page in NEXT_PAGES && { next: next.url + path }),
      static: plain.url + STATIC_PAGES[page],
    };
    const visits = await interleave(sites, (address) => visit(browser, address));
    for (const [name, results] of Object.entries(visits)) {
      const cells = COLUMNS.map(([, fact, digits]) =>
        inWords(
          medianOf(results, (one) => one[fact]),
          digits,
        ).padStart(9),
      );
      console.log(`${page} ${name}`.padEnd(12), cells.join(' '));
    }
    const { ours = [] } = visits;
    Object.assign(figures.elements ?? {}, { [page]: medianOf(ours, ({ elements }) => elements) });
    Object.assign(figures['layout shift'] ?? {}, { [page]: medianOf(ours, ({ shift }) => shift) });
    for (const [figure, other, fact] of RATIOS) {
      const theirs = visits[other];
      // Only a page of text can come near a page without scripts.
      if (!theirs || (other === 'static' && page in NEXT_PAGES)) continue;
      figures[figure] = { ...figures[figure], [page]: medianOf(ours, fact) / medianOf(theirs, fact) };
    }
  }
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
  await browser.close();
  bare.stop();
  await Promise.all([next.stop(), plain.stop(), own.stop()]);
  return figures;
}

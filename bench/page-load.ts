import { loadavg } from 'node:os';
import type { Figures } from './goals.ts';
import { interleave, medianOf, ROUNDS } from './median.ts';
import { launchBrowser, OWN_TREK, PEER_TREK, startNextSite, startStaticSite } from './peers.ts';
import { startServer } from './server-process.ts';
import { type Visit, visit } from './visit.ts';

/** The same pages of every site. A page of text is compared with the static site's trek, which is mostly text. */
const PAGES = [
  { name: 'home', own: '/', next: '/', static: '/' },
  { name: 'list', own: '/treks', next: '/treks', static: '/treks' },
  { name: 'trek', own: OWN_TREK, next: PEER_TREK, static: PEER_TREK },
  { name: 'text', own: '/about', next: undefined, static: PEER_TREK },
];

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
const RATIOS: readonly (readonly [figure: string, other: 'next' | 'static', fact: (visit: Visit) => number])[] = [
  ["all bytes with drawings, of Next's", 'next', ({ totalKb }) => totalKb],
  ["main-thread CPU at load, of Next's", 'next', ({ mainThreadMs }) => mainThreadMs],
  ['main-thread CPU at load, of static', 'static', ({ mainThreadMs }) => mainThreadMs],
  ["style and layout, of Next's", 'next', ({ styleMs, layoutMs }) => styleMs + layoutMs],
  ["first paint unthrottled, of Next's", 'next', ({ firstPaintMs }) => firstPaintMs],
  ["largest paint unthrottled, of Next's", 'next', ({ largestPaintMs }) => largestPaintMs],
  ["heap, of Next's", 'next', ({ heapMb }) => heapMb],
];

/** Prints what pages cost a phone's browser, beside the same pages of a Next.js site and of one without scripts. */
export async function comparePageLoads(folder: string): Promise<Figures> {
  const own = await startServer('sites/web/server/main.ts');
  const [next, plain] = await Promise.all([startNextSite(folder), startStaticSite(folder)]);
  const browser = await launchBrowser();
  console.log(`First visit on a phone, unthrottled, median of ${ROUNDS}`);
  console.log(' '.repeat(12), COLUMNS.map(([title]) => title.padStart(9)).join(' '));
  const figures: Figures = { elements: {}, 'layout shift': {} };
  for (const page of PAGES) {
    const sites: Record<string, string> = {
      ours: own.url + page.own,
      ...(page.next && { next: next.url + page.next }),
      static: plain.url + page.static,
    };
    const visits = await interleave(sites, (address) => visit(browser, address));
    for (const [name, results] of Object.entries(visits)) {
      const cells = COLUMNS.map(([, fact, digits]) =>
        medianOf(results, (one) => one[fact])
          .toFixed(digits)
          .padStart(9),
      );
      console.log(`${page.name} ${name}`.padEnd(12), cells.join(' '));
    }
    const { ours = [] } = visits;
    Object.assign(figures.elements ?? {}, { [page.name]: medianOf(ours, ({ elements }) => elements) });
    Object.assign(figures['layout shift'] ?? {}, { [page.name]: medianOf(ours, ({ shift }) => shift) });
    for (const [figure, other, fact] of RATIOS) {
      const theirs = visits[other];
      // Only a page of text can come near a page without scripts.
      if (!theirs || (other === 'static' && page.next)) continue;
      figures[figure] = { ...figures[figure], [page.name]: medianOf(ours, fact) / medianOf(theirs, fact) };
    }
  }
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
  await browser.close();
  await Promise.all([next.stop(), plain.stop(), own.stop()]);
  return figures;
}

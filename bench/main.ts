import { measureApiStart } from './api-start.ts';
import { measureBookings } from './bookings.ts';
import { measureColdClone } from './cold-clone.ts';
import { compareFilterPaint } from './filter-paint.ts';
import { compareLighthouse } from './lighthouse.ts';
import { measurePages } from './page-bytes.ts';
import { comparePageLoads } from './page-load.ts';
import { measurePhotographs } from './photographs.ts';
import { compareRendering } from './rendering.ts';
import { measureServing } from './serving.ts';

/**
 * Prints what the site costs: bytes, starts, memory, serving, filter rules, bookings and photographs. `npm run bench -- --cold` also
 * clones the last commit into an empty folder and times `npm start` and `npm test` there; `--peers=<folder>` also measures
 * it beside the sites in that folder: loads, filters, rendering and Lighthouse.
 */
async function main(): Promise<void> {
  await measurePages();
  await measureServing();
  await measureApiStart();
  await measureBookings();
  await measurePhotographs();
  const peers = process.argv.find((argument) => argument.startsWith('--peers='))?.slice('--peers='.length);
  if (peers) {
    await comparePageLoads(peers);
    await compareFilterPaint(peers);
    await compareRendering(peers);
    await compareLighthouse(peers);
  }
  if (process.argv.includes('--cold')) await measureColdClone();
}

await main();

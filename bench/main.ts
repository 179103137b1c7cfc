import { measureApiStart } from './api-start.ts';
import { measureBookings } from './bookings.ts';
import { measureColdClone } from './cold-clone.ts';
import { compareWithPeer } from './compare.ts';
import { measureFilterRules } from './filter-rules.ts';
import { measurePages } from './page-bytes.ts';
import { measureServing } from './serving.ts';

/**
 * Prints what the site costs: bytes, starts, memory, serving, filter rules and bookings. `npm run bench -- --cold` also
 * clones the last commit into an empty folder and times `npm start` and `npm test` there; `--peers=<folder>` also loads the
 * pages in a browser, beside those of the Next.js site in that folder.
 */
async function main(): Promise<void> {
  await measurePages();
  measureFilterRules();
  await measureServing();
  await measureApiStart();
  await measureBookings();
  const peers = process.argv.find((argument) => argument.startsWith('--peers='))?.slice('--peers='.length);
  if (peers) await compareWithPeer(peers);
  if (process.argv.includes('--cold')) await measureColdClone();
}

await main();

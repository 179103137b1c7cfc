import { measureApiStart } from './api-start.ts';
import { measureBookings } from './bookings.ts';
import { measureColdClone } from './cold-clone.ts';
import { measurePages } from './page-bytes.ts';

/**
 * Prints what the site costs. `npm run bench` measures bytes, starts, memory and bookings; `npm run bench -- --cold` also clones the
 * last commit into an empty folder and times `npm start` and `npm test` there.
 */
async function main(): Promise<void> {
  await measurePages();
  await measureApiStart();
  await measureBookings();
  if (process.argv.includes('--cold')) await measureColdClone();
}

await main();

import { checkAccount } from './check-account.ts';
import { checkBeyond } from './check-beyond.ts';
import { checkBooking } from './check-booking.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkGuests } from './check-guests.ts';
import { checkOrigin } from './check-origin.ts';
import { CheckRun, type CheckSettings } from './check-run.ts';
import type { Report } from './report.ts';

/**
 * Checks whether a backend keeps the contract: opens a throw-away account there, books, and pays where payments are simulated.
 * @param url the address as `backend` has it
 */
export async function checkBackend(url: string, settings: CheckSettings): Promise<Report> {
  const run = new CheckRun(url, settings);
  const treks = await checkCatalogue(run);
  if (treks !== null) {
    const account = await checkAccount(run);
    if (account) {
      await checkBooking(run, account, treks);
      await checkGuests(run, account, treks);
      await account.finish();
      await checkBeyond(run, account);
    }
    await checkOrigin(run);
  }
  return { url, passed: run.findings.every(({ state }) => state !== 'failed'), findings: run.findings };
}

import { formatUsd } from '@trek/ui/kit/format';
import { fromWorkspace, runCommand } from './run-command.ts';
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';
import { decideCancellation, requestedCancellations } from './store/cancellations.ts';
import { openStore, type Store } from './store/open-store.ts';

/**
 * What the office decides, while the site runs: `office.ts list`, `office.ts approve|decline <reference> <who decides>`. Mails
 * and refunds leave with the running site.
 */

const USAGE = 'Say what to do: npm run office -- list, or npm run office -- approve|decline <reference> <your name>';
await runCommand(run);

async function run(): Promise<void> {
  const { databaseUrl, dataFolder, log, now } = readSettings(process.env);
  const [action, reference, ...names] = process.argv.slice(2);
  const store = await openStore(databaseUrl, fromWorkspace(dataFolder), log);
  try {
    if (action === 'list') await list(store);
    else if (action === 'approve' || action === 'decline')
      await decide(store, action, reference, names.join(' '), now());
    else throw new SettingError(USAGE);
  } finally {
    await store.destroy();
  }
}

async function list(store: Store): Promise<void> {
  const waiting = await requestedCancellations(store);
  for (const { reference, refund_usd, requested_at } of waiting) {
    console.log(`${reference}  asked ${requested_at}  goes back ${formatUsd(refund_usd)}`);
  }
  console.log(`${waiting.length} requests to cancel wait`);
}

async function decide(
  store: Store,
  action: 'approve' | 'decline',
  reference: string | undefined,
  who: string,
  now: Date,
): Promise<void> {
  if (!reference || !who) throw new SettingError(USAGE);
  const decision = action === 'approve' ? 'approved' : 'declined';
  if (!(await decideCancellation(store, reference, decision, who, now))) {
    throw new SettingError(`No request to cancel ${reference} waits`);
  }
  console.log(`${reference}: ${decision}`);
}

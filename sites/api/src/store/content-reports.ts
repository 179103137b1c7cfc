import { createHash } from 'node:crypto';
import { type ContentFault, faultLine } from '../content/content-fault.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import { inTransaction } from './transaction.ts';

/** While a file is being written it has other faults with each save, and goes back and forth. */
const STOOD_MS = 5 * 60_000;
/** Of all servers. */
const BETWEEN_MAILS_MS = 3_600_000;

/** The same fault on another line is the same. */
const identityOf = ({ file, text }: ContentFault) => `${file} ${text.replace(/ \(line \d+\)$/, '')}`;

const hashOf = (faults: readonly ContentFault[]) =>
  createHash('sha256')
    .update(JSON.stringify(faults.map(identityOf).sort()))
    .digest('hex');

/** Whether it was less than a time ago. A clock that was set back makes nothing wait. */
const isWithin = (ms: number, since: string | null, now: Date) => {
  const passed = since === null ? ms : now.getTime() - new Date(since).getTime();
  return passed >= 0 && passed < ms;
};

/**
 * Tells the office by one mail of faults that have stood for five minutes, at most once an hour, whichever servers find them
 * and however often they start.
 * @returns looks at the faults of now, each minute: whether there is a mail to send
 */
export function faultReports(store: Store): (faults: readonly ContentFault[], now: Date) => Promise<boolean> {
  /** The faults that were there last. Those of the start may have been reported before it. */
  let current: { hash: string; since: string; isFirst: boolean; isReported: boolean } | undefined;

  return async (faults, now) => {
    const hash = hashOf(faults);
    if (current?.hash !== hash) {
      current = { hash, since: now.toISOString(), isFirst: current === undefined, isReported: false };
    }
    const own = current;
    if (faults.length === 0 || own.isReported || isWithin(STOOD_MS, own.since, now)) return false;
    const outcome = await inTransaction(store, async (transaction) => {
      const read = transaction.selectFrom('content_import').select(['reported_faults', 'reported_at']);
      const last = await read.executeTakeFirst();
      if (last?.reported_faults === hash && (own.isFirst || (last.reported_at ?? '') >= own.since)) return 'known';
      if (!last || isWithin(BETWEEN_MAILS_MS, last.reported_at, now)) return 'later';
      const { numUpdatedRows } = await transaction
        .updateTable('content_import')
        .set({ reported_faults: hash, reported_at: now.toISOString() })
        // Another server may have been faster.
        .where('reported_at', last.reported_at === null ? 'is' : '=', last.reported_at)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 'later';
      await queueMail(transaction, { letter: 'content-faults', faults: faults.map(faultLine) }, now);
      return 'queued';
    });
    own.isReported = outcome !== 'later';
    return outcome === 'queued';
  };
}

import { createHash } from 'node:crypto';
import { type ContentFault, faultLine } from '../content/content-fault.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import { inTransaction } from './transaction.ts';

/** The same fault on another line is the same. */
const identityOf = ({ file, text }: ContentFault) => `${file} ${text.replace(/ \(line \d+\)$/, '')}`;

/**
 * Queues one mail to the office for each set of faults, whichever servers find it and however often they start.
 * @returns whether there is a mail to send
 */
export async function reportFaults(store: Store, faults: readonly ContentFault[], now: Date): Promise<boolean> {
  const identities = faults.map(identityOf).sort();
  const hash = createHash('sha256').update(JSON.stringify(identities)).digest('hex');
  const reported = faults.length > 0 ? hash : null;
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('content_import')
      .set({ reported_faults: reported })
      .where((column) =>
        reported === null
          ? column('reported_faults', 'is not', null)
          : column.or([column('reported_faults', 'is', null), column('reported_faults', '!=', reported)]),
      )
      .executeTakeFirst();
    if (reported === null || numUpdatedRows === 0n) return false;
    await queueMail(transaction, { letter: 'content-faults', faults: faults.map(faultLine) }, now);
    return true;
  });
}

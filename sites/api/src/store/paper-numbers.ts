import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

type PaperKind = Database['paper_numbers']['kind'];

const INITIALS: Record<PaperKind, string> = { receipt: 'R', invoice: 'I', 'credit-note': 'C' };

/** A number as it is written and read out: `R-00042`. */
export const paperNumber = (kind: PaperKind, number: number): string =>
  `${INITIALS[kind]}-${String(number).padStart(5, '0')}`;

/** The next number of a kind of paper. The kind is locked until the transaction ends, so that numbers have no gaps. */
export async function nextNumber(transaction: Store, kind: PaperKind): Promise<number> {
  const { last } = await transaction
    .updateTable('paper_numbers')
    .set((column) => ({ last: column('last', '+', 1) }))
    .where('kind', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Payments in one run: the next one takes the others. */
const NUMBERED_AT_ONCE = 500;

/** Numbers the receipts of payments that have come since the last time, in their order. An older server numbers none. */
export function numberReceipts(store: Store): Promise<void> {
  return inTransaction(store, async (transaction) => {
    // Locked before they are read: another server may be numbering the same ones.
    await transaction
      .updateTable('paper_numbers')
      .set((column) => ({ last: column.ref('last') }))
      .where('kind', '=', 'receipt')
      .execute();
    const payments = await transaction
      .selectFrom('payments')
      .select('id')
      .where('status', '=', 'succeeded')
      .where('receipt_number', 'is', null)
      .orderBy(sql`coalesce(paid_at, updated_at)`)
      .orderBy('id')
      .limit(NUMBERED_AT_ONCE)
      .execute();
    for (const { id } of payments) {
      const receipt_number = await nextNumber(transaction, 'receipt');
      await transaction.updateTable('payments').set({ receipt_number }).where('id', '=', id).execute();
    }
  });
}

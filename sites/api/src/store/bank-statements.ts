import { bankMoney } from './money-totals.ts';
import type { Store } from './open-store.ts';
import type { BankStatementRow } from './schema.ts';

/* Figures of our bank's statements, which a person types. */

/** Stores a figure beside what our books expect at the end of that day. @returns undefined if its key is known */
export async function addStatement(
  transaction: Store,
  { id, day, stated_cents, done_by }: Pick<BankStatementRow, 'id' | 'day' | 'stated_cents' | 'done_by'>,
  now: Date,
): Promise<BankStatementRow | undefined> {
  const { expected: expected_cents } = await bankMoney(transaction, day);
  return transaction
    .insertInto('bank_statements')
    .values({ id, day, stated_cents, expected_cents, done_by, done_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The last figures, the newest first. */
export const lastStatements = (store: Store, most: number): Promise<BankStatementRow[]> =>
  store.selectFrom('bank_statements').selectAll().orderBy('done_at', 'desc').orderBy('id').limit(most).execute();

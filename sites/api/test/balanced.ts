import { expect } from 'vitest';
import { balanceUsd, moneyOf, paidColumns } from '../src/store/booking-money.ts';
import type { Store } from '../src/store/open-store.ts';

/** Every booking's figures match its payments, whatever was done to it and by whom. */
export async function expectBalanced(store: Store): Promise<void> {
  const bookings = await store.selectFrom('bookings').selectAll().execute();
  for (const { id, reference, status, total_cents, advance_usd, paid_cents, balance_usd } of bookings) {
    const money = await moneyOf(store, id);
    expect({ reference, advance_usd, paid_cents: paid_cents ?? 0, balance_usd }).toEqual({
      reference,
      ...paidColumns(money),
      balance_usd: status === 'cancelled' ? 0 : balanceUsd(total_cents, money),
    });
  }
}

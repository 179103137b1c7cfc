import type { OfficeBookingDetail, OfficePrice } from '@trek/api/office';
import { formatUsd } from '@trek/ui/kit/format';
import { officeMessages as messages } from './office.messages.ts';
import { sumUsd } from './typed-amount.ts';

/** The sums that a booking would have, in words. */
export function priceText(
  { totalAmount, balanceAmount, refundAmount }: OfficePrice,
  { payments }: Pick<OfficeBookingDetail, 'payments'>,
): string {
  const before = sumUsd(payments.map(({ refundedAmount }) => refundedAmount));
  return [
    messages.quote(formatUsd(totalAmount), formatUsd(balanceAmount)),
    ...(refundAmount > 0 ? [messages.refundsOverpaid(formatUsd(refundAmount))] : []),
    ...(refundAmount > 0 && before > 0 ? [messages.refundedBefore(formatUsd(before))] : []),
  ].join(' ');
}

import type { OfficePrice } from '@trek/api/office';
import { formatUsd } from '@trek/ui/kit/format';
import { officeMessages as messages } from './office.messages.ts';

/** The sums that a booking would have, in words. */
export const priceText = ({ totalAmount, balanceAmount, refundAmount }: OfficePrice): string =>
  [
    messages.quote(formatUsd(totalAmount), formatUsd(balanceAmount)),
    ...(refundAmount > 0 ? [messages.refundsOverpaid(formatUsd(refundAmount))] : []),
  ].join(' ');

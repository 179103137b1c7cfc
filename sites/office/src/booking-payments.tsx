import type { OfficeBookingDetail } from '@trek/api/office';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { ActionDialog } from './action-dialog.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

type Payment = OfficeBookingDetail['payments'][number];

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** Each payment of a booking, and what went back of it. */
export function BookingPayments({ booking, onDone }: Props) {
  if (booking.payments.length === 0) return <p>{messages.noPayments}</p>;
  return (
    <ul className={styles.messages}>
      {booking.payments.map((payment) => (
        <li key={payment.id} className={styles.card}>
          <strong>{formatUsd(payment.amount)}</strong> {factsOf(payment).join(' · ')}
          <br />
          <small>{payment.id}</small>
          {payment.method === 'transfer' && payment.refundOrdered > 0 && (
            <ActionDialog
              action={{ path: 'refund-sent', words: messages.doing['refund-sent'], order: { paymentId: payment.id } }}
              booking={booking}
              onDone={onDone}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ method, status, createdAt, refundedAmount, refundOrdered, dispute }: Payment): string[] {
  return [
    messages.methods[method],
    messages.paymentStates[status] ?? status,
    formatLongDate(createdAt),
    ...(refundedAmount > 0 ? [messages.refunded(formatUsd(refundedAmount))] : []),
    ...(refundOrdered > 0 ? [messages.refundOrdered(formatUsd(refundOrdered))] : []),
    ...(dispute ? [messages.dispute(dispute)] : []),
  ];
}

import type { OfficeBookingDetail } from '@trek/api/office';
import { formatUsd } from '@trek/ui/kit/format';
import { ActionDialog, type OfficeAction } from './action-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** The actions that a booking allows. Each asks for confirmation. */
export function BookingActions({ booking, onDone }: Props) {
  return (
    <div className={styles.actions}>
      {actionsOf(booking).map((action) => (
        <ActionDialog key={action.words.open} {...{ action, booking, onDone }} />
      ))}
      {isOpen(booking) && <ChangeDialog booking={booking} onDone={onDone} />}
      {!isErased(booking) && <CorrectDialog booking={booking} onDone={onDone} />}
    </div>
  );
}

const isOpen = ({ status }: OfficeBookingDetail) => status === 'pending' || status === 'confirmed';

/** Whether its customer's details were erased with the account. */
const isErased = ({ email }: OfficeBookingDetail) => email === '';

function actionsOf(booking: OfficeBookingDetail): OfficeAction[] {
  const { doing } = messages;
  const { balanceAmount, cancellation, departureRequest, paidAmount, refundByTerms } = booking;
  const isOwing = isOpen(booking) && balanceAmount > 0;
  const isCancellationRequested = cancellation?.status === 'requested';
  const asksDeparture = booking.status === 'pending' && departureRequest?.status === 'requested';
  const requestedRefund = isCancellationRequested ? cancellation.refundAmount : refundByTerms;
  const approving = `${doing.approve.text} ${messages.refundsOf(formatUsd(requestedRefund), formatUsd(paidAmount))}`;
  const terms = isCancellationRequested ? messages.byRequest : messages.byTerms;
  const canceling = `${doing.cancel.text} ${terms(formatUsd(requestedRefund))}`;
  const decide = (path: string, decision: string, words: OfficeAction['words']) => ({
    path,
    words,
    body: { decision },
  });
  return [
    ...(isCancellationRequested
      ? [
          { ...decide('decision', 'approved', { ...doing.approve, text: approving }), isDestructive: true },
          decide('decision', 'declined', doing.decline),
        ]
      : []),
    ...(asksDeparture
      ? [
          decide('departure', 'confirmed', doing.confirmDeparture),
          { ...decide('departure', 'declined', doing.declineDeparture), isDestructive: true },
        ]
      : []),
    ...(isOwing
      ? [
          // A departure on request can't be paid before the office confirms it.
          ...(asksDeparture ? [] : [{ path: 'payment-link', words: doing['payment-link'] }]),
          {
            path: 'transfer',
            words: doing.transfer,
            field: amountField(messages.amount, 'amount', balanceAmount),
            ...(booking.status === 'pending' && {
              choice: { name: 'allowsOverbooking', label: messages.allowsOverbooking },
            }),
          },
        ]
      : []),
    { path: 'note', words: doing.note, field: { name: 'text', label: messages.note, kind: 'text' } },
    ...(isOpen(booking) || booking.status === 'disputed'
      ? [
          {
            path: 'cancel',
            isDestructive: true,
            words: { ...doing.cancel, text: canceling },
            field: amountField(messages.refund, 'refund', paidAmount === 0 ? 0 : requestedRefund),
            ...(isCancellationRequested && { reason: messages.reasonForLess }),
          },
        ]
      : []),
    ...(isOwing || booking.payments.length === 0
      ? []
      : [
          {
            path: 'transfer',
            words: doing['unowed-transfer'],
            body: { isUnowed: true },
            field: amountField(messages.amount, 'amount'),
          },
        ]),
  ] satisfies OfficeAction[];
}

const amountField = (label: string, name: string, initial: number | '' = '') =>
  ({ kind: 'amount', label, name, initial: String(initial) }) as const;

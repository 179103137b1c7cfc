import type { OfficeBookingDetail } from '@trek/api/office';
import { mayOffice } from '@trek/ui/internal/booking-acts';
import { formatUsd } from '@trek/ui/kit/format';
import { ActionDialog, type ActionField, type OfficeAction } from './action-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { newBookingMessages } from './new-booking.messages.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { PriceLineDialog } from './price-line-dialog.tsx';

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
      {mayOffice('change', booking.status) && <ChangeDialog booking={booking} onDone={onDone} />}
      {mayOffice('change the price', booking.status) && <PriceLineDialog booking={booking} onDone={onDone} />}
      {!isErased(booking) && <CorrectDialog booking={booking} onDone={onDone} />}
    </div>
  );
}

/** Whether its customer's details were erased with the account. */
const isErased = ({ email }: OfficeBookingDetail) => email === '';

function actionsOf(booking: OfficeBookingDetail): OfficeAction[] {
  const { doing } = messages;
  const { balanceAmount, cancellation, departureRequest, paidAmount, refundByTerms, returnableAmount } = booking;
  const isOwing = mayOffice('record a transfer', booking.status) && balanceAmount > 0;
  const isCancellationRequested = cancellation?.status === 'requested';
  const asksDeparture =
    mayOffice('answer a departure request', booking.status) && departureRequest?.status === 'requested';
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
            fields: transferFields(balanceAmount),
            ...(booking.status === 'pending' && {
              choice: { name: 'allowsOverbooking', label: messages.allowsOverbooking },
            }),
          },
        ]
      : []),
    ...(mayOffice('hold places', booking.status) ? [holding(booking)] : []),
    { path: 'note', words: doing.note, fields: [{ name: 'text', label: messages.note, kind: 'text' }] },
    ...(mayOffice('cancel', booking.status)
      ? [
          {
            path: 'cancel',
            isDestructive: true,
            words: { ...doing.cancel, text: canceling },
            fields: [
              amountField(messages.refund, 'refund', paidAmount === 0 ? 0 : requestedRefund),
              ...(isCancellationRequested ? [reasonField(messages.reasonForLess, true)] : []),
            ],
          },
        ]
      : []),
    ...(returnableAmount > 0
      ? [
          {
            path: 'refund',
            words: {
              ...doing.refund,
              text: `${doing.refund.text} ${messages.returnable(formatUsd(returnableAmount))}`,
            },
            fields: [
              amountField(messages.refund, 'amount', booking.status === 'cancelled' ? '' : returnableAmount),
              reasonField(messages.reason),
            ],
          },
        ]
      : []),
    {
      path: 'transfer',
      words: doing['unowed-transfer'],
      body: { isUnowed: true },
      fields: transferFields(),
    },
  ] satisfies OfficeAction[];
}

const holding = ({ heldUntil }: OfficeBookingDetail): OfficeAction => ({
  path: 'hold',
  words: newBookingMessages.hold,
  fields: [
    {
      ...{ kind: 'day', name: 'heldUntil', label: newBookingMessages.heldUntil, isOptional: true },
      initial: heldUntil ?? '',
    },
  ],
});

const amountField = (label: string, name: string, initial: number | '' = ''): ActionField => ({
  ...{ kind: 'amount', label, name },
  initial: String(initial),
});

const reasonField = (label: string, isOptional = false): ActionField => ({
  ...{ kind: 'text', name: 'reason', label, isOptional },
});

/** A transfer as the statement has it. */
const transferFields = (initial: number | '' = ''): ActionField[] => [
  amountField(messages.amount, 'amount', initial),
  { kind: 'day', name: 'day', label: messages.transferDay, isOptional: true },
  { kind: 'line', name: 'reference', label: messages.bankReference, isOptional: true },
  { kind: 'line', name: 'foreignAmount', label: messages.foreignAmount, isOptional: true },
];

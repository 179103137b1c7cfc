import type { OfficeBookingDetail, OfficeDispute, OfficeRefund } from '@trek/api/office';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { ActionDialog, type OfficeAction } from './action-dialog.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useMay } from './role.tsx';
import { sumUsd } from './typed-amount.ts';

type Payment = OfficeBookingDetail['payments'][number];
type ManualRefund = OfficeBookingDetail['manualRefunds'][number];

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** A booking's payments with their refunds and actions. */
export function BookingPayments({ booking, onDone }: Props) {
  const { payments, manualRefunds } = booking;
  if (payments.length === 0) return <p>{messages.noPayments}</p>;
  return (
    <ul className={styles.messages}>
      {payments.map((payment) => (
        <li key={payment.id} className={styles.card}>
          <strong translate="no">{formatUsd(payment.amount)}</strong> <span>{factsOf(payment).join(' · ')}</span>
          <br />
          <small translate="no">{payment.id}</small>
          <Actions actions={actionsOf(payment, booking)} {...{ booking, onDone }} />
        </li>
      ))}
      {manualRefunds.map((refund) => (
        <li key={refund.id} className={styles.card}>
          <span>{manualFacts(refund).join(' · ')}</span>
          <Actions actions={actionsOfRefund(refund)} {...{ booking, onDone }} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ actions, ...props }: Props & { actions: readonly OfficeAction[] }) {
  const mayAct = useMay()('booking-actions');
  if (actions.length === 0 || !mayAct) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        // Two refunds of the same amount have the same words.
        <ActionDialog key={action.words.open + JSON.stringify(action.body)} {...{ action, ...props }} />
      ))}
    </div>
  );
}

const actionsOfRefund = ({ id, sentAt }: ManualRefund): OfficeAction[] =>
  sentAt === null ? [{ path: 'manual-refund-sent', words: messages.doing['refund-sent'], body: { refundId: id } }] : [];

function factsOf(payment: Payment): string[] {
  const { method, status, createdAt, paidAt, refundedAmount, refunds, isUnowed, disputes } = payment;
  return [
    messages.methods[method],
    messages.paymentStates[status] ?? status,
    formatLongDate(paidAt ?? createdAt),
    ...(payment.foreignAmount === null ? [] : [payment.foreignAmount]),
    ...(payment.bankReference === null ? [] : [payment.bankReference]),
    ...(isUnowed ? [messages.unowed] : []),
    ...(refundedAmount > 0 ? [messages.refunded(formatUsd(refundedAmount))] : []),
    ...refunds.filter(isToBeSeen).map(({ amount, state }) => messages.refundStates[state](formatUsd(amount))),
    ...disputes.flatMap(disputeFacts),
  ];
}

/** One that was sent is in the sum that was refunded. */
const isToBeSeen = ({ state }: OfficeRefund) => state !== 'sent';

const isUndecided = ({ standing: stage, decision }: OfficeDispute) => stage === 'lost' && decision === null;

/** A dispute in words: the amount, its state, and what to do. */
export function disputeFacts(dispute: OfficeDispute): string[] {
  const { amount, standing: stage, reason, dueAt, decision } = dispute;
  const isOpen = stage === 'open' || stage === 'inquiry';
  return [
    messages.disputeOf(formatUsd(amount)),
    messages.disputeStages[stage],
    ...(isOpen ? [messages.disputeReason(reason)] : []),
    ...(isOpen && dueAt ? [messages.disputeDue(formatLongDate(dueAt))] : []),
    ...(decision ? [messages.disputeDecisions[decision]] : []),
    ...(isUndecided(dispute) ? [messages.disputeUndecided] : []),
  ];
}

const manualFacts = ({ amount, sentAt }: ManualRefund): string[] => [
  messages.manualRefund(formatUsd(amount)),
  ...(sentAt === null ? [] : [messages.manualRefundSent(formatLongDate(sentAt))]),
];

/** The actions that a refund allows. Of several, each names its amount. */
function actionsOfPaymentRefund({ method, refunds }: Payment, { id, amount, state }: OfficeRefund): OfficeAction[] {
  const { doing } = messages;
  const isByBank = state === 'by-hand' || (method === 'transfer' && state === 'ordered');
  const action = (path: string, words: OfficeAction['words'], isDestructive = false): OfficeAction => ({
    ...{ path, isDestructive, body: { refundId: id } },
    words: {
      ...words,
      text: `${words.text} ${messages.refundIs(formatUsd(amount))}`,
      ...(refunds.length > 1 && { open: messages.ofAmount(words.open, formatUsd(amount)) }),
    },
  });
  return [
    ...(isByBank ? [action('refund-sent', doing['refund-sent'])] : []),
    ...(state === 'failed'
      ? [action('refund-again', doing['refund-again']), action('refund-by-transfer', doing['refund-by-transfer'])]
      : []),
    ...(state === 'waiting' ? [action('refund-by-transfer', doing['refund-despite-dispute'], true)] : []),
  ];
}

function actionsOf(payment: Payment, { status }: OfficeBookingDetail): OfficeAction[] {
  const { id, refunds, isUnowed, disputes } = payment;
  const { doing } = messages;
  const body = { paymentId: id };
  const lost = disputes.filter(({ standing: stage }) => stage === 'lost').map(({ amount }) => -amount);
  const rest = sumUsd([payment.amount, -payment.refundedAmount, ...lost]);
  const returning = `${doing['payment-return'].text} ${messages.refundIs(formatUsd(rest))}`;
  return [
    ...refunds.flatMap((refund) => actionsOfPaymentRefund(payment, refund)),
    ...disputes.filter(isUndecided).flatMap(({ id: disputeId }) => {
      const decide = (decision: 'written-off' | 'owed-again') => ({
        path: 'dispute',
        words: doing[`dispute-${decision}`],
        body: { disputeId, decision },
      });
      return [decide('written-off'), ...(status === 'cancelled' || isUnowed ? [] : [decide('owed-again')])];
    }),
    ...(isUnowed
      ? [
          {
            path: 'payment-return',
            words: { ...doing['payment-return'], text: returning },
            body,
          },
          {
            path: 'payment-assign',
            words: doing['payment-assign'],
            body,
            fields: [{ kind: 'line', name: 'reference', label: messages.targetReference } as const],
          },
        ]
      : []),
  ];
}

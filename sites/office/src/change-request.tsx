import type { OfficeBookingDetail, OfficeChangeRequest, OfficeRequestedQuote } from '@trek/api/office';
import { mayOffice } from '@trek/ui/internal/booking-acts';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { ActionDialog, type OfficeAction } from './action-dialog.tsx';
import { changeRequestMessages as messages } from './change-request.messages.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { Facts } from './facts.tsx';
import * as styles from './office.css.ts';
import { officeMessages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { priceText } from './price-text.ts';
import { IfMay } from './role.tsx';
import { useOfficeRead } from './use-office-api.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** A customer's request for a change, and the office's answer, or the ways to answer. */
export function ChangeRequest({ booking, onDone }: Props) {
  const { changeRequest: request, status } = booking;
  if (!request) return null;
  const isOpen = request.status === 'requested' && mayOffice('answer a change request', status);
  return (
    <section className={styles.section}>
      <h2>{messages.title}</h2>
      <RequestFacts request={request} booking={booking} />
      {isOpen && (
        <IfMay right="booking-actions">
          <Answers {...{ booking, request, onDone }} />
        </IfMay>
      )}
    </section>
  );
}

function RequestFacts({ request, booking }: { request: OfficeChangeRequest; booking: OfficeBookingDetail }) {
  const { status, startDate, travelers, transferTo, feeAmount, totalAmount, decidedBy, decidedAt } = request;
  const isOpen = status === 'requested';
  const fact = (text: string, isSame: boolean) => (isOpen && isSame ? messages.unchanged(text) : text);
  const total = formatUsd(totalAmount);
  return (
    <Facts
      facts={[
        [messages.requested, formatLongDate(request.requestedAt)],
        [messages.newStart, fact(formatLongDate(startDate), startDate === booking.startDate)],
        [messages.newTravelers, fact(String(travelers), travelers === booking.travelers)],
        [messages.transferTo, transferTo ? <Successor key="who" {...transferTo} /> : messages.noTransfer],
        [messages.shown, feeAmount > 0 ? messages.shownFee(total, formatUsd(feeAmount)) : messages.shownTotal(total)],
        ...(request.message === ''
          ? []
          : [
              [
                messages.message,
                <span key="typed" className={styles.typed}>
                  {request.message}
                </span>,
              ] as const,
            ]),
        ...(decidedBy && decidedAt
          ? [
              [
                messages.answer,
                messages.answeredBy(messages.states[status], decidedBy, formatLongDate(decidedAt)),
              ] as const,
            ]
          : [[messages.answer, messages.states[status]] as const]),
        ...(request.reason === '' ? [] : [[messages.reason, request.reason] as const]),
      ]}
    />
  );
}

function Successor({ firstName, lastName, email, phone }: NonNullable<OfficeChangeRequest['transferTo']>) {
  return (
    <>
      <span translate="no">{`${firstName} ${lastName}`}</span> <EmailLink address={email} />{' '}
      <PhoneLink number={phone} />
    </>
  );
}

/** The sums as they would be now, and the three answers. Where the change is not possible any more, only the last one. */
function Answers({ booking, request, onDone }: Props & { request: OfficeChangeRequest }) {
  const address = `/bookings/${encodeURIComponent(booking.reference)}/change-request`;
  const read = useOfficeRead<OfficeRequestedQuote>(address);
  const answer = (decision: string, words: OfficeAction['words'], body: object = {}): OfficeAction => ({
    path: 'change-answer',
    words,
    body: { decision, requestedAt: request.requestedAt, ...body },
  });
  return (
    <>
      <OfficeRead read={read}>
        {(quote) => {
          const { totalAmount, refundAmount, feeAmount, withoutFee, balanceDueDate } = quote;
          const accepting = priceText(quote, booking);
          const waiving = priceText(withoutFee, booking);
          const choice = { name: 'allowsOverbooking', label: officeMessages.allowsOverbooking };
          return (
            <>
              <p>
                {[
                  messages.today,
                  accepting,
                  ...(balanceDueDate ? [messages.balanceDue(formatLongDate(balanceDueDate))] : []),
                  ...(feeAmount > 0 ? [messages.withoutFee(formatUsd(withoutFee.totalAmount))] : []),
                ].join(' ')}
              </p>
              <div className={styles.actions}>
                <ActionDialog
                  action={{
                    ...answer('accepted', { ...messages.accept, text: accepting }, { totalAmount, refundAmount }),
                    choice,
                  }}
                  {...{ booking, onDone }}
                />
                {feeAmount > 0 && (
                  <ActionDialog
                    action={{
                      ...answer(
                        'waived',
                        { ...messages.waive, text: waiving },
                        { totalAmount: withoutFee.totalAmount, refundAmount: withoutFee.refundAmount },
                      ),
                      choice,
                    }}
                    {...{ booking, onDone }}
                  />
                )}
              </div>
            </>
          );
        }}
      </OfficeRead>
      <div className={styles.actions}>
        <ActionDialog
          action={{
            ...answer('declined', messages.decline),
            fields: [{ name: 'reason', label: messages.reason, kind: 'text' }],
          }}
          {...{ booking, onDone }}
        />
      </div>
    </>
  );
}

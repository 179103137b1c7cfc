'use client';
import { useTexts } from '../../core/texts/language.ts';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { BOOKING_TERMS } from '../../pricing/terms.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { receiptFactsOf } from './manage-booking.rules.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { useManagedBooking } from './manage-booking-context.ts';
import { receiptLink } from './receipt-link.ts';

/** A section below what can be done. */
export const Section = createPart('section', anatomy, 'section');

/** The heading of such a section. */
export const Heading = createHeading(anatomy, 'heading', { level: 2, below: 1 });

const Payment = createPart('li', anatomy, 'payment');

/** The payments that have come, each with its receipt. */
export const Payments = createPart('ul', anatomy, 'payments', () => {
  const messages = useTexts(manageBookingTexts);
  const { paths, locale, Link } = usePorts();
  const price = usePrice();
  const { booking, payments } = useManagedBooking();
  const path = paths.booking(booking.reference ?? '');
  if (payments.length === 0) return null;
  const children = payments.map((payment) => {
    const { id } = payment;
    const { paidAt, amountUsd, refundedUsd, remainingUsd } = receiptFactsOf(payment);
    const [sum, day] = [price(amountUsd), formatLongDate(paidAt, locale)];
    return (
      <Payment key={id}>
        <span translate="no">{day}</span>
        <b translate="no">{sum}</b>
        {refundedUsd > 0 && <span>{messages.refundedOf(price(refundedUsd), price(remainingUsd))}</span>}
        {path !== null && (
          <Link href={receiptLink(path, id)}>
            <span>{messages.receipt}</span> <span data-detail="">{messages.receiptOf(sum, day)}</span>
          </Link>
        )}
      </Payment>
    );
  });
  return { children };
});

/** The next steps, in order. */
export const Steps = createPart('ol', anatomy, 'steps', () => {
  const steps = useSteps();
  if (steps.length === 0) return null;
  return { children: steps.map((step) => <li key={step}>{step}</li>) };
});

function useSteps(): readonly string[] {
  const messages = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const price = usePrice();
  const { status, isUpcoming, booking, travelers, ...managed } = useManagedBooking();
  const { isRequested, balanceUsd, balanceDueDate, isBalanceDueNow, travelerDetails } = managed;
  if (!isUpcoming) return [];
  const incomplete =
    travelerDetails.data?.status === 'ready'
      ? travelerDetails.list.filter(({ missing }) => missing.length > 0).length
      : travelers - (booking.completeTravelers ?? 0);
  const sent = incomplete > 0 ? [messages.sendDetails(incomplete)] : [];
  // A guest has no place for them, but a backend with guests has one in an account.
  const without = booking.guest === undefined ? messages.sendNames : messages.joinForDetails;
  const names = travelerDetails.data ? sent : [without];
  const rest = price(balanceUsd);
  const restNow = isBalanceDueNow ? [messages.payRestNow(rest, (booking.terms ?? BOOKING_TERMS).balanceDueDays)] : [];
  const restLater = balanceDueDate === null ? [] : [messages.payRest(rest, formatLongDate(balanceDueDate, locale))];
  const advance = isRequested ? messages.awaitAnswer : messages.payAdvance;
  const payment = status === 'pending' ? [advance] : isBalanceDueNow ? restNow : restLater;
  return [...payment, ...names, messages.takeInsurance, messages.meetUs(formatLongDate(booking.startDate, locale))];
}

/** The packing list: items of a list, as the host has them. */
export const Documents = createPart('ul', anatomy, 'documents');

/** The telephone of the office. */
export const Phone = createPart('p', anatomy, 'phone');

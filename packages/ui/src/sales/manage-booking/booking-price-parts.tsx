'use client';
import { useTexts } from '../../core/texts/language.ts';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { BookingSums, Row } from './booking-sums.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { useManagedBooking } from './manage-booking-context.ts';

/** When it starts and ends, and for how many. */
export const Facts = createPart('dl', anatomy, 'facts', () => {
  const messages = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const { booking, travelers } = useManagedBooking();
  const children = (
    <>
      <Row name={messages.start}>{formatLongDate(booking.startDate, locale)}</Row>
      <Row name={messages.end}>{formatLongDate(booking.endDate, locale)}</Row>
      <Row name={messages.travelers}>{travelers}</Row>
    </>
  );
  return { children };
});

/** The box with what it costs and what is paid. */
export const Price = createPart('section', anatomy, 'price');

/** The heading of that box. */
export const PriceHeading = createHeading(anatomy, 'heading', { level: 2, below: 1 }, () => ({
  children: useTexts(manageBookingTexts).price,
}));

/** The price with its parts, the paid amount, the balance and its due date. */
export const Sums = createPart('dl', anatomy, 'sums', () => {
  const due = useDue();
  return { children: <BookingSums sums={useManagedBooking()} due={due} /> };
});

/** When the balance is due; null where none is. */
function useDue(): string | null {
  const messages = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const { status, balanceDueDate, isBalanceDueNow } = useManagedBooking();
  if (status !== 'confirmed' || balanceDueDate === null) return null;
  const day = messages.due(formatLongDate(balanceDueDate, locale));
  return isBalanceDueNow ? `${messages.dueNow} (${day})` : day;
}

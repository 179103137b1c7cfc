'use client';
import { titleSlug } from '../../api/slug.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { resumeLink } from '../../provider/resume-link.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { calendarLink } from './calendar-link.ts';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { useManagedBooking } from './manage-booking-context.ts';

/** The booking's actions. */
export const Actions = createPart('div', anatomy, 'actions');

/** The way to pay a booking that is not paid. A guest's is paid by `PayBalance`, on the same page. */
export const CompletePayment = withRef(function ManagedCompletePayment(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(manageBookingTexts);
  const { paths, Link } = usePorts();
  const { status, isRequested, isLapsed, isBalancePayable, booking } = useManagedBooking();
  const path = paths.trek(titleSlug(booking.trek.title));
  if (status !== 'pending' || isRequested || isLapsed || isBalancePayable || path === null) return null;
  const { children, ...rest } = button;
  return (
    <Button asChild variant="primary" {...rest}>
      <Link href={resumeLink(path, booking.startDate)}>{children ?? messages.completePayment}</Link>
    </Button>
  );
});

/** Says that nothing is left to pay. */
export const PaidInFull = createPart('p', anatomy, 'paid-in-full', () => {
  const messages = useTexts(manageBookingTexts);
  if (!useManagedBooking().isPaidInFull) return null;
  const children = (
    <>
      <Icon name="check" /> <span>{messages.paidInFull}</span>
    </>
  );
  return { children };
});

/** Leads to where the office is asked to change the booking. It costs nothing before the office has agreed with the visitor. */
export const RequestChange = withRef(function ManagedRequestChange(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(manageBookingTexts);
  const { paths, Link } = usePorts();
  const { booking, isChangeable } = useManagedBooking();
  const path = paths.requestChange(booking.reference ?? '');
  if (!isChangeable || booking.reference === undefined || path === null) return null;
  const { children, ...rest } = button;
  return (
    <Button asChild {...rest}>
      <Link href={path}>{children ?? messages.requestChange}</Link>
    </Button>
  );
});

/** Puts the trek, and the day on which the balance is due, into the visitor's calendar. */
export const AddToCalendar = withRef(function ManagedAddToCalendar(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(manageBookingTexts);
  const { location } = usePorts();
  const { booking, ...facts } = useManagedBooking();
  if (facts.status !== 'confirmed' || booking.startDate === '' || booking.endDate === '') return null;
  const { title } = booking.trek;
  const words = { description: messages.reference(booking.reference ?? ''), balanceDue: messages.balanceDueOf(title) };
  const href = calendarLink(booking, facts, words, new URL(location().href).hostname);
  const { children, ...rest } = button;
  return (
    <Button asChild {...rest}>
      <a href={href} download="trek.ics">
        {children ?? messages.addToCalendar}
      </a>
    </Button>
  );
});

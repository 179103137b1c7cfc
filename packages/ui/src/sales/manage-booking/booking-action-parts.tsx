'use client';
import { useState } from 'react';
import { titleSlug } from '../../api/slug.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
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

const changeModule = lazyModule(() => import('./change/change-dialog.tsx'));

/**
 * Asks the office for a change: in a form that shows its sums, where the backend takes requests from the booking's owner;
 * otherwise it leads to your page. It costs nothing before the office has agreed.
 */
export const RequestChange = withRef(function ManagedRequestChange(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(manageBookingTexts);
  const { api, paths, Link } = usePorts();
  const { booking, isChangeable, readAgain } = useManagedBooking();
  const { code, load } = useLazyModule(changeModule);
  const [isOpen, setIsOpen] = useState(false);
  const path = paths.requestChange(booking.reference ?? '');
  const { children, ...rest } = button;
  if (!isChangeable) return null;
  if (booking.guest === undefined && api.can('change-requests')) {
    const open = async () => {
      if (await load()) setIsOpen(true);
    };
    return (
      <>
        <Button {...mergeProps({ onClick: open, children: messages.requestChange }, button)} />
        {isOpen && code && <code.ChangeDialog booking={booking} onClose={() => setIsOpen(false)} onDone={readAgain} />}
      </>
    );
  }
  if (booking.reference === undefined || path === null) return null;
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

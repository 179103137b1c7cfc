'use client';
import type { BookedTrek } from '../../api/entities.ts';
import { imageAddress } from '../../api/image-path.ts';
import { titleSlug } from '../../api/slug.ts';
import { companyDay } from '../../core/internal/company-day.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Badge, type BadgeProps } from '../../kit/badge.tsx';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { formatDays } from '../../kit/format-days.ts';
import { createHeading } from '../../kit/heading.tsx';
import { type ImageProps, Image as KitImage } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { REQUEST_ANSWER_HOURS } from '../../pricing/terms.ts';
import { resumeLink } from '../../provider/resume-link.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { bookingStatusColor, useBookingStatusName } from './booking-status.ts';
import { bookingListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

const BookingContext = createRequiredContext<BookedTrek>('BookingList.Item');

/** The booking that a part belongs to. */
export const useListedBooking = () => useRequiredContext(BookingContext);

/** It waits for its payment, and its start has not passed: then it can't be paid. */
function useIsUnpaid(): boolean {
  const { clock } = usePorts();
  const booking = useListedBooking();
  const hasBegun = booking.startDate !== '' && booking.startDate < companyDay(new Date(clock.now()));
  return booking.status === 'pending' && !hasBegun;
}

/** The company has not said yet whether it takes the departure: nothing can be paid. */
const useIsRequested = () => useListedBooking().departureRequest?.status === 'requested';

const Place = createPart('li', anatomy, 'booking');

interface BookingItemProps extends PartProps<'li'> {
  booking: BookedTrek;
}

/** One booking, which it gives to the parts in it. */
export const Item = withRef(function BookingItem({ booking, ...item }: BookingItemProps) {
  return (
    <BookingContext.Provider value={booking}>
      <Place {...item} />
    </BookingContext.Provider>
  );
});

/** The place of the picture. */
export const Picture = createPart('div', anatomy, 'picture');

/** The trek's picture. */
export const Image = withRef(function BookingImage(image: Partial<ImageProps>) {
  const { api, placeholderImage } = usePorts();
  const [first] = useListedBooking().trek.image;
  const src = imageAddress(first, api.backendUrl, placeholderImage);
  const own = { src, fallbackSrc: placeholderImage, alt: '', width: 320, height: 240 };
  return <KitImage {...mergeProps(own, image)} />;
});

/** Everything beside the picture. */
export const Body = createPart('div', anatomy, 'body');

/** How far the booking is. */
export const State = withRef(function BookingState(badge: Partial<BadgeProps>) {
  const nameOf = useBookingStatusName();
  const booking = useListedBooking();
  if (booking.status === 'unknown' && !booking.statusText) return null;
  return (
    <Badge color={bookingStatusColor(booking.status)} {...badge}>
      {badge.children ?? nameOf(booking)}
    </Badge>
  );
});

/** The trek's title. */
export const Title = createHeading(anatomy, 'title', { level: 3 }, () => ({
  children: useListedBooking().trek.title,
}));

/** From when to when. */
export const Dates = createPart('p', anatomy, 'dates', () => {
  const { locale } = usePorts();
  const { startDate, endDate } = useListedBooking();
  return { translate: 'no' as const, children: formatDays(startDate, endDate, locale) };
});

/** Leads to the booking's own page, where the backend has given it a reference. */
export const Reference = createPart('p', anatomy, 'reference', () => {
  const messages = useTexts(profileTexts);
  const { paths, Link } = usePorts();
  const { reference } = useListedBooking();
  const path = reference === undefined ? null : paths.booking(reference);
  if (reference === undefined || path === null) return null;
  return { translate: 'no' as const, children: <Link href={path}>{messages.reference(reference)}</Link> };
});

/** The next thing to do. */
export const Note = createPart('p', anatomy, 'note', () => {
  const messages = useTexts(profileTexts);
  const isRequested = useIsRequested();
  return useIsUnpaid()
    ? { children: isRequested ? messages.answerAwaited(REQUEST_ANSWER_HOURS) : messages.paymentMissing }
    : null;
});

/** The buttons of what can be done. */
export const Actions = createPart('div', anatomy, 'actions');

/** The way to pay a booking that is not paid. */
export const CompletePayment = withRef(function BookingCompletePayment(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(profileTexts);
  const { paths, Link } = usePorts();
  const { trek, startDate } = useListedBooking();
  const path = paths.trek(titleSlug(trek.title));
  const isRequested = useIsRequested();
  if (!useIsUnpaid() || isRequested || path === null) return null;
  const { children, ...rest } = button;
  return (
    <Button asChild variant="primary" {...rest}>
      <Link href={resumeLink(path, startDate)}>{children ?? messages.completePayment}</Link>
    </Button>
  );
});

'use client';
import { bookingStatusColor, useBookingStatusName } from '../../account/profile/booking-status.ts';
import { useSession } from '../../account/session/index.ts';
import type { BookedTrek, TravelerEntity } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { titleSlug } from '../../api/slug.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Badge, type BadgeProps } from '../../kit/badge.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { REQUEST_ANSWER_HOURS } from '../../pricing/terms.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { ManageBookingContext, useManagedBooking } from './manage-booking-context.ts';
import { useManageBooking } from './use-manage-booking.ts';

const Room = createPart('article', anatomy, 'root');

export interface ManageBookingRootProps extends Omit<PartProps<'article'>, 'onChange'> {
  booking: BookedTrek;
  /** Called once something was paid, canceled or saved, to read the booking again. */
  onChange?: (() => void) | undefined;
  /** The known facts of its travelers, whose details are requested then. Left out: they are not. */
  travelers?: Remote<readonly TravelerEntity[]> | undefined;
  /**
   * Your page with `FillInTraveler`, by the secret of a traveler's private link: `(token) => '/traveler#' + token`. Behind the
   * hash no server sees it. Left out: no links are offered.
   */
  travelerPath?: ((token: string) => string) | undefined;
}

/** Provides one booking to its parts: remounted for each visitor, once it is known who they are. */
export const Root = withRef(function ManageBookingRoot(root: ManageBookingRootProps) {
  return <OwnRoot key={useSession().user?.id} {...root} />;
});

const OwnRoot = withRef(function ManageBookingOwnRoot({
  booking,
  onChange,
  travelers,
  travelerPath,
  ...room
}: ManageBookingRootProps) {
  const managed = useManageBooking(booking, () => onChange?.(), travelers, travelerPath);
  return (
    <ManageBookingContext.Provider value={managed}>
      <Room {...room} />
    </ManageBookingContext.Provider>
  );
});

/** The trek, the booking's reference and its status. */
export const Header = createPart('header', anatomy, 'header');

/** The trek, with a link to its page. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => {
  const { paths, Link } = usePorts();
  const { title } = useManagedBooking().booking.trek;
  return { children: <Link href={paths.trek(titleSlug(title))}>{title}</Link> };
});

/** How the booking is called on the telephone. */
export const Reference = createPart('p', anatomy, 'reference', () => {
  const messages = useTexts(manageBookingTexts);
  const { reference } = useManagedBooking().booking;
  return reference === undefined ? null : { translate: 'no' as const, children: messages.reference(reference) };
});

/** How far the booking is. */
export const State = withRef(function ManagedBookingState(badge: Partial<BadgeProps>) {
  const nameOf = useBookingStatusName();
  const { booking } = useManagedBooking();
  return (
    <Badge color={bookingStatusColor(booking.status)} {...badge}>
      {badge.children ?? nameOf(booking)}
    </Badge>
  );
});

/** The most important notice: unpaid, canceled, over, or a request that waits. */
export const Note = createPart('p', anatomy, 'note', () => {
  const children = useNote();
  return children === null ? null : { role: 'status', children };
});

/** Says that money has come which was not owed, and what happens to it. */
export const Unowed = createPart('p', anatomy, 'note', () => {
  const messages = useTexts(manageBookingTexts);
  const price = usePrice();
  const { unowedUsd } = useManagedBooking();
  return unowedUsd === 0 ? null : { role: 'status', children: messages.unowedNote(price(unowedUsd)) };
});

function useNote(): string | null {
  const messages = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const price = usePrice();
  const { status, isRequested, isLapsed, isOver, isUpcoming, booking } = useManagedBooking();
  const { cancellation, changeRequest } = booking;
  const waitingNote = ({ requestedAt, startDate, travelers, transferTo }: NonNullable<typeof changeRequest>) => {
    const facts = [formatLongDate(requestedAt, locale), formatLongDate(startDate, locale), travelers] as const;
    return transferTo === undefined
      ? messages.change.waits(...facts)
      : messages.change.waitsWithSuccessor(...facts, transferTo);
  };
  const refund = cancellation ? price(cancellation.refundAmount) : '';
  if (status === 'cancelled') return cancellation?.refundAmount ? messages.refundNote(refund) : messages.canceledNote;
  if (cancellation?.status === 'requested')
    return messages.requestedNote(formatLongDate(cancellation.requestedAt, locale), refund);
  if (cancellation?.status === 'declined') return messages.declinedNote;
  if (isOver) return messages.overNote;
  if (changeRequest?.status === 'requested' && status === 'confirmed') return waitingNote(changeRequest);
  if (changeRequest?.status === 'declined' && isUpcoming) {
    const { reason } = changeRequest;
    return reason === undefined ? messages.change.declined : messages.change.declinedWith(reason);
  }
  if (isLapsed) return messages.lapsedNote;
  if (isRequested) return messages.departureRequestedNote(REQUEST_ANSWER_HOURS);
  return status === 'pending' ? messages.unpaidNote : null;
}

'use client';
import type { BookingEntity } from '../api/entities.ts';
import { imageAddress } from '../api/image-path.ts';
import { titleSlug } from '../api/slug.ts';
import { balanceDueDate, isBalanceDueNow } from '../booking/balance-due-date.ts';
import { resumeLink } from '../booking/resume-link.ts';
import { localCalendarDate } from '../internal/calendar-date.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { formatLongDate, formatUsd } from '../kit/format.ts';
import { Image } from '../kit/image.tsx';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { Status } from '../kit/status.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingStatusColor } from './booking-status.ts';
import { bookingListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileMessages as messages } from './profile.messages.ts';

const Root = createPart('ul', anatomy, 'root');
const Booking = createPart('li', anatomy, 'booking');
const Picture = createPart('div', anatomy, 'picture');
const Body = createPart('div', anatomy, 'body');
const Title = createPart('h3', anatomy, 'title');
const Dates = createPart('p', anatomy, 'dates');
const Amounts = createPart('dl', anatomy, 'amounts');
const Note = createPart('p', anatomy, 'note');

export type BookingListData =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; bookings: readonly BookingEntity[] };

/** The visitor's bookings, or what stands in their place. */
export function BookingList({ data, onRetry }: { data: BookingListData; onRetry: () => void }) {
  const { paths, Link } = usePorts();
  if (data.status === 'loading') return <Spinner label={messages.loadingBookings} />;
  if (data.status === 'failed') {
    return (
      <Status
        kind="error"
        title={messages.loadError(data.message)}
        action={<Button onClick={onRetry}>{messages.retry}</Button>}
      />
    );
  }
  if (data.bookings.length === 0) {
    return (
      <Status
        title={messages.noBookings}
        action={
          <Button asChild variant="primary">
            <Link href={paths.treks}>{messages.exploreTreks}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Root>
      {data.bookings.map((booking) => (
        <BookingItem key={booking.id} booking={booking} />
      ))}
    </Root>
  );
}

function BookingItem({ booking }: { booking: BookingEntity }) {
  const { locale, api, placeholderImage, paths, clock, Link } = usePorts();
  const trekPath = paths.trek(titleSlug(booking.trek.title));
  const status = booking.status.toLowerCase();
  const isBalanceDue = status === 'confirmed' && booking.balanceAmount > 0;
  return (
    <Booking>
      <Picture>
        <Image
          src={imageAddress(booking.trek.image[0], api.backendUrl, placeholderImage)}
          fallbackSrc={placeholderImage}
          alt=""
          width={320}
          height={240}
        />
      </Picture>
      <Body>
        <Badge color={bookingStatusColor(booking.status)}>{booking.status}</Badge>
        <Title>{booking.trek.title}</Title>
        <Dates>
          {messages.dates(formatLongDate(booking.startDate, locale), formatLongDate(booking.endDate, locale))}
        </Dates>
        <Amounts>
          <div>
            <dt>{messages.advance}</dt>
            <dd>{formatUsd(booking.advanceAmount, locale)}</dd>
          </div>
          <div>
            <dt>{messages.balance}</dt>
            <dd>{formatUsd(booking.balanceAmount, locale)}</dd>
            {isBalanceDue && (
              <dd data-due="">
                {isBalanceDueNow(booking.startDate, localCalendarDate(new Date(clock.now())))
                  ? messages.balanceDueNow
                  : messages.balanceDue(formatLongDate(balanceDueDate(booking.startDate), locale))}
              </dd>
            )}
          </div>
        </Amounts>
        {status === 'pending' && (
          <>
            <Note>{messages.paymentMissing}</Note>
            {trekPath !== null && (
              <Button asChild variant="primary">
                <Link href={resumeLink(trekPath, booking.startDate)}>{messages.completePayment}</Link>
              </Button>
            )}
          </>
        )}
      </Body>
    </Booking>
  );
}

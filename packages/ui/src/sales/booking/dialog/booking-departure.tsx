'use client';
import { useLocale, useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { formatLongDate } from '../../../kit/format.ts';
import { Heading } from '../../../kit/heading.tsx';
import { createPart } from '../../../kit/part.tsx';
import { REQUEST_ANSWER_HOURS } from '../../../pricing/terms.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';

/** The facts of the chosen departure: its season, its group, and whether the company has to agree first. */
export const Departure = createPart('div', anatomy, 'departure', () => {
  const messages = useTexts(bookingTexts);
  const { step, trek, departure, isRequestNeeded } = useBookingContext();
  if (step !== 'details') return null;
  const minimum = trek.policy?.minimumTravelers ?? 1;
  const requests = {
    talkFirst: messages.talkFirstRequest,
    outOfSeason: messages.outOfSeasonRequest,
    uncertainPass: messages.uncertainPassRequest,
    belowMinimum: messages.belowMinimumRequest(minimum),
  };
  function hintOf({ kind }: NonNullable<typeof departure>): string | null {
    if (kind === 'shoulder') return messages.shoulderHint;
    if (!(kind in requests)) return null;
    return isRequestNeeded ? requests[kind as keyof typeof requests] : messages.departureConfirmed;
  }
  const hint = departure && hintOf(departure);
  // It is there empty, too: content that comes into it is announced.
  return {
    role: 'status',
    children: hint && (
      <>
        <p>{hint}</p>
        {isRequestNeeded && <Promises />}
      </>
    ),
  };
});

function Promises() {
  const messages = useTexts(bookingTexts);
  return (
    <>
      <p>{messages.confirmedWithin(REQUEST_ANSWER_HOURS)}</p>
      <p>{messages.noChargeBefore}</p>
    </>
  );
}

/** The departure is asked for. */
export const Requested = createPart('div', anatomy, 'requested', () => {
  const messages = useTexts(bookingTexts);
  const { step, details, travelers, view } = useBookingContext();
  const { paths } = usePorts();
  const locale = useLocale();
  if (step !== 'requested') return null;
  const children = (
    <>
      <Heading level={3} below={1}>
        {messages.requestSent}
      </Heading>
      <p>{messages.requestSentText(formatLongDate(details.bookingDate, locale), travelers)}</p>
      <Promises />
      <Button variant="primary" onClick={view}>
        {paths.profile === null ? messages.done : messages.viewBooking}
      </Button>
    </>
  );
  return { role: 'status', children };
});

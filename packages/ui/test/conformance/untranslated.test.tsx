import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DefaultBookingList } from '../../src/account/profile/booking-list.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { DefaultTrekCard } from '../../src/catalogue/trek-card/trek-card.tsx';
import { BookingPanel } from '../../src/sales/booking/panel/booking-panel.tsx';
import { DefaultManageBooking } from '../../src/sales/manage-booking/manage-booking.tsx';
import { paidTestBooking } from '../../src/testing/api-answers.ts';
import { ready } from '../../src/testing/remote.ts';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const company = ['Alpine Tours', 'Thamel, Kathmandu'] as const;
const page = { data: ready([paidTestBooking]), reference: 'TH-7K3M2Q', phone: '+977 1 4000000', company };
const noop = () => {};

const VIEWS: Record<string, ReactNode> = {
  'a trek’s card': <DefaultTrekCard trek={storyTrek} />,
  'the booking panel': (
    <BookingPanel trek={storyTrek} travelers={3} onTravelersChange={noop} onBook={noop} onIntent={noop} />
  ),
  'the list of bookings': <DefaultBookingList data={ready([paidTestBooking])} />,
  'a booking’s page': <DefaultManageBooking {...page} receipt={null} />,
  'a receipt': <DefaultManageBooking {...page} receipt="pi_1" />,
};

/** A text that is nothing but a price, a date or a reference. */
const EXACT = /^(?:−?\$[\d,.]+(?: × \d+)?|[A-Z][a-z]+ \d{1,2}, \d{4}|(?:Booking )?TH-7K3M2Q)$/;

test.each(Object.entries(VIEWS))('in %s, no translator rewords a price, date or reference', (_, view) => {
  const { container } = render(
    <HostPage>
      <SessionProvider>{view}</SessionProvider>
    </HostPage>,
  );
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const exact: Text[] = [];
  while (walker.nextNode()) if (EXACT.test(walker.currentNode.nodeValue ?? '')) exact.push(walker.currentNode as Text);
  expect(exact).not.toEqual([]);
  const translated = exact.filter(
    (text) => text.parentElement?.closest('[translate]')?.getAttribute('translate') !== 'no',
  );
  expect(translated.map((text) => text.nodeValue)).toEqual([]);
});

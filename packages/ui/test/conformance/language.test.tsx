import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as BookingList from '../../src/account/profile/booking-list-parts.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { normalizeBooking } from '../../src/api/normalize-booking.ts';
import * as TrekPage from '../../src/catalogue/trek-page/trek-page-parts.ts';
import { useTexts } from '../../src/core/texts/language.ts';
import { de } from '../../src/messages/de.ts';
import { en } from '../../src/messages/en.ts';
import * as ManageBooking from '../../src/sales/manage-booking/manage-booking-parts.ts';
import { chatTexts } from '../../src/site/chat/chat.texts.ts';
import * as Chat from '../../src/site/chat/chat-parts.tsx';
import { paidTestBooking } from '../../src/testing/api-answers.ts';
import { testTrek } from '../../src/testing/fixtures.ts';
import { failed } from '../../src/testing/remote.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const chat = { isShown: true, isHintShown: true, isOpen: false, toggle() {}, close() {}, dismiss() {} };

/** A page of a host in a language, with the hint of the chat on it. */
function Page(language: Pick<ComponentProps<typeof HostPage>, 'messages' | 'locale'>) {
  return (
    <HostPage {...language}>
      <Chat.Root chat={chat} contacts={[]}>
        <Chat.Hint />
      </Chat.Root>
    </HostPage>
  );
}

const InGerman = ({ children }: { children: ReactNode }) => <HostPage messages={de}>{children}</HostPage>;

test('two providers on one page have a language each, on the server too', () => {
  const both = (
    <StrictMode>
      <Page messages={de} locale="de-DE" />
      <Page />
    </StrictMode>
  );
  const texts = [de.chat.hint, en.chat.hint];
  const { container } = render(both);
  expect([...container.querySelectorAll('[data-part="hint-text"]')].map(({ textContent }) => textContent)).toEqual(
    texts,
  );
  const markup = renderToString(both);
  expect(texts.map((text) => markup.includes(text))).toEqual([true, true]);
});

test('texts that a host leaves out stay English', () => {
  const { container } = render(<Page messages={{ chat: { title: 'Frag uns' } }} />);
  expect(container.querySelector('aside')?.getAttribute('aria-label')).toBe('Frag uns');
  expect(container.textContent).toBe(en.chat.hint);
});

test('the texts are the same object from one rendering to the next', () => {
  const { result, rerender } = renderHook(() => useTexts(chatTexts), { wrapper: InGerman });
  const first = result.current;
  expect(first.hint).toBe(de.chat.hint);
  rerender();
  expect(result.current).toBe(first);
});

function StatusOf({ status }: { status: string }) {
  const booking = normalizeBooking({ ...paidTestBooking, status }) ?? paidTestBooking;
  return (
    <SessionProvider>
      <BookingList.Item booking={booking}>
        <BookingList.State />
      </BookingList.Item>
      <ManageBooking.Root booking={booking}>
        <ManageBooking.State />
      </ManageBooking.Root>
    </SessionProvider>
  );
}

test.each([
  ['confirmed', 'Bestätigt'],
  ['Pending', 'Offen'],
  ['cancelled', 'Storniert'],
  ['disputed', 'In Klärung'],
  ['refunded', 'refunded'],
  ['constructor', 'constructor'],
])('a booking that is %s is %s on a German page, in the list and on its own page', (status, text) => {
  const { container } = render(<StatusOf status={status} />, { wrapper: InGerman });
  expect([...container.querySelectorAll('[data-scope="badge"]')].map(({ textContent }) => textContent)).toEqual([
    text,
    text,
  ]);
});

test.each(['confirmed', 'Confirmed', 'refunded'])(
  'a booking that is %s has its status unchanged on an English page',
  (status) => {
    const { container } = render(<StatusOf status={status} />, { wrapper: HostPage });
    expect(container.querySelector('[data-scope="badge"]')?.textContent).toBe(status);
  },
);

test('seasons have German names on a German page, and unknown ones their own', () => {
  const { container } = render(
    <TrekPage.Root trek={{ ...testTrek, bestSeason: ['Spring', 'fall', 'After Dashain'] }}>
      <TrekPage.FactList />
    </TrekPage.Root>,
    { wrapper: InGerman },
  );
  expect(container.textContent).toMatch(/Frühling, Herbst.*After Dashain/);
});

test.each([
  ['1.450', '1450'],
  ['1 450,00 $', '1450'],
  ['1,450', '3306'],
])('%s typed as an amount on a German page is %s', (typed, taken) => {
  render(
    <HostPage messages={de} locale="de-DE">
      <SessionProvider>
        <ManageBooking.Root booking={paidTestBooking}>
          <ManageBooking.PayBalance />
          <ManageBooking.BalanceDialog />
        </ManageBooking.Root>
      </SessionProvider>
    </HostPage>,
  );
  fireEvent.click(screen.getByText(de.manageBooking.payBalance));
  const field = screen.getByLabelText<HTMLInputElement>(de.manageBooking.amountNow);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field.value).toBe(taken);
});

test.each([
  ['bookings', <BookingList.Failed key="" message={{ code: 'network' }} onRetry={() => {}} />],
  ['a booking', <ManageBooking.Failed key="" message={{ code: 'network' }} onRetry={() => {}} />],
  [
    'travelers',
    <SessionProvider key="">
      <ManageBooking.Root booking={paidTestBooking} travelers={failed({ code: 'network' })}>
        <ManageBooking.TravelersFailed />
      </ManageBooking.Root>
    </SessionProvider>,
  ],
])('a call for %s that fails says so in the page’s language', (_, part) => {
  const { container } = render(<InGerman>{part}</InGerman>);
  expect(container.textContent).toContain(de.api.network);
});

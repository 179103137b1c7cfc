import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { SessionProvider } from '../../src/account/session/index.ts';
import { DefaultComparison } from '../../src/catalogue/compare/comparison.tsx';
import { DefaultTrekCard } from '../../src/catalogue/trek-card/trek-card.tsx';
import { secondCurrency } from '../../src/kit/index.ts';
import { de } from '../../src/messages/de.ts';
import { quoteTrek } from '../../src/pricing/index.ts';
import { BookingPanel } from '../../src/sales/booking/panel/booking-panel.tsx';
import { PriceTotals } from '../../src/sales/booking/price-parts.tsx';
import { DefaultManageBooking } from '../../src/sales/manage-booking/manage-booking.tsx';
import { paidTestBooking } from '../../src/testing/api-answers.ts';
import { ready } from '../../src/testing/remote.ts';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

/** The reference rate of 27 November 2026 would have other figures: these are easy to check by hand. */
const RATE = { code: 'EUR', perUsd: 0.92, source: 'European Central Bank', date: '2026-11-27' };
const euros = secondCurrency(RATE);
const trek = { ...storyTrek, priceUsd: 1490 };
const panel = (
  <BookingPanel trek={trek} travelers={2} onTravelersChange={() => {}} onBook={() => {}} onIntent={() => {}} />
);

const textsOf = (part: ReactElement, language = {}) => {
  const { container } = render(
    <HostPage secondCurrency={euros} {...language}>
      {part}
    </HostPage>,
  );
  return [...container.querySelectorAll('[data-scope="second-currency"]')].map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, ' '),
  );
};
const GERMAN = { messages: de, locale: 'de-DE' };
const RATE_TEXT = '$1 = €0.92 (European Central Bank, November 27, 2026)';

test.each([
  ['a card shows about what one person pays', <DefaultTrekCard key="" trek={trek} />, ['≈ €1,371']],
  [
    'the panel says at the total what is charged, and the rate',
    panel,
    ['≈ €1,371', '≈ €2,742, charged as $2,980', RATE_TEXT],
  ],
  [
    'a small price has its cents',
    <PriceTotals key="" quote={quoteTrek(10, 1)} />,
    ['≈ €9.20, charged as $10', RATE_TEXT],
  ],
])('%s', (_, part, expected) => {
  expect(textsOf(part)).toEqual(expected);
});

test('prices, day and sentence are in the page’s language', () => {
  expect(textsOf(panel, GERMAN)).toEqual([
    '≈ 1.371 €',
    '≈ 2.742 €, abgebucht werden 2.980 $',
    '1 $ = 0,92 € (European Central Bank, 27. November 2026)',
  ]);
});

test('a host’s own way of writing dollars stays beside it', () => {
  const formatPrice = (usd: number) => `US$ ${usd}`;
  expect(textsOf(panel, { formatPrice })).toContain('≈ €2,742, charged as US$ 2980');
});

const managedBooking = (receipt?: string) => {
  const booking = { ...paidTestBooking, priceLines: [{ kind: 'other' as const, text: 'Total', amount: 10 }] };
  return (
    <SessionProvider>
      <DefaultManageBooking
        data={ready([booking])}
        reference={paidTestBooking.reference}
        company={['Trek Himalaya']}
        phone="+977 1"
        receipt={receipt}
      />
    </SessionProvider>
  );
};

test.each([
  ['the page of a booking', undefined],
  ['a receipt', 'pi_1'],
])('%s says it at the total, with the rate, and at the balance, whatever its lines are called', (_, receipt) => {
  const [total, rate, ...balance] = textsOf(managedBooking(receipt));
  expect(total).toMatch(/^≈ €3,802, charged as \$4,132.50$/);
  expect(rate).toBe(RATE_TEXT);
  expect(balance).toEqual(['≈ €3,042, charged as $3,306']);
});

test('a comparison shows about what each trek costs, and a room of one’s own', () => {
  const treks = [trek, { ...storyTrek, slug: 'other', priceUsd: null, details: { singleSupplement: 300 } }];
  expect(textsOf(<DefaultComparison treks={treks} />)).toEqual(['≈ €1,371', '≈ €276']);
});

test('without a second currency prices are in dollars alone', () => {
  const { container } = render(<HostPage>{panel}</HostPage>);
  expect(container.innerHTML).not.toMatch(/second-currency|≈/);
});

describe('a rate with a fault throws and names it', () => {
  test.each([
    ['dollars', { code: 'USD' }, /other than USD/],
    ['a name instead of a code', { code: 'Euro' }, /got Euro/],
    ['a code in small letters', { code: 'eur' }, /got eur/],
    ['a code of no currency', { code: 'EUX' }, /got EUX/],
    ['no number', { perUsd: Number.NaN }, /above 0, and got NaN/],
    ['nothing', { perUsd: 0 }, /above 0, and got 0/],
    ['a text', { perUsd: '0.92' as never }, /above 0, and got 0.92/],
    ['no source', { source: ' ' }, /the source of its rate/],
    ['a day that there is not', { date: '2026-02-31' }, /YYYY-MM-DD, and got 2026-02-31/],
    ['no day', { date: undefined as never }, /and got undefined/],
  ])('%s', (_, change, reason) => {
    expect(() => secondCurrency({ ...RATE, ...change })).toThrow(reason);
  });
});

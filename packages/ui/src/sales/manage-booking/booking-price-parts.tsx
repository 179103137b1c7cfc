'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { SecondPrice } from '../../kit/second-price.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usdOf } from '../../pricing/index.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { useManagedBooking } from './manage-booking-context.ts';
import { priceRows } from './price-rows.ts';

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
  const messages = useTexts(manageBookingTexts);
  const { paidUsd, balanceUsd, ...price } = useManagedBooking();
  const due = useDue();
  const usd = usePrice();
  const rows = priceRows(price, messages, usd);
  // The last: a line that the office has added may have the same text.
  const total = rows.findLastIndex(([name]) => name === messages.total);
  const children = (
    <>
      {rows.map(([name, sum], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and rows have no state.
        <Row key={index} name={name}>
          <span>{sum}</span>
          {index === total && <SecondPrice usd={usdOf(price.totalCents)} isCharged />}
        </Row>
      ))}
      <Row name={messages.paid}>{usd(paidUsd)}</Row>
      <Row name={messages.balance}>
        <span>{usd(balanceUsd)}</span>
        {balanceUsd > 0 && <SecondPrice usd={balanceUsd} isCharged />}
        {due !== null && <small translate="yes">{due}</small>}
      </Row>
    </>
  );
  return { children };
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

/** A name and what it stands for. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}

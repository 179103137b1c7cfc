'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { SecondPrice, SecondRate } from '../../kit/second-price.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usdOf } from '../../pricing/index.ts';
import type { bookingFactsOf } from './manage-booking.rules.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { priceRows } from './price-rows.ts';

type Sums = Parameters<typeof priceRows>[0] & Pick<ReturnType<typeof bookingFactsOf>, 'paidUsd' | 'balanceUsd'>;

/**
 * The parts of a price and its total, what of it is paid, and what is left. The second currency is beside what is charged.
 * @param due below the balance. Default: nothing
 */
export function BookingSums({ sums, due }: { sums: Sums; due?: string | null }) {
  const messages = useTexts(manageBookingTexts);
  const usd = usePrice();
  const { paidUsd, balanceUsd } = sums;
  const rows = priceRows(sums, messages, usd);
  // The last: a line that the office has added may have the same text.
  const total = rows.findLastIndex(([name]) => name === messages.total);
  return (
    <>
      {rows.map(([name, sum], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and rows have no state.
        <Row key={index} name={name}>
          <span>{sum}</span>
          {index === total && (
            <>
              <SecondPrice usd={usdOf(sums.totalCents)} isCharged />
              <SecondRate />
            </>
          )}
        </Row>
      ))}
      <Row name={messages.paid}>{usd(paidUsd)}</Row>
      <Row name={messages.balance}>
        <span>{usd(balanceUsd)}</span>
        {balanceUsd > 0 && <SecondPrice usd={balanceUsd} isCharged />}
        {due && <small translate="yes">{due}</small>}
      </Row>
    </>
  );
}

/** A name and what it stands for. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}

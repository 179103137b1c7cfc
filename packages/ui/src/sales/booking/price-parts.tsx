'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { formatPercent } from '../../core/texts/intl-format.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { SecondPrice, SecondRate } from '../../kit/second-price.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { discountRows } from '../../pricing/group-discount.ts';
import { type Quote, savingOfEachWithOneMore, savingWithOneMore, usdOf } from '../../pricing/pricing.rules.ts';
import { bookingPanelAnatomy as anatomy } from './booking.anatomy.ts';
import { bookingPanelTexts } from './panel/booking-panel.texts.ts';
import { useBookingPanelContext } from './panel/use-booking-panel.ts';

function useUsd() {
  const price = usePrice();
  return (cents: number) => price(usdOf(cents));
}

/** The table of group discounts up to the trek's largest group; the one that counts is marked. */
export const Discounts = createPart('table', anatomy, 'discounts', () => {
  const messages = useTexts(bookingPanelTexts);
  const { isOnRequest, quote, trek } = useBookingPanelContext();
  const locale = useLocale();
  const rows = discountRows(trek.groupSize);
  if (isOnRequest || rows.length === 0) return null;
  return {
    children: (
      <>
        <caption>{messages.discountCaption}</caption>
        <tbody>
          {rows.map(({ fromTravelers, toTravelers, percent }) => (
            <tr key={fromTravelers} data-current={percent === quote.discountPercent ? '' : undefined}>
              <th scope="row">
                {/* A range of numbers is read from left to right in every language. */}
                <bdi>{fromTravelers === toTravelers ? fromTravelers : `${fromTravelers}–${toTravelers}`}</bdi>
              </th>
              <td>{percent === 0 ? messages.noDiscount : formatPercent(percent, locale)}</td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  };
});

/** Shown where the group is larger than those that we lead. */
export const GroupHint = createPart('p', anatomy, 'hint', () => {
  const messages = useTexts(bookingPanelTexts);
  const { isOnRequest, quote, trek } = useBookingPanelContext();
  const { maxSize } = trek.groupSize;
  return isOnRequest || quote.travelers <= maxSize
    ? null
    : { role: 'status', children: messages.aboveGroupSize(maxSize) };
});

/**
 * The saving with one more traveler, if the trek takes one: for the whole group if its total falls, or else for each of
 * them.
 */
export const SavingHint = createPart('p', anatomy, 'hint', () => {
  const messages = useTexts(bookingPanelTexts);
  const { quote, trek } = useBookingPanelContext();
  const usd = useUsd();
  if (trek.priceUsd === null || quote.travelers >= trek.groupSize.maxSize) return null;
  const ofGroup = savingWithOneMore(trek.priceUsd, quote.travelers, trek.bookingPolicy?.leaderDiscount);
  const ofEach = savingOfEachWithOneMore(trek.priceUsd, quote.travelers);
  if (ofGroup <= 0 && ofEach <= 0) return null;
  return { children: ofGroup > 0 ? messages.oneMore(usd(ofGroup)) : messages.oneMoreEach(usd(ofEach)) };
});

const TotalsList = createPart('dl', anatomy, 'totals');

/** Props of `PriceTotals`. */
export interface PriceTotalsProps extends Omit<PartProps<'dl'>, 'asChild' | 'children'> {
  quote: Quote;
}

/** Subtotal, discounts and total of a group. */
export const PriceTotals = withRef(function PriceTotals({ quote, ...list }: PriceTotalsProps) {
  return (
    <TotalsList aria-live="polite" {...list}>
      <Sums quote={quote} />
    </TotalsList>
  );
});

/** Subtotal, discounts and total of the group that is chosen. */
export const Totals = createPart('dl', anatomy, 'totals', () => {
  const { isOnRequest, quote } = useBookingPanelContext();
  return isOnRequest ? null : { 'aria-live': 'polite', children: <Sums quote={quote} /> };
});

function Sums({ quote }: { quote: Quote }) {
  const messages = useTexts(bookingPanelTexts);
  const usd = useUsd();
  return (
    <>
      <div>
        <dt translate="no">{`${usd(quote.pricePerPersonCents)} × ${quote.travelers}`}</dt>
        <dd translate="no">{usd(quote.subtotalCents)}</dd>
      </div>
      {quote.discountCents > 0 && (
        <div>
          <dt>{messages.discount(quote.discountPercent)}</dt>
          <dd translate="no">{`−${usd(quote.discountCents)}`}</dd>
        </div>
      )}
      {quote.leaderCents > 0 && (
        <div>
          <dt>{messages.leader}</dt>
          <dd translate="no">{`−${usd(quote.leaderCents)}`}</dd>
        </div>
      )}
      <div data-total="">
        <dt>{messages.total}</dt>
        <dd translate="no">
          <span>{usd(quote.totalCents)}</span>
          <SecondPrice usd={usdOf(quote.totalCents)} isCharged />
          <SecondRate />
        </dd>
      </div>
    </>
  );
}

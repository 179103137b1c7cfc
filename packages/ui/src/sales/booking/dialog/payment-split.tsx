'use client';
import { useTexts } from '../../../core/texts/language.ts';
import { createPart } from '../../../kit/part.tsx';
import { SecondPrice } from '../../../kit/second-price.tsx';
import { signedPrice } from '../../../kit/signed-price.ts';
import { usePrice } from '../../../kit/use-price.ts';
import { BALANCE_DUE_DAYS, centsOf, roundingCents, usdOf, wholeUsd } from '../../../pricing/index.ts';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';

/** The payment now and later, in the payment step. */
export const Split = createPart('dl', anatomy, 'summary', () => {
  const messages = useTexts(bookingTexts);
  const { step, totalCents, split, isBalanceDueNow } = useBookingContext();
  const price = usePrice();
  if (step !== 'payment') return null;
  const rounding = roundingCents(totalCents, centsOf(split.advanceUsd), centsOf(split.balanceUsd));
  const children = (
    <>
      {rounding !== 0 && (
        <div>
          <dt>{messages.rounding}</dt>
          <dd translate="no">{signedPrice(price, usdOf(rounding))}</dd>
        </div>
      )}
      <div data-total="">
        <dt>{messages.payNow}</dt>
        <dd translate="no">
          <span>{price(split.advanceUsd)}</span>
          <SecondPrice usd={split.advanceUsd} isCharged />
        </dd>
      </div>
      {split.balanceUsd > 0 && (
        <div>
          <dt>
            {`${messages.balance}, ${isBalanceDueNow ? messages.balanceDueNow : messages.balanceDue(BALANCE_DUE_DAYS)}`}
          </dt>
          <dd translate="no">
            <span>{price(split.balanceUsd)}</span>
            <SecondPrice usd={split.balanceUsd} isCharged />
          </dd>
        </div>
      )}
    </>
  );
  return { 'aria-live': 'polite', 'data-foot': '', children };
});

/** Says that whole dollars are charged, where the total has cents. */
export const WholeDollars = createPart('p', anatomy, 'note', () => {
  const messages = useTexts(bookingTexts);
  const { step, totalCents } = useBookingContext();
  const price = usePrice();
  if (step !== 'payment' || totalCents % 100 === 0) return null;
  return { children: messages.wholeDollars(price(usdOf(totalCents)), price(wholeUsd(totalCents))) };
});

/** Says before paying that the balance is due immediately if the trek starts soon, and where to pay it. */
export const RestDueNow = createPart('p', anatomy, 'note', () => {
  const messages = useTexts(bookingTexts);
  const { step, split, isBalanceDueNow, reference } = useBookingContext();
  const price = usePrice();
  if (step !== 'payment' || !isBalanceDueNow || split.balanceUsd === 0 || reference === null) return null;
  return { children: messages.restDueNow(price(split.balanceUsd), BALANCE_DUE_DAYS) };
});

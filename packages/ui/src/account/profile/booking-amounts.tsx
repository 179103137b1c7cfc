'use client';
import { companyDay } from '../../core/internal/company-day.ts';
import { useTexts } from '../../core/texts/language.ts';
import { formatLongDate } from '../../kit/format.ts';
import { createPart } from '../../kit/part.tsx';
import { SecondPrice } from '../../kit/second-price.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { bookingDueDate } from '../../pricing/balance-due-date.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useListedBooking } from './booking-item-parts.tsx';
import { bookingListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

/** The paid amount, the balance and its due date. */
export const Amounts = createPart('dl', anatomy, 'amounts', () => {
  const messages = useTexts(profileTexts);
  const price = usePrice();
  const { advanceAmount, balanceAmount } = useListedBooking();
  const due = useBalanceDue();
  const children = (
    <>
      {advanceAmount !== undefined && (
        <div>
          <dt>{messages.advance}</dt>
          <dd translate="no">{price(advanceAmount)}</dd>
        </div>
      )}
      {balanceAmount !== undefined && (
        <div>
          <dt>{messages.balance}</dt>
          <dd translate="no">
            <span>{price(balanceAmount)}</span>
            {balanceAmount > 0 && <SecondPrice usd={balanceAmount} isCharged />}
          </dd>
          {due !== null && <dd data-due="">{due}</dd>}
        </div>
      )}
    </>
  );
  return { children };
});

/** When the balance of a confirmed booking is due; null where there is none. */
function useBalanceDue(): string | null {
  const messages = useTexts(profileTexts);
  const { locale, clock } = usePorts();
  const booking = useListedBooking();
  if (booking.status !== 'confirmed' || (booking.balanceAmount ?? 0) <= 0) return null;
  const today = companyDay(new Date(clock.now()));
  const due = bookingDueDate(booking, today);
  if (due === null) return null;
  return due <= today ? messages.balanceDueNow : messages.balanceDue(formatLongDate(due, locale));
}

'use client';
import { bookingStatusOf } from '../api/statuses.ts';
import { balanceDueDate, isBalanceDueNow } from '../booking/balance-due-date.ts';
import { isCalendarDate, localCalendarDate } from '../internal/calendar-date.ts';
import { formatLongDate } from '../kit/format.ts';
import { createPart } from '../kit/part.tsx';
import { usePrice } from '../kit/use-price.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { useListedBooking } from './booking-item-parts.tsx';
import { bookingListAnatomy as anatomy } from './profile.anatomy.ts';
import { useProfileMessages } from './use-profile-messages.ts';

/** What is paid, what is still to pay, and when. */
export const Amounts = createPart('dl', anatomy, 'amounts', () => {
  const messages = useProfileMessages();
  const price = usePrice();
  const { advanceAmount, balanceAmount } = useListedBooking();
  const due = useBalanceDue();
  const children = (
    <>
      {advanceAmount !== undefined && (
        <div>
          <dt>{messages.advance}</dt>
          <dd>{price(advanceAmount)}</dd>
        </div>
      )}
      {balanceAmount !== undefined && (
        <div>
          <dt>{messages.balance}</dt>
          <dd>{price(balanceAmount)}</dd>
          {due !== null && <dd data-due="">{due}</dd>}
        </div>
      )}
    </>
  );
  return { children };
});

/** When the balance of a confirmed booking is due; null where there is none. */
function useBalanceDue(): string | null {
  const messages = useProfileMessages();
  const { locale, clock } = usePorts();
  const { status, startDate, balanceAmount = 0 } = useListedBooking();
  if (bookingStatusOf({ status }) !== 'confirmed' || balanceAmount <= 0) return null;
  if (!isCalendarDate(startDate.slice(0, 10))) return null;
  const today = localCalendarDate(new Date(clock.now()));
  if (isBalanceDueNow(startDate, today)) return messages.balanceDueNow;
  return messages.balanceDue(formatLongDate(balanceDueDate(startDate), locale));
}

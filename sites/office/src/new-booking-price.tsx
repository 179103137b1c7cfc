import type { OfficeNewQuote } from '@trek/api/office';
import { formatUsd } from '@trek/ui/kit/format';
import { advanceUsd, centsOf, DEPOSIT_PERCENT, usdOf, wholeUsd } from '@trek/ui/pricing';
import type { SWRResponse } from 'swr';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import { type NewBooking, quoteQuery } from './new-booking.rules.ts';
import * as styles from './office.css.ts';

interface Props {
  values: NewBooking;
  quote: SWRResponse<OfficeNewQuote, Error>;
  /** With the price lines; null: it is not known. */
  total: number | null;
}

/** The price as it would be, and the places that are left, read out when they change. */
export function NewBookingPrice({ values, quote, total }: Props) {
  return (
    <div role="status" className={styles.card}>
      <Sums {...{ values, quote, total }} />
    </div>
  );
}

function Sums({ values, quote: { data, error }, total }: Props) {
  if (quoteQuery(values) === null) return <p>{messages.priceComes}</p>;
  if (error && !data) return <p className={styles.failure}>{error.message}</p>;
  if (!data) return <p>{messages.calculating}</p>;
  const travelers = Number(values.travelers);
  const { placesLeft } = data;
  const discount = usdOf(centsOf(data.pricePerPerson) * travelers - centsOf(data.totalAmount));
  const isFull = placesLeft !== null && placesLeft < travelers;
  return (
    <>
      <p>{messages.priceOfGroup(travelers, formatUsd(data.pricePerPerson))}</p>
      {discount > 0 && <p>{messages.discount(formatUsd(discount))}</p>}
      <p>
        <strong>{total === null ? messages.faults.amount : messages.total(formatUsd(total))}</strong>
      </p>
      {total !== null && !Number.isInteger(total) && <p>{messages.paid(formatUsd(wholeUsd(centsOf(total))))}</p>}
      {total !== null && total > 0 && <p>{messages.deposit(formatUsd(advanceUsd(centsOf(total), DEPOSIT_PERCENT)))}</p>}
      <p>{messages.lastDay(data.endDate)}</p>
      {isFull ? (
        <p className={styles.failure}>{messages.tooFew(placesLeft)}</p>
      ) : (
        <p>{placesLeft === null ? messages.privateStart : messages.places(placesLeft)}</p>
      )}
    </>
  );
}

'use client';
import type { BookingEntity, BookingPaymentEntity } from '../../api/entities.ts';
import { printPage } from '../../core/internal/page.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { bookingReceiptAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { receiptFactsOf } from './manage-booking.rules.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';

const Root = createPart('article', anatomy, 'root');
const Company = createPart('address', anatomy, 'company');
const Title = createHeading(anatomy, 'title', { level: 1 });
const Facts = createPart('dl', anatomy, 'facts');
const Actions = createPart('div', anatomy, 'actions');

/** The recipient of the money, line by line: name, address, registration. */
export type ReceiptCompany = readonly [name: string, ...lines: string[]];

export interface BookingReceiptProps {
  booking: BookingEntity;
  payment: BookingPaymentEntity;
  company: ReceiptCompany;
}

/** The receipt of one payment, alone on its page, as it prints. */
export function BookingReceipt({ booking, payment, company }: BookingReceiptProps) {
  const messages = useTexts(manageBookingTexts);
  const { locale, paths, Link } = usePorts();
  const price = usePrice();
  const { reference = '', trek, startDate, travelers = 1 } = booking;
  const { paidAt, amountUsd, refundedUsd, remainingUsd } = receiptFactsOf(payment);
  const [name, ...lines] = company;
  const rows = [
    [messages.receiptNumber, payment.id],
    [messages.bookingReference, reference],
    [messages.receivedOn, formatLongDate(paidAt, locale)],
    [messages.amount, price(amountUsd)],
    ...(refundedUsd > 0
      ? ([
          [messages.refunded, price(refundedUsd)],
          [messages.remaining, price(remainingUsd)],
        ] as const)
      : []),
    [messages.paidFor, messages.paidForTrek(trek.title, formatLongDate(startDate, locale), travelers)],
  ] as const;
  return (
    <Root>
      <Company>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Company>
      <Title>{messages.receipt}</Title>
      <Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Actions>
        <Button variant="primary" onClick={printPage}>
          {messages.print}
        </Button>
        <Button asChild>
          <Link href={paths.booking(reference)}>{messages.backToBooking}</Link>
        </Button>
      </Actions>
    </Root>
  );
}

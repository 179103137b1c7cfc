'use client';
import type { BookedTrek, BookingPaymentEntity } from '../../api/entities.ts';
import { companyDay } from '../../core/internal/company-day.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { BookingSums, Row } from './booking-sums.tsx';
import { bookingReceiptAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { bookingFactsOf, receiptFactsOf } from './manage-booking.rules.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { BackToBooking, Lines, PrintPaper } from './paper-parts.tsx';
import { PayerButton } from './payer-button.tsx';

/** The recipient of the money, line by line: name, address, registration. */
type ReceiptCompany = readonly [name: string, ...lines: string[]];

interface ReceiptContextValue {
  booking: BookedTrek;
  payment: BookingPaymentEntity;
  company: ReceiptCompany;
  /** Called once the payer was changed, to read the booking again. Left out: the payer stays. */
  onChange?: (() => void) | undefined;
}

const ReceiptContext = createRequiredContext<ReceiptContextValue>('BookingReceipt.Root');
const useReceipt = () => useRequiredContext(ReceiptContext);

const Article = createPart('article', anatomy, 'root');

interface RootProps extends Omit<PartProps<'article'>, 'onChange'>, ReceiptContextValue {}

/** Provides one payment of a booking to its parts. */
export const Root = withRef(function BookingReceiptRoot({
  booking,
  payment,
  company,
  onChange,
  ...article
}: RootProps) {
  return (
    <ReceiptContext.Provider value={{ booking, payment, company, onChange }}>
      <Article {...article} />
    </ReceiptContext.Provider>
  );
});

/** The recipient of the money. */
export const Company = createPart('address', anatomy, 'company', () => {
  const [name, ...lines] = useReceipt().company;
  return { children: <Lines lines={[name, ...lines]} /> };
});

/** The payer, with the postal address; absent where the backend names none. */
export const Payer = createPart('div', anatomy, 'payer', () => {
  const { payer: texts } = useTexts(manageBookingTexts);
  const { payer } = useReceipt().booking;
  if (!payer) return null;
  const lines = [payer.name, ...payer.address.split('\n').filter((line) => line !== '')];
  return {
    children: (
      <>
        <span>{texts.title}</span>
        <Lines lines={lines} />
      </>
    ),
  };
});

/** The receipt’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => ({
  children: useTexts(manageBookingTexts).receipt,
}));

/** Reference, day, amount and what it is for. */
export const Facts = createPart('dl', anatomy, 'facts', () => ({
  children: useRows().map(([name, value]) => (
    <Row key={name} name={name}>
      {value}
    </Row>
  )),
}));

/** The price of the whole booking, and what of it is paid and left today. */
export const Sums = createPart('dl', anatomy, 'sums', () => {
  const { clock } = usePorts();
  const sums = bookingFactsOf(useReceipt().booking, companyDay(new Date(clock.now())));
  return { children: <BookingSums sums={sums} /> };
});

function useRows(): (readonly [label: string, value: string])[] {
  const messages = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const price = usePrice();
  const { booking, payment } = useReceipt();
  const { reference = '', trek, startDate, travelers = 1 } = booking;
  const { paidAt, amountUsd, refundedUsd, remainingUsd } = receiptFactsOf(payment);
  const refund = [
    [messages.refunded, price(refundedUsd)],
    [messages.remaining, price(remainingUsd)],
  ] as const;
  return [
    [messages.receiptNumber, payment.receiptNumber ?? payment.id],
    [messages.bookingReference, reference],
    [messages.receivedOn, formatLongDate(paidAt, locale)],
    [messages.amount, price(amountUsd)],
    ...(refundedUsd > 0 ? refund : []),
    [messages.paidFor, messages.paidForTrek(trek.title, formatLongDate(startDate, locale), travelers)],
  ];
}

/** The buttons, which are not printed. */
export const Actions = createPart('div', anatomy, 'actions');

/** Prints the page: browsers also save it as a PDF. */
export const Print = PrintPaper;

/** Changes the payer, such as to a company. Absent where the backend can't. */
export const ChangePayer = withRef(function BookingReceiptChangePayer(button: ButtonProps) {
  const { api } = usePorts();
  const { payer } = useTexts(manageBookingTexts);
  const { booking, onChange } = useReceipt();
  if (!onChange || !api.can('invoices')) return null;
  return <PayerButton {...{ booking, issues: false, onDone: onChange, children: payer.change }} {...button} />;
});

/** Leads back to the booking. */
export const Back = withRef(function BookingReceiptBack(button: Omit<ButtonProps, 'asChild'>) {
  return <BackToBooking booking={useReceipt().booking} {...button} />;
});

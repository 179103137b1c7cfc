'use client';
import type { BookedTrek, InvoiceEntity } from '../../api/entities.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { signedPrice } from '../../kit/signed-price.ts';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { Row } from './booking-sums.tsx';
import { bookingInvoiceAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { BackToBooking, Lines, PrintPaper } from './paper-parts.tsx';

interface InvoiceContextValue {
  booking: Pick<BookedTrek, 'reference'>;
  invoice: InvoiceEntity;
}
const InvoiceContext = createRequiredContext<InvoiceContextValue>('BookingInvoice.Root');
const useInvoice = () => useRequiredContext(InvoiceContext);

const Article = createPart('article', anatomy, 'root');

interface RootProps extends PartProps<'article'>, InvoiceContextValue {}

/** Provides one paper to its parts. */
export const Root = withRef(function BookingInvoiceRoot({ booking, invoice, ...article }: RootProps) {
  return (
    <InvoiceContext.Provider value={{ booking, invoice }}>
      <Article {...article} />
    </InvoiceContext.Provider>
  );
});

/** The company that issued it. */
export const Company = createPart('address', anatomy, 'company', () => ({
  children: <Lines lines={useInvoice().invoice.company} />,
}));

/** Says whether it is an invoice or a credit note. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => {
  const { invoices } = useTexts(manageBookingTexts);
  return { children: useInvoice().invoice.kind === 'credit-note' ? invoices.creditNote : invoices.invoice };
});

/** The payer, with the postal address. */
export const Payer = createPart('div', anatomy, 'payer', () => {
  const { payer: texts } = useTexts(manageBookingTexts);
  const { name, address } = useInvoice().invoice.payer;
  return {
    children: (
      <>
        <span>{texts.title}</span>
        <Lines lines={[name, ...address.split('\n')]} />
      </>
    ),
  };
});

/** Number, day and what it is for. */
export const Facts = createPart('dl', anatomy, 'facts', () => {
  const messages = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const { booking, invoice } = useInvoice();
  const { number, corrects, issuedOn, trek, startDate, travelers } = invoice;
  const rows = [
    [messages.invoices.number, number],
    ...(corrects ? [[messages.invoices.takesBack, corrects] as const] : []),
    [messages.invoices.date, formatLongDate(issuedOn, locale)],
    [messages.bookingReference, booking.reference ?? ''],
    [messages.paidFor, messages.paidForTrek(trek, formatLongDate(startDate, locale), travelers)],
  ] as const;
  return {
    children: rows.map(([name, value]) => (
      <Row key={name} name={name}>
        {value}
      </Row>
    )),
  };
});

/** The parts of its total. */
export const Sums = createPart('dl', anatomy, 'sums', () => {
  const messages = useTexts(manageBookingTexts);
  const usd = usePrice();
  const { lines, total, travelers } = useInvoice().invoice;
  const sum = (amount: number) => (amount < 0 ? signedPrice(usd, amount) : usd(amount));
  const timesTravelers = (amount: number) => (travelers === 1 ? sum(amount) : `${travelers} × ${sum(amount)}`);
  const nameOf = ({ kind, text, percent = 0 }: InvoiceEntity['lines'][number]) => {
    if (kind === 'per-person') return messages.perPerson;
    if (kind === 'discount') return messages.discount(percent);
    if (kind === 'leader') return messages.leader;
    return kind === 'retained' ? messages.invoices.retained : (text ?? kind);
  };
  return {
    children: (
      <>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and rows have no state.
          <Row key={index} name={nameOf(line)}>
            {line.kind === 'per-person' ? timesTravelers(line.amount) : signedPrice(usd, line.amount)}
          </Row>
        ))}
        <Row name={messages.total}>{sum(total)}</Row>
      </>
    ),
  };
});

/** The buttons, which are not printed. */
export const Actions = createPart('div', anatomy, 'actions');

/** Prints the page: browsers also save it as a PDF. */
export const Print = PrintPaper;

/** Leads back to the booking. */
export const Back = withRef(function BookingInvoiceBack(button: Omit<ButtonProps, 'asChild'>) {
  return <BackToBooking booking={useInvoice().booking} {...button} />;
});

import type { OfficeBookingDetail, OfficeNewQuote, OfficePartner, OfficeRequestedQuote } from '@trek/api/office';
import type { InvoiceEntity } from '@trek/ui/api';
import { http, type RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { type OfficeAnswer, officeHandlers, respond, storyDeparture, storyDepartures } from './story-office.tsx';

const BOOKINGS = `${BACKEND_URL}/office/bookings`;

const storyQuote: OfficeNewQuote = {
  ...{ endDate: '2030-03-13', pricePerPerson: 1390.5, totalAmount: 2781, placesLeft: 4, notice: null },
};

const storyPartners: OfficePartner[] = [{ id: 'alpine', name: 'Alpine Tours' }];

/** An unpaid booking that the office has made by hand. */
export const storyMade: OfficeBookingDetail = {
  ...{ reference: 'TH-4F7W2C', trekId: 12, trekTitle: 'Annapurna Base Camp Trek', status: 'pending', travelers: 2 },
  ...{ startDate: '2030-03-02', endDate: '2030-03-13', isGuest: true, name: 'Pema Lhamo', firstName: 'Pema' },
  ...{ lastName: 'Lhamo', email: 'pema@example.org', phone: '+975 17 555011', country: 'Bhutan' },
  ...{ specialRequirements: '', totalAmount: 2731, paidAmount: 0, balanceAmount: 2731, balanceDueDate: null },
  ...{ isCancellationRequested: false, createdAt: '2030-01-01T10:00:00.000Z', bookedOn: null, partner: null },
  ...{ metadata: [], source: 'whatsapp', heldUntil: '2030-01-04', account: null, payments: [], manualRefunds: [] },
  paymentLink: 'https://trek.example/booking/TH-4F7W2C?guest&lang=de',
  price: [
    ['2 × $1,390.50', '$2,781'],
    ['Discount', '−$50'],
    ['Total', '$2,731'],
  ],
  priceLines: [
    {
      ...{ kind: 'discount', text: 'Discount', amount: -50, reason: 'As agreed with the customer' },
      ...{ doneBy: 'office@trek.example', createdAt: '2030-01-01T10:00:00.000Z' },
    },
  ],
  ...{ returnableAmount: 0, cancellation: null, changeRequest: null, travelerDetails: [], refundByTerms: 0 },
  departureRequest: { status: 'confirmed', requestedAt: '2030-01-01T10:00:00.000Z' },
  log: [
    {
      ...{ act: 'made', detail: 'By WhatsApp, $2,731 to pay by card, places are held until 2030-01-04' },
      ...{ doneBy: 'office@trek.example', doneAt: '2030-01-01T10:00:00.000Z' },
    },
  ],
};

/** An invoice that was issued for another payer at first. */
export const storyInvoices: InvoiceEntity[] = (() => {
  const payer = { name: 'Himal Insurance Ltd', address: '1 Claims Road\nSydney NSW 2000' };
  const invoice: InvoiceEntity = {
    ...{
      number: 'I-00017',
      kind: 'invoice',
      issuedOn: '2030-01-10',
      payer: { name: 'Pema Lhamo', address: 'Thimphu' },
    },
    company: ['Trek Himalaya', 'Thamel, Kathmandu', 'Company Regd. No. 59628', 'PAN/VAT No. 600000000'],
    ...{ trek: storyMade.trekTitle, startDate: storyMade.startDate, endDate: storyMade.endDate, travelers: 2 },
    lines: [
      { kind: 'per-person', amount: 1390.5 },
      { kind: 'line', text: 'Discount', amount: -50 },
    ],
    total: 2731,
  };
  const credit = { ...invoice, number: 'C-00004', kind: 'credit-note', corrects: invoice.number, total: -2731 };
  return [invoice, credit, { ...invoice, number: 'I-00018', issuedOn: '2030-01-12', payer }];
})();

/** A paid booking whose owner asks for a week later, with another person in their place. */
export const storyToChange: OfficeBookingDetail = {
  ...storyMade,
  ...{ status: 'confirmed', isGuest: false, paidAmount: 546, balanceAmount: 2185, balanceDueDate: '2030-01-31' },
  ...{ heldUntil: null, paymentLink: null, account: { name: 'Pema Lhamo', email: 'pema@example.org' } },
  changeRequest: {
    ...{ status: 'requested', startDate: '2030-03-09', travelers: 2, feeAmount: 120, totalAmount: 2851 },
    transferTo: { firstName: 'Tshering', lastName: 'Wangmo', email: 'tshering@example.org', phone: '+975 17 555012' },
    message: 'My leave was moved by a week, and my sister comes instead of me.\nThank you!',
    ...{ requestedAt: '2030-01-05T10:00:00.000Z', reason: '', decidedBy: null, decidedAt: null },
  },
};

const storyRequested: OfficeRequestedQuote = {
  ...{ startDate: '2030-03-09', endDate: '2030-03-20', travelers: 2, feeAmount: 120, totalAmount: 2851 },
  ...{ balanceAmount: 2305, refundAmount: 0, balanceDueDate: '2030-02-07' },
  withoutFee: { totalAmount: 2731, balanceAmount: 2185, refundAmount: 0 },
};

interface BookingAnswers {
  quote?: OfficeAnswer;
  /** To the call that makes it. */
  made?: OfficeAnswer;
  treks?: OfficeAnswer;
  /** One booking. */
  one?: OfficeAnswer;
  /** The sums of a customer's request for a change. */
  requested?: OfficeAnswer;
  /** In place of the list, which has one booking. */
  list?: OfficeAnswer;
  partners?: readonly OfficePartner[];
}

/** The bodies of the bookings that a story has sent. */
export const sentBooking = fn<(body: Record<string, unknown>) => void>();

/** Handlers of the calls about bookings, before those about departures. */
export function bookingHandlers({ partners = storyPartners, treks, ...given }: BookingAnswers = {}): RequestHandler[] {
  const [, , , full, closed] = storyDepartures;
  const rows = [storyDeparture, full, closed].flatMap((row) => row ?? []);
  return [
    http.get(`${BOOKINGS}/new/quote`, () => respond(given.quote ?? storyQuote)),
    http.get(BOOKINGS, () => respond(given.list ?? { rows: [storyMade], next: null })),
    http.post(BOOKINGS, async ({ request }) => {
      sentBooking((await request.clone().json()) as Record<string, unknown>);
      return respond(given.made ?? storyMade);
    }),
    http.get(`${BOOKINGS}/:reference/change-request`, () => respond(given.requested ?? storyRequested)),
    http.post(`${BOOKINGS}/:reference/change-answer`, async ({ request }) => {
      sentBooking((await request.clone().json()) as Record<string, unknown>);
      return respond(given.made ?? storyMade);
    }),
    http.get(`${BOOKINGS}/:reference`, () => respond(given.one ?? storyMade)),
    http.get(`${BACKEND_URL}/office/partners`, () => respond(partners)),
    ...officeHandlers({ rows, ...(treks && { treks }) }),
  ];
}

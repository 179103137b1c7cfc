import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import * as z from 'zod/mini';
import { PAYMENT_OPTION_NAMES } from '../../../ui/src/pricing/charge.rules.ts';
import * as cases from '../../../ui/src/sales/booking/booking.machine.test-cases.ts';
import { bookingMachine } from '../../../ui/src/sales/booking/booking.machine.ts';
import { SLOW_READING_MS } from '../../../ui/src/sales/booking/booking.timing.ts';
import { testDetails } from '../../../ui/src/testing/fixtures.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';
import { payment } from './payment.ts';

const text = z.string();
const details = z.strictObject({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  country: text,
  specialRequirements: text,
  bookingDate: text,
});
const option = z.enum(PAYMENT_OPTION_NAMES);
const customer = z.strictObject({ id: text, fullname: text, email: text, phone: z.optional(z.nullable(text)) });
const savedBooking = z.strictObject({
  owner: z.nullable(text),
  isOpen: z.boolean(),
  isPaying: z.boolean(),
  draft: details,
  savedDetails: z.nullable(details),
  travelers: z.int(),
  option,
  amountUsd: z.number(),
  pendingIntentId: z.nullable(text),
  orderedTravelers: z.optional(z.nullable(z.int())),
  resumes: z.optional(z.nullable(text)),
  reference: z.optional(z.nullable(text)),
  bookingId: z.optional(z.nullable(z.union([z.int(), text]))),
  request: z.optional(z.nullable(text)),
  guest: z.optional(z.nullable(z.strictObject({ provenEmail: z.nullable(text) }))),
  offer: z.optional(
    z.nullable(z.strictObject({ perPersonUsd: z.nullable(z.number()), travelers: z.int(), totalCents: z.int() })),
  ),
});

const from = (...script: ScriptStep[]) => ({ input: 'signedIn', script });
const { book, fill, resume, submit } = cases;
const { storedBooking } = cases;

export const booking: WorkbenchMachine = {
  id: 'booking',
  title: 'Booking',
  machine: bookingMachine,
  source: { name: 'bookingMachine', from: '@trek/ui/machines' },
  inputs: cases.bookingModel.inputs,
  events: [
    event('book'),
    event('resume', { startDate: text }, { 'the unpaid one': { startDate: storedBooking.startDate } }),
    event('resume.retry'),
    event('resume.skip'),
    event('close'),
    event('login'),
    event('signup'),
    event('guest.begin'),
    event('address.prove'),
    event('address.change'),
    event(
      'details.change',
      { details: z.partial(details) },
      {
        complete: { details: testDetails },
        'no first name': { details: { firstName: '' } },
      },
    ),
    event('details.submit'),
    event(
      'date.change',
      { bookingDate: text },
      { possible: { bookingDate: '2030-05-01' }, over: { bookingDate: '2029-12-31' } },
    ),
    event('price.accept'),
    event('payment.back'),
    event('travelers.change', { travelers: z.number() }, { three: { travelers: 3 }, none: { travelers: 0 } }),
    event('option.choose', { option }, { full: { option: 'full' }, deposit: { option: 'deposit' } }),
    event('percent.change', { percent: z.number() }, { half: { percent: 50 }, 'too little': { percent: 19 } }),
    event(
      'amount.type',
      { text, amountUsd: z.nullable(z.number()) },
      { '$ 1,000': { text: '$ 1,000', amountUsd: 1000 }, 'no number': { text: 'a lot', amountUsd: null } },
    ),
    event('amount.commit'),
    event('view'),
    event(
      'customer.change',
      { customer: z.nullable(customer) },
      {
        'signs in': { customer: cases.customer },
        'another person signs in': { customer: cases.otherCustomer },
        'signs out': { customer: null },
      },
    ),
    event('day.change', { today: text }, { 'past midnight': { today: '2030-01-02' } }),
    event(
      'draft.restore',
      { saved: savedBooking },
      {
        'left while paying': { saved: cases.saved },
        'left by another person': { saved: { ...cases.saved, owner: cases.otherCustomer.id } },
      },
    ),
  ],
  children: { payment },
  outcomes: {
    readBookings: {
      'one is unpaid': { resolve: [storedBooking] },
      'paid in another tab': { resolve: [{ ...storedBooking, status: 'confirmed' }] },
      'nothing was booked': { resolve: [] },
    },
    saveDetails: {
      success: { resolve: {} },
      'on request': { resolve: { request: 'requested' } },
      'another price': cases.saveReprices,
    },
  },
  states: {
    closed: { words: 'The dialog is closed.', sees: 'Book Now', script: [] },
    loginRequired: {
      words: 'Only signed-in visitors can book: the dialog offers to log in. A started booking waits for its owner.',
      sees: 'Please log in to book this trek. Your choices are saved.',
      demands: ['Please log in to book this trek'],
      script: [book],
    },
    'resuming.reading.usual': {
      words: 'An unpaid booking is loaded before any of it is shown.',
      sees: 'Looking up your booking...',
      ...from(resume),
    },
    'resuming.reading.slow': {
      words: 'Loading it takes long. The visitor can wait, or enter everything again.',
      sees: 'Enter Details Again',
      ...from(resume, { advance: SLOW_READING_MS }),
    },
    'resuming.failed': {
      words: 'It could not be loaded. The visitor can try again, or enter everything again.',
      sees: 'Your booking could not be read',
      ...from(resume, { settle: 'readBookings', ...failures['500 server error'] }),
    },
    'details.editing': {
      words: 'The visitor enters the travelers. Another account starts here from scratch.',
      sees: 'Continue to Payment',
      demands: ['Continue to Payment'],
      ...from(book),
    },
    'details.saving': {
      words: 'The details are being saved.',
      sees: { role: 'button', name: 'Continue to Payment', isDisabled: true },
      ...from(book, fill, submit),
    },
    'details.saveFailed': {
      words: 'The details could not be saved. They are still there, and can be sent again.',
      sees: 'Internal server error',
      demands: ['Failed to create booking. Please try again.'],
      ...from(book, fill, submit, { settle: 'saveDetails', ...failures['500 server error'] }),
    },
    proving: {
      words:
        'A visitor without an account proves the address by a mailed code, before anything is stored. An account does so before it holds places.',
      sees: { role: 'textbox', name: 'Code' },
      input: 'guests',
      script: cases.provingScript,
    },
    repriced: {
      words:
        'The backend has another price than was shown: the visitor agrees to it, or leaves. No money moves before.',
      sees: 'The price is now $1,290 per person. It was $1,450.',
      ...from(...cases.repricedScript),
    },
    payment: {
      words: 'The visitor chooses how much to pay, and pays.',
      sees: 'How much would you like to pay now?',
      ...from(...cases.payingScript),
    },
    requested: {
      words:
        'The departure is out of season, or has fewer travelers than it needs: the company has been asked, and nothing is charged before it confirms.',
      sees: 'Your request has been sent',
      demands: ['We confirm within 24 hours.', 'Nothing is charged before we confirm.'],
      input: 'asking',
      script: cases.requestedScript,
    },
    succeeded: {
      words: 'The trek is booked and paid.',
      sees: 'Booking complete',
      demands: ['Booking successful! Check your email for confirmation details.', 'View Booking'],
      ...from(...cases.succeededScript),
    },
  },
};

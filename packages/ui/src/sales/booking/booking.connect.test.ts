import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { bookingVerbs, connectBooking } from './booking.connect.ts';
import * as given from './booking.machine.test-cases.ts';
import { type BookingEvent, type BookingInput, bookingMachine } from './booking.machine.ts';

const ignore = () => {};
async function connected(script: readonly ScriptStep[], input: BookingInput = given.signedIn) {
  const run = await replay(bookingMachine, script, { input });
  return connectBooking(run.actor.getSnapshot(), ignore);
}
const failedReading = [given.resume, { settle: 'readBookings', reject: { status: 500, message: 'boom' } }];

describe('the view of a booking', () => {
  test.each<[string, ScriptStep[], BookingInput, object]>([
    ['closed', [], given.signedIn, { step: 'closed', isOpen: false, travelers: 1, isEditable: true }],
    ['signed out', [given.book], given.anonymous, { step: 'login', isOpen: true, owner: null }],
    [
      'being looked up',
      [given.resume],
      given.signedIn,
      { step: 'resume', resumeFailure: null, isResumingSlowly: false },
    ],
    ['looked up slowly', [given.resume, { advance: 5000 }], given.signedIn, { step: 'resume', isResumingSlowly: true }],
    ['not found out', failedReading, given.signedIn, { step: 'resume', resumeFailure: 'boom' }],
    ['typed', [given.book], given.signedIn, { step: 'details', isSaving: false, endDate: null, balanceDueDate: null }],
    ['saved', [given.book, given.fill, given.submit], given.signedIn, { step: 'details', isSaving: true }],
    ['paid', given.readyScript, given.signedIn, { step: 'payment', amountUsd: 290, balanceDueDate: '2030-03-13' }],
    ['at risk', given.confirmingScript, given.signedIn, { step: 'payment', isEditable: false, isClosable: false }],
    ['asked for', given.requestedScript, given.asking, { step: 'requested', isOpen: true, request: 'requested' }],
    ['confirmed', given.confirmedScript, given.asking, { step: 'payment', isRequestNeeded: false }],
    ['done', given.succeededScript, given.signedIn, { step: 'success', isOpen: true }],
  ])('booking %s', async (_, script, input, facts) => {
    expect(await connected(script, input)).toMatchObject(facts);
  });

  test.each([
    ['2030-05-10', { kind: 'possible' }, false],
    ['2030-04-12', { kind: 'outOfSeason' }, true],
    ['2030-01-02', { kind: 'tooEarly', earliest: '2030-01-04' }, true],
    ['', null, false],
  ])('describes a departure on “%s” as %j', async (bookingDate, departure, isNeeded) => {
    const change = given.send('details.change', { details: { bookingDate } });
    const facts = await connected([given.book, change], given.asking);
    expect(facts).toMatchObject({ departure, isRequestNeeded: isNeeded, firstBookableDay: '2030-01-04' });
  });

  test.each([
    ['2030-01-02', { code: 'bookingDateTooEarly', facts: ['2030-01-04'] }],
    ['2033-01-02', { code: 'bookingDateTooFar', facts: [18] }],
    ['2029-12-30', { code: 'bookingDatePast' }],
    // Its year is still being typed.
    ['0203-01-02', undefined],
    ['2030-05-10', undefined],
    ['', undefined],
  ])('refuses a start on “%s” at once: %j', async (bookingDate, error) => {
    const change = given.send('details.change', { details: { bookingDate } });
    expect((await connected([given.book, change], given.asking)).errors).toEqual(error ? { bookingDate: error } : {});
  });

  test('has the last day of a trek whose days are known', async () => {
    const input = { ...given.signedIn, trek: { ...given.trek, days: 12 } };
    expect(await connected([given.book, given.fill], input)).toMatchObject({ endDate: '2030-04-23' });
  });
});

test('each method sends one event', () => {
  const sent: BookingEvent[] = [];
  const booking = bookingVerbs((event) => sent.push(event));
  booking.open();
  booking.resume('2030-10-01');
  booking.retryResume();
  booking.skipResume();
  booking.close();
  booking.logIn();
  booking.signUp();
  booking.changeTravelers(3);
  booking.changeDetails({ country: 'Nepal' });
  booking.submitDetails();
  booking.changeDate('2030-10-02');
  booking.back();
  booking.chooseOption('full');
  booking.choosePercent(50);
  booking.typeAmount('$ 1,000');
  booking.commitAmount();
  booking.view();
  expect(sent).toEqual([
    { type: 'book' },
    { type: 'resume', startDate: '2030-10-01' },
    { type: 'resume.retry' },
    { type: 'resume.skip' },
    { type: 'close' },
    { type: 'login' },
    { type: 'signup' },
    { type: 'travelers.change', travelers: 3 },
    { type: 'details.change', details: { country: 'Nepal' } },
    { type: 'details.submit' },
    { type: 'date.change', bookingDate: '2030-10-02' },
    { type: 'payment.back' },
    { type: 'option.choose', option: 'full' },
    { type: 'percent.change', percent: 50 },
    { type: 'amount.type', text: '$ 1,000', amountUsd: 1000 },
    { type: 'amount.commit' },
    { type: 'view' },
  ]);
});

test('an amount is read in the number format of the page’s locale', () => {
  const sent: BookingEvent[] = [];
  bookingVerbs((event) => sent.push(event), 'de-DE').typeAmount('1.450');
  expect(sent).toEqual([{ type: 'amount.type', text: '1.450', amountUsd: 1450 }]);
});

import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../../../core/internal/field-errors.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { bookingTexts } from '../../booking/booking.texts.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { changeFormSchema, changeOf } from './change.rules.ts';

const texts = { ...bookingTexts.english, ...fieldTexts.english, ...manageBookingTexts.english.change };
const schema = changeFormSchema(texts, { startDate: '2030-10-01', travelers: 2 }, '2030-01-01');
const same = {
  ...{ startDate: '2030-10-01', travelers: '2', isTransfer: false },
  ...{ firstName: '', lastName: '', email: '', phone: '' },
};
const asha = { firstName: 'Asha', lastName: 'Rai', email: 'asha@example.org', phone: '+977 1 555 0100' };
const refused = (change: Partial<typeof same>) => Object.keys(fieldErrors(schema, { ...same, ...change }));

describe('a change', () => {
  test.each([
    ['nothing but what is booked', {}, ['startDate']],
    ['a day in the past', { startDate: '2029-12-31' }, ['startDate']],
    ['a day that does not exist', { startDate: '2030-02-30' }, ['startDate']],
    ['no day', { startDate: '' }, ['startDate']],
    ['no travelers', { travelers: '0' }, ['travelers']],
    ['half a traveler', { travelers: '2.5' }, ['travelers']],
    ['a word for a number', { travelers: 'two' }, ['travelers']],
    ['a person without a name', { isTransfer: true }, ['firstName', 'lastName', 'email', 'phone']],
    ['a link for a name', { isTransfer: true, ...asha, lastName: 'https://x.example' }, ['lastName']],
  ])('is refused with %s', (_, change, fields) => {
    expect(refused(change)).toEqual(fields);
  });

  test.each([
    ['another day', { startDate: '2030-10-08' }],
    ['another number, in the digits of another script', { travelers: '३' }],
    ['another person', { isTransfer: true, ...asha }],
  ])('is taken with %s', (_, change) => {
    expect(refused(change)).toEqual([]);
  });

  test('is sent in its plain spelling, and names a person only where one is meant', () => {
    const typed = { ...same, travelers: ' ३ ', ...asha, firstName: ' Asha ' };
    expect(changeOf(41, typed)).toEqual({ bookingId: 41, startDate: '2030-10-01', travelers: 3 });
    expect(changeOf(41, { ...typed, isTransfer: true }).transferTo).toEqual(asha);
  });
});

import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  emptyBooking,
  faultsOf,
  heldByStart,
  type NewBooking,
  quoteQuery,
  type TypedLine,
  totalOf,
} from './new-booking.rules.ts';

const TODAY = '2026-11-30';
const line: TypedLine = { kind: 'discount', amount: '50', text: 'Second trek', reason: 'Agreed' };
const filled: NewBooking = {
  ...emptyBooking(TODAY),
  ...{ trekId: '12', bookingDate: '2027-03-14', travelers: '2', firstName: 'Pema', lastName: 'Lhamo' },
  ...{ email: 'pema@example.org', phone: '+977 1 5550111', country: 'Bhutan' },
};

describe('the price of a new booking', () => {
  test('needs trek, day and travelers', () => {
    expect(quoteQuery(filled)).toBe('trekId=12&startDate=2027-03-14&travelers=2');
    for (const change of [
      { trekId: '' },
      { bookingDate: '' },
      { bookingDate: '2027-03' },
      { travelers: '0' },
      { travelers: '' },
    ])
      expect(quoteQuery({ ...filled, ...change })).toBeNull();
  });

  test('is the sum of the group and its lines, to the cent', () => {
    const lines: TypedLine[] = [
      line,
      { ...line, kind: 'extra', amount: '20.10' },
      { ...line, kind: 'leader', amount: '1,000' },
    ];
    expect(totalOf({ totalAmount: 2900 }, lines)).toBe(1870.1);
    expect(totalOf({ totalAmount: 2900 }, [])).toBe(2900);
    expect(totalOf({ totalAmount: 2900 }, [line, { ...line, amount: 'fifty' }])).toBeNull();
  });
});

describe('the form of a new booking', () => {
  test('holds places for three days at first', () => {
    expect(emptyBooking(TODAY).heldUntil).toBe('2026-12-03');
  });

  test('holds them until the day of the start at most', () => {
    expect(heldByStart({ ...filled, bookingDate: '2026-12-01' }).heldUntil).toBe('2026-12-01');
    expect(heldByStart(filled).heldUntil).toBe('2026-12-03');
    expect(heldByStart({ ...filled, bookingDate: '' }).heldUntil).toBe('2026-12-03');
    expect(heldByStart({ ...filled, heldUntil: '' }).heldUntil).toBe('');
  });

  test('has no faults when it is filled in', () => {
    expect(faultsOf({ ...filled, lines: [line] }, TODAY)).toEqual({});
  });

  test('names the fault of each field', () => {
    const faults = faultsOf(
      { ...emptyBooking(TODAY), travelers: '', lines: [{ ...line, amount: '', reason: ' ' }] },
      TODAY,
    );
    const fields = ['trekId', 'travelers', 'firstName', 'lastName', 'email', 'phone', 'country', 'bookingDate'];
    expect(Object.keys(faults)).toEqual([...fields, 'line0.amount', 'line0.reason']);
    expect(faultsOf({ ...filled, bookingDate: '2026-11-29' }, TODAY)).toHaveProperty('bookingDate');
    expect(faultsOf({ ...filled, lines: [{ ...line, amount: '0' }] }, TODAY)).toHaveProperty(['line0.amount']);
  });

  test('is sent with numbers, and without what is empty', () => {
    const body = bodyOf({ ...filled, partner: '', heldUntil: '', lines: [line] }, 2850, 'a-key');
    expect(body).toMatchObject({ key: 'a-key', trekId: 12, travelers: 2, totalAmount: 2850, lines: [{ amount: 50 }] });
    for (const field of ['partner', 'heldUntil', 'start']) expect(body).not.toHaveProperty(field);
    expect(bodyOf({ ...filled, partner: 'alpine' }, 2900, 'a-key')).toMatchObject({
      partner: 'alpine',
      heldUntil: '2026-12-03',
    });
  });
});

import type { BookingStatus } from '../api/statuses.ts';

type Acts = Readonly<Record<string, readonly BookingStatus[]>>;

const EVERY = ['pending', 'confirmed', 'disputed', 'cancelled'] as const satisfies readonly BookingStatus[];

/**
 * In which states of a booking its customer and the office may do something with it: the one table that the server refuses by,
 * and that pages show buttons by. Money, days and places may forbid more.
 */
export const BOOKING_ACTS = {
  customer: {
    pay: ['pending', 'confirmed'],
    cancel: ['pending'],
    'ask to cancel': ['confirmed'],
    'ask for a change': ['confirmed'],
    'fill in details': ['pending', 'confirmed', 'disputed'],
  },
  office: {
    note: EVERY,
    'correct name, email and phone': EVERY,
    'record a transfer': ['pending', 'confirmed'],
    'record an unowed transfer': EVERY,
    'send the payment link': ['pending', 'confirmed'],
    'hold places': ['pending'],
    'answer a departure request': ['pending'],
    change: ['pending', 'confirmed'],
    'answer a change request': ['confirmed'],
    'change the price': ['pending', 'confirmed', 'disputed'],
    cancel: ['pending', 'confirmed', 'disputed'],
  },
} as const satisfies Record<'customer' | 'office', Acts>;

type Customer = keyof (typeof BOOKING_ACTS)['customer'];
type Office = keyof (typeof BOOKING_ACTS)['office'];

const isAmong = (states: readonly BookingStatus[], status: BookingStatus | 'unknown') =>
  status !== 'unknown' && states.includes(status);

/** Whether a booking's state lets its customer do something. */
export const mayCustomer = (act: Customer, status: BookingStatus | 'unknown'): boolean =>
  isAmong(BOOKING_ACTS.customer[act], status);

/** Whether a booking's state lets the office do something. */
export const mayOffice = (act: Office, status: BookingStatus | 'unknown'): boolean =>
  isAmong(BOOKING_ACTS.office[act], status);

import { describeParts } from '../../core/internal/described-anatomy.ts';
import { bookingDialogAnatomy, bookingPanelAnatomy } from './booking.anatomy.ts';

export const bookingPanelParts = describeParts(bookingPanelAnatomy, {
  root: 'The panel beside the trek',
  title: 'Its heading',
  price: 'The price of one person',
  discounts: 'The table of group discounts; the one that counts is marked',
  counter: 'The number of travelers with its two buttons',
  count: 'The number itself, which is announced',
  hint: 'The saving with one more traveler',
  totals: 'How the total comes about',
  notes: 'The terms behind the price',
  bar: 'Price and button at the foot of a small screen',
});

export const bookingDialogParts = describeParts(bookingDialogAnatomy, {
  stage: 'The current step; it takes the focus when it changes',
  login: 'Asks who is signed out to log in',
  resume: 'Says that what was booked is read, or could not be',
  steps: 'The list of steps',
  step: 'One step; the present one is marked',
  summary: 'The trip, and the payments now and later',
  dates: 'From when to when, and the way to change it',
  form: 'The travel details',
  pair: 'Two fields beside each other',
  message: 'The failure; the input is preserved',
  text: 'A sentence about the step',
  actions: 'The buttons of the step',
  cost: 'The price, always visible',
  note: 'A quiet word on the charge',
  departures: 'The starts that others can join, with what is left of their places, and then a private one',
  departure: 'The facts of the chosen day and group; announced as they change',
  requested: 'The departure was asked for: what happens next',
  options: 'The ways to pay',
  option: 'Deposit, full or custom amount',
  custom: 'The slider and the field of a custom amount',
  success: 'The booking is complete',
});

import { describeParts } from '../../core/internal/described-anatomy.ts';
import { bookingDialogAnatomy, bookingPanelAnatomy } from './booking.anatomy.ts';

export const bookingPanelParts = describeParts(bookingPanelAnatomy, {
  root: 'The panel beside the trek',
  title: 'Its heading',
  price: 'The price of one person',
  discounts: 'The table of group discounts; the one that counts is marked',
  counter: 'The number of travelers with its two buttons',
  count: 'The number itself, which is announced',
  hint: 'What one more traveler would save',
  totals: 'How the total comes about',
  notes: 'What the price rests on',
  bar: 'Price and button at the foot of a small screen',
});

export const bookingDialogParts = describeParts(bookingDialogAnatomy, {
  stage: 'What the dialog shows at present; the focus goes there with each step',
  login: 'Asks who is signed out to log in',
  resume: 'Says that what was booked is read, or could not be',
  steps: 'The list of steps',
  step: 'One step; the present one is marked',
  summary: 'What is booked, and what is paid now and later',
  dates: 'From when to when, and the way to change it',
  form: 'The travel details',
  pair: 'Two fields beside each other',
  message: 'What went wrong; nothing typed is lost',
  text: 'A sentence about the step',
  actions: 'The buttons of the step',
  cost: 'What it costs, kept in sight',
  note: 'A quiet word on the charge',
  departures: 'The starts that others can join, with what is left of their places, and then a private one',
  departure: 'What there is to say of the chosen day and group; announced as it changes',
  requested: 'The departure was asked for: what happens next',
  options: 'The ways to pay',
  option: 'Deposit, full or custom amount',
  custom: 'The slider and the field of a custom amount',
  success: 'The booking is complete',
});

import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const bookingPanelAnatomy = defineAnatomy('booking-panel', [
  /** The panel beside the trek. */
  'root',
  /** Its heading. */
  'title',
  /** The price of one person. */
  'price',
  /** With whom the visitor walks. */
  'company',
  /** The next starts to choose from, and a day of one’s own. */
  'starts',
  /** One of them. */
  'start',
  /** The day of a private start. */
  'own-day',
  /** The table of group discounts; the one that counts is marked. */
  'discounts',
  /** The number of travelers with its two buttons. */
  'counter',
  /** The number itself, which is announced. */
  'count',
  /** The saving with one more traveler. */
  'hint',
  /** How the total comes about. */
  'totals',
  /** The terms behind the price. */
  'notes',
  /** Price and button at the foot of a small screen. */
  'bar',
]);

export const bookingDialogAnatomy = defineAnatomy('booking-dialog', [
  /** The current step; it takes the focus when it changes. */
  'stage',
  /** Asks who is signed out to log in. */
  'login-required',
  /** Says that what was booked is read, or could not be. */
  'resume',
  /** The list of steps. */
  'steps',
  /**
   * One step; the present one is marked.
   * @attribute data-done Present once the step is complete.
   */
  'step',
  /** The trip, and the payments now and later. */
  'summary',
  /** From when to when, and the way to change it. */
  'start-date',
  /** The travel details. */
  'form',
  /** Two fields beside each other. */
  'pair',
  /** Takes the code that was mailed, and proves the address. */
  'code',
  /** The failure; the input is preserved. */
  'failure',
  /** A sentence about the step. */
  'text',
  /** The buttons of the step. */
  'actions',
  /** The price, always visible. */
  'cost',
  /** A quiet word on the charge. */
  'note',
  /** The starts that others can join, with what is left of their places, and then a private one. */
  'departures',
  /** The facts of the chosen day and group; announced as they change. */
  'departure',
  /** The departure was asked for: what happens next. */
  'requested',
  /** The ways to pay. */
  'options',
  /** Deposit, full or custom amount. */
  'option',
  /** The slider and the field of a custom amount. */
  'custom',
  /** The price has changed since it was shown: the visitor agrees to it first. */
  'price-changed',
  /** The booking is complete. */
  'success',
]);

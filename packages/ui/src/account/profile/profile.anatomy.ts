import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const bookingListAnatomy = defineAnatomy('booking-list', [
  /** The list. */
  'root',
  /** One booking. */
  'booking',
  /** The trek’s picture. */
  'picture',
  /** Everything beside the picture. */
  'body',
  /** The trek’s title with the status badge. */
  'title',
  /** When the trek starts and when it was booked. */
  'dates',
  /** The price, the paid amount and the balance. */
  'amounts',
  /** The link to the booking’s own page. */
  'reference',
  /** The next thing to do: complete a payment. */
  'note',
  /** The buttons for that, and for removing what is not finished. */
  'actions',
]);

export const accountCardAnatomy = defineAnatomy('account-card', [
  /** The card. */
  'root',
  /** The picture, or the first letter of the name. */
  'avatar',
  /** The visitor’s name. */
  'name',
  /** The name of the list below. */
  'heading',
  /** Email, phone and postal address. */
  'facts',
  /** The buttons below them. */
  'actions',
]);

export const profileEditAnatomy = defineAnatomy('profile-edit', [
  /** The fields of a dialog that changes something of the account. */
  'form',
  /** A sentence in it. */
  'text',
  /** Its buttons. */
  'actions',
]);

export const deviceListAnatomy = defineAnatomy('device-list', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** Its purpose. */
  'text',
  /** The list. */
  'list',
  /** One device with its button. */
  'device',
  /** The device, and when it was last used. */
  'facts',
  /** The content of a dialog that asks for the password again. */
  'form',
  /** The buttons of such a dialog. */
  'actions',
]);

export const ownDataAnatomy = defineAnatomy('own-data', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** Its purpose, and what has just been done. */
  'text',
  /** Its buttons. */
  'actions',
]);

export const passwordChangeAnatomy = defineAnatomy('password-change', [
  /** The section with the button that opens the dialog. */
  'root',
  /** Its heading. */
  'title',
  /** The effect of the change. */
  'text',
  /** The three password fields. */
  'form',
  /** The buttons below the fields. */
  'actions',
  /**
   * Replaces the fields after a success or a failure.
   * @attribute data-state `succeeded` or `failed`.
   */
  'outcome',
]);

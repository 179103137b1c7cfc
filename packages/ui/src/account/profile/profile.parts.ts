import { describeParts } from '../../core/internal/described-anatomy.ts';
import { accountCardAnatomy, bookingListAnatomy, deviceListAnatomy, passwordChangeAnatomy } from './profile.anatomy.ts';

export const bookingListParts = describeParts(bookingListAnatomy, {
  root: 'The list',
  booking: 'One booking',
  picture: 'The trek’s picture',
  body: 'Everything beside the picture',
  title: 'The trek’s title with the status badge',
  dates: 'When the trek starts and when it was booked',
  amounts: 'The price, the paid amount and the balance',
  reference: 'The link to the booking’s own page',
  note: 'The next thing to do: complete a payment',
});

export const accountCardParts = describeParts(accountCardAnatomy, {
  root: 'The card',
  avatar: 'The picture, or the first letter of the name',
  name: 'The visitor’s name',
  heading: 'The name of the list below',
  facts: 'Email, phone and the way of signing in',
});

export const deviceListParts = describeParts(deviceListAnatomy, {
  root: 'The section',
  title: 'Its heading',
  text: 'Its purpose',
  list: 'The list',
  device: 'One device with its button',
  facts: 'The device, and when it was last used',
  form: 'The content of the dialog that deletes the account',
  actions: 'The buttons for what is stored of the visitor, and those of that dialog',
});

export const passwordChangeParts = describeParts(passwordChangeAnatomy, {
  root: 'The section with the button that opens the dialog',
  title: 'Its heading',
  text: 'The effect of the change',
  form: 'The three password fields',
  actions: 'The buttons below the fields',
  panel: 'Replaces the fields after a success or a failure',
});

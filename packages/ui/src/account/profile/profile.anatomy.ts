import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const bookingListAnatomy = defineAnatomy('booking-list', [
  'root',
  'booking',
  'picture',
  'body',
  'title',
  'dates',
  'amounts',
  'reference',
  'note',
]);

export const accountCardAnatomy = defineAnatomy('account-card', ['root', 'avatar', 'name', 'heading', 'facts']);

export const deviceListAnatomy = defineAnatomy('device-list', [
  'root',
  'title',
  'text',
  'list',
  'device',
  'facts',
  'form',
  'actions',
]);

export const passwordChangeAnatomy = defineAnatomy('password-change', [
  'root',
  'title',
  'text',
  'form',
  'actions',
  'panel',
]);

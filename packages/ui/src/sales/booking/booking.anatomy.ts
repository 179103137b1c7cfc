import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const bookingPanelAnatomy = defineAnatomy('booking-panel', [
  'root',
  'title',
  'price',
  'discounts',
  'counter',
  'count',
  'hint',
  'totals',
  'notes',
  'bar',
]);

export const bookingDialogAnatomy = defineAnatomy('booking-dialog', [
  'stage',
  'login',
  'resume',
  'steps',
  'step',
  'summary',
  'dates',
  'form',
  'pair',
  'message',
  'text',
  'actions',
  'cost',
  'note',
  'departures',
  'departure',
  'requested',
  'options',
  'option',
  'custom',
  'success',
]);

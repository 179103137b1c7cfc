import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const savedTreksAnatomy = defineAnatomy('saved-treks', [
  /** The heart of one trek. */
  'toggle',
  /** The list with its notices. */
  'root',
  /** Says that the treks are on this device only, or have not reached the account. */
  'notice',
  /** The saved treks. */
  'list',
  /** One of them. */
  'item',
  /** The new departures of a trek, or that it is no longer offered. */
  'note',
]);

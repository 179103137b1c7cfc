import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const popularTreksAnatomy = defineAnatomy('popular-treks', [
  /** Tabs and rows. */
  'root',
  /** The row of one country, or a status in its place. */
  'panel',
]);

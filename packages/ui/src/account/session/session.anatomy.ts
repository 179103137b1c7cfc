import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const sessionScreenAnatomy = defineAnatomy('session-screen', [
  /**
   * Covers the page.
   * @attribute data-state `starting`, `restoring` or `failed`.
   */
  'root',
]);

import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const sessionScreenAnatomy = defineAnatomy('session-screen', [
  /** Covers the page; `data-state` is starting, restoring or failed. */
  'root',
]);

import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const searchFormAnatomy = defineAnatomy('search-form', [
  /**
   * The form.
   * @attribute data-viewport `small` or `large`.
   * @attribute data-mode `simple` or `advanced`.
   */
  'root',
  /** The fields. */
  'fields',
  /** Says that nothing was chosen. */
  'error-text',
  /** The buttons. */
  'actions',
  /** The button’s text on a small screen. */
  'short-label',
  /** Its text on a wide one. */
  'full-label',
  /** Between the country alone and all fields. */
  'mode-switch',
]);

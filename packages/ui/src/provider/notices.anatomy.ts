import { defineAnatomy } from '../core/internal/anatomy.ts';

export const noticesAnatomy = defineAnatomy('notices', [
  /** The region that is read out; there from the start. */
  'root',
  /**
   * One notice.
   * @attribute data-kind `success`, `error` or `info`.
   */
  'notice',
  /** The message. */
  'text',
  /** A second, quieter sentence. */
  'detail',
  /** The action. */
  'action',
  /** Takes the notice away. */
  'close-trigger',
]);

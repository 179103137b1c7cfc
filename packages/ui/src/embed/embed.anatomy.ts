import { defineAnatomy } from '../core/internal/anatomy.ts';

export const embedAnatomy = defineAnatomy('embed', [
  /**
   * Everything that is ours on the page.
   * @attribute data-trek-theme `light` or `dark`.
   */
  'root',
  /**
   * Dialogs and notices, beside the page.
   * @attribute data-trek-theme `light` or `dark`.
   */
  'portal',
]);

import { defineAnatomy } from '../core/internal/anatomy.ts';

export const embedAnatomy = defineAnatomy('embed', [
  /** Everything that is ours on the page; `data-trek-theme` is `light` or `dark`. */
  'root',
  /** Dialogs and notices, beside the page. */
  'portal',
]);

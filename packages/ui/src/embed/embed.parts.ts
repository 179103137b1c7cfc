import { describeParts } from '../core/internal/described-anatomy.ts';
import { embedAnatomy } from './embed.anatomy.ts';

export const embedParts = describeParts(embedAnatomy, {
  root: 'Everything that is ours on the page; `data-theme` is `light` or `dark`',
  portal: 'Dialogs and notices, beside the page',
});

import { describeParts } from '../../core/internal/described-anatomy.ts';
import { searchFormAnatomy } from './search.anatomy.ts';

export const searchFormParts = describeParts(searchFormAnatomy, {
  root: 'The form; `data-viewport` and `data-mode` say which fields show',
  fields: 'The fields',
  error: 'Says that nothing was chosen',
  actions: 'The buttons',
  'short-label': 'The button’s text on a small screen',
  'full-label': 'Its text on a wide one',
  'mode-switch': 'Between the country alone and all fields',
});

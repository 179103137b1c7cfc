import { describeParts } from '../../core/internal/described-anatomy.ts';
import { trekSearchAnatomy } from './suggestions.anatomy.ts';

export const trekSearchParts = describeParts(trekSearchAnatomy, {
  root: 'The form; a plain one until its code is there',
  field: 'The field with its icon: the icon alone until it has the focus',
  input: 'The text field',
  panel: 'The panel below the field; `data-state` names its content',
  list: 'The suggestions',
  group: 'Those of one kind',
  'group-label': 'The kind of the results',
  option: 'One suggestion',
  title: 'Its name',
  detail: 'Its place, or the name that matched',
  mark: 'The letters that were typed',
  status: 'The text instead of suggestions',
  clear: 'The button that forgets earlier searches',
});

import { describeParts } from '../../core/internal/described-anatomy.ts';
import { trekSearchAnatomy } from './suggestions.anatomy.ts';

export const trekSearchParts = describeParts(trekSearchAnatomy, {
  root: 'The form; a plain one until its code is there',
  field: 'The field with its icon: the icon alone until it has the focus',
  input: 'Where one types',
  panel: 'What opens below the field; `data-state` says what it shows',
  list: 'The suggestions',
  group: 'Those of one kind',
  'group-label': 'What kind they are of',
  option: 'One suggestion',
  title: 'Its name',
  detail: 'Where it is, or what it was found by',
  mark: 'The letters that were typed',
  status: 'The text instead of suggestions',
  clear: 'The button that forgets earlier searches',
});

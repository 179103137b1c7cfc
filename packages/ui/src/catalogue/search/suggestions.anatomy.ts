import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const trekSearchAnatomy = defineAnatomy('trek-search', [
  'root',
  'field',
  'input',
  'panel',
  'list',
  'group',
  'group-label',
  'option',
  'title',
  'detail',
  'mark',
  'status',
  'clear',
]);

import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const searchFormAnatomy = defineAnatomy('search-form', [
  'root',
  'fields',
  'error',
  'actions',
  'short-label',
  'full-label',
  'mode-switch',
]);

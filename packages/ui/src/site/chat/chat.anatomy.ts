import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const chatAnatomy = defineAnatomy('chat', [
  'root',
  'launcher',
  'hint-place',
  'hint',
  'panel',
  'title',
  'text',
  'close',
  'contacts',
  'contact',
  'avatar',
  'name',
  'role',
]);

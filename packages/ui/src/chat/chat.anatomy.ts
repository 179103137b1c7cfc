import { defineAnatomy } from '../internal/anatomy.ts';

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

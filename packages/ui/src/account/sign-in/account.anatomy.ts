import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const accountFormAnatomy = defineAnatomy('account-form', [
  'root',
  'title',
  'text',
  'form',
  'pair',
  'row',
  'message',
  'actions',
  'divider',
  'note',
  'footer',
]);

export const googleCallbackAnatomy = defineAnatomy('google-callback', ['root']);

export const accountMenuAnatomy = defineAnatomy('account-menu', ['root', 'trigger', 'avatar', 'name', 'menu']);

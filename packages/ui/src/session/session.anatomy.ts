import { defineAnatomy } from '../internal/anatomy.ts';

export const accountFormAnatomy = defineAnatomy('account-form', [
  'root',
  'title',
  'form',
  'pair',
  'row',
  'message',
  'footer',
]);

export const sessionScreenAnatomy = defineAnatomy('session-screen', ['root']);

export const accountMenuAnatomy = defineAnatomy('account-menu', ['root', 'trigger', 'avatar', 'menu']);

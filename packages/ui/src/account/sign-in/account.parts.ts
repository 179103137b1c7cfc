import { describeParts } from '../../core/internal/described-anatomy.ts';
import { accountFormAnatomy, accountMenuAnatomy, googleCallbackAnatomy } from './account.anatomy.ts';

export const accountFormParts = describeParts(accountFormAnatomy, {
  root: 'The card around the form',
  title: 'Its heading',
  text: 'One sentence below the heading',
  form: 'The fields and their button',
  pair: 'Two fields beside each other',
  row: 'A checkbox and a link beside each other',
  message: 'The failure; the input is preserved',
  actions: 'Buttons that do not send the form',
  divider: 'Between the form and the other way in',
  note: 'A remark about the way to sign in beside it',
  footer: 'The way to a neighboring form',
});

export const googleCallbackParts = describeParts(googleCallbackAnatomy, {
  root: 'The screen between Google and the site',
});

export const accountMenuParts = describeParts(accountMenuAnatomy, {
  root: 'Trigger and menu, or the link to sign in',
  trigger: 'The button with the visitor’s name',
  avatar: 'The picture, or the first letter of the name',
  name: 'Their first name, as much of it as there is room for',
  menu: 'The menu that the trigger opens',
});

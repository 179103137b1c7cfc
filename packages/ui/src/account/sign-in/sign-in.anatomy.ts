import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const signInAnatomy = defineAnatomy('sign-in', [
  /** The card around the form. */
  'root',
  /** Its heading. */
  'title',
  /** One sentence below the heading. */
  'text',
  /** The fields and their button. */
  'form',
  /** Two fields beside each other. */
  'pair',
  /** A checkbox and a link beside each other. */
  'row',
  /** The failure; the input is preserved. */
  'failure',
  /** Buttons that do not send the form. */
  'actions',
  /** Between the form and the other way in. */
  'divider',
  /** A remark about the way to sign in beside it. */
  'note',
  /** The way to a neighboring form. */
  'footer',
]);

export const googleCallbackAnatomy = defineAnatomy('google-callback', [
  /** The screen between Google and the site. */
  'root',
]);

export const accountMenuAnatomy = defineAnatomy('account-menu', [
  /**
   * Trigger and menu, or the link to sign in.
   * @attribute data-state `open` or `closed`.
   */
  'root',
  /** The button with the visitor’s name. */
  'trigger',
  /** The picture, or the first letter of the name. */
  'avatar',
  /** Their first name, as much of it as there is room for. */
  'name',
  /** The menu that the trigger opens. */
  'content',
]);

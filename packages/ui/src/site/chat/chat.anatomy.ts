import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const chatAnatomy = defineAnatomy('chat', [
  /**
   * The widget in its corner.
   * @attribute data-state `open` or `closed`.
   * @attribute data-yields Present while the visitor fills in a form or sets a value.
   */
  'root',
  /** The round button. */
  'launcher',
  /** The place of the hint; always rendered. */
  'hint',
  /** The text beside the button, shown for a moment. */
  'hint-text',
  /** The panel that the button opens. */
  'panel',
  /** The panel’s heading. */
  'title',
  /** One sentence about the answers. */
  'text',
  /** The button that closes the panel. */
  'close',
  /** The people to write to. */
  'contacts',
  /** One person, as a link to the chat. */
  'contact',
  /** The person’s first letter. */
  'avatar',
  /** The person’s name. */
  'name',
  /** The person’s subject. */
  'role',
]);

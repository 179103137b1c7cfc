import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const trekSearchAnatomy = defineAnatomy('trek-search', [
  /** The form; a plain one until its code is there. */
  'root',
  /** The field with its icon: the icon alone until it has the focus. */
  'field',
  /** The text field. */
  'input',
  /**
   * The panel below the field.
   * @attribute data-state `recent`, `loading`, `failed`, `nothing` or `found`.
   */
  'panel',
  /** The suggestions. */
  'list',
  /** Those of one kind. */
  'group',
  /** The kind of the results. */
  'group-label',
  /** One suggestion. */
  'option',
  /** Its name. */
  'title',
  /** Its place, or the name that matched. */
  'detail',
  /** The letters that were typed. */
  'mark',
  /** The text instead of suggestions. */
  'status',
  /** The button that forgets earlier searches. */
  'clear',
]);

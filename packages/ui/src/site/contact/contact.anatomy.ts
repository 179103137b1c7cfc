import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const contactFormAnatomy = defineAnatomy('contact-form', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** The fields and their button. */
  'form',
  /** Two fields beside each other. */
  'pair',
  /** The failure; the input is preserved. */
  'failure',
  /** That the message has arrived, and where the answer goes. */
  'confirmation',
]);

export const officeAnatomy = defineAnatomy('office', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** Address, phone, email and hours. */
  'facts',
  /** One of them, with its name. */
  'fact',
  /** The office elsewhere. */
  'social',
]);

export const officeMapAnatomy = defineAnatomy('office-map', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** Replaces the map until it is requested. */
  'drawing',
  /** The button over the drawing, and what asking leads to. */
  'veil',
  /**
   * Room for drawing or map.
   * @attribute data-state `waiting` or `shown`.
   */
  'frame',
]);

import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const contactFormAnatomy = defineAnatomy('contact-form', [
  'root',
  'title',
  'form',
  'pair',
  'message',
  'confirmation',
]);

export const officeAnatomy = defineAnatomy('office', ['root', 'title', 'facts', 'fact', 'social']);

export const officeMapAnatomy = defineAnatomy('office-map', ['root', 'title', 'drawing', 'veil', 'frame']);

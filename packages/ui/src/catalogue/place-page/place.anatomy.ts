import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const placeAnatomy = defineAnatomy('place', [
  'root',
  'hero',
  'picture',
  'hero-text',
  'kind',
  'title',
  'story',
  'treks',
  'treks-title',
  'cards',
]);

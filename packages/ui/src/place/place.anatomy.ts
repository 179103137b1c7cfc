import { defineAnatomy } from '../internal/anatomy.ts';

export const placeAnatomy = defineAnatomy('place', [
  'root',
  'hero',
  'picture',
  'heroText',
  'kind',
  'title',
  'story',
  'treks',
  'treksTitle',
  'cards',
]);
